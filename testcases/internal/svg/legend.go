// This file draws the legend of a picture.
package svg

import "fmt"

// A Key says what a shape means.
type Key struct {
	Shape   string // dot, square, line or text; a text has no shape
	Class   string
	Meaning string
}

// Legend makes the picture higher and adds the keys below it. Call it after everything else is drawn. A viewer may show the
// keys outside the picture instead: the elements of key number i have data-key="i", and data-legend of the root element is
// the height of the picture without the keys.
func (p *Picture) Legend(keys ...Key) {
	const margin, line, letter = 20., 20., 6.6
	x, y := margin, p.Height+4
	if len(keys) > 0 {
		p.legend = p.Height
	}
	for i, k := range keys {
		always := p.Always()
		always.more = fmt.Sprintf(` data-key="%d"`, i)

		// Begin a new line if the key does not fit.
		size := letter * float64(len([]rune(k.Meaning)))
		if k.Shape != "text" {
			size += 18
		}
		if x > margin && x+size > p.Width-margin {
			x = margin
			y += line
		}

		at := x + 18
		switch k.Shape {
		case "dot":
			always.Circle(x+7, y, 6, k.Class+" edge key", "")
		case "square":
			always.Rect(x+1, y-6, 12, 12, k.Class+" cell key")
		case "line":
			always.Line(x, y, x+14, y, k.Class)
		default:
			at = x
		}
		always.Text(at, y+4, k.Meaning, "small")
		x += size + 14
	}
	if len(keys) > 0 {
		p.Height = y + line/2 + 4
	}
}
