// Command output_visualizer draws the picture of winamax: the balls, which fly one after the other, shot by shot,
// along the arrows that the program prints.
package main

import (
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	columns, height := in.Int(1, 1000), in.Int(1, 1000)
	rows := board.Read(in, height, columns)
	if in.Short {
		return svg.Message("the input holds no field")
	}
	arrows := board.Read(out, height, columns) // nil if the output is malformed
	b := board.Board{Rows: rows, Looks: map[byte]string{'X': "b", 'H': "black"}, Silent: ".X"}
	b.Say("", "before the first shot")
	for digit := byte('1'); digit <= '9'; digit++ {
		for _, c := range board.Find(rows, digit) {
			t := board.Walk([]board.Cell{c}, "a", string(rune(digit)))
			for len(t.Moments) < len(b.Notes) {
				t.Stay()
			}
			for shots := int(digit - '0'); shots > 0 && board.At(rows, c) != 'H'; shots-- {
				d := strings.IndexByte("^>v<", board.At(arrows, c))
				if d < 0 {
					b.Say("bad", "no arrow leads on from row %d, column %d", c.Row+1, c.Column+1)
					t.Stay()
					break
				}
				for range shots {
					c = c.Plus(board.Beside[d])
				}
				t.Go(c)
				class, where := "", "on grass"
				switch board.At(rows, c) {
				case 'H':
					class, where = "good", "in a hole"
				case 'X', 0:
					class, where = "bad", "where no ball may lie"
				}
				t.Moments[len(t.Moments)-1].Text = string(rune('0' + shots - 1))
				b.Say(class, "a ball of %c flies %d and lies %s", digit, shots, where)
			}
			b.Tokens = append(b.Tokens, t)
			if len(b.Notes) > 500 {
				return board.Draw(f, []board.Board{b}, 1)
			}
		}
	}
	return board.Draw(f, []board.Board{b}, 1)
}
