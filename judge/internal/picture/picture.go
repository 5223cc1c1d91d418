// Package picture reads the images that output visualizers leave in the feedback folder, and makes SVGs safe to stand
// in a page.
package picture

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A Picture is one image, in one of two forms.
type Picture struct {
	SVG  string // markup without anything that acts, for an SVG that has steps of its own
	Data string // a data URL, for every other image
}

// mostBytes bounds the images of one testcase.
const mostBytes = 8 << 20

var types = map[string]string{".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".svg": "image/svg+xml"}

// Collect returns the images of a run in the order of their names: those for judges, else those for teams. The one
// without a number comes last, since it stands for all. An error says which file is no image.
func Collect(feedback string) ([]Picture, error) {
	for _, kind := range []string{"judgeimage", "teamimage"} {
		files, err := filepath.Glob(filepath.Join(feedback, kind+"*"))
		if err != nil {
			return nil, err
		}
		if list, err := read(kind, files); err != nil || len(list) > 0 {
			return list, err
		}
	}
	return nil, nil
}

func read(kind string, files []string) (list []Picture, err error) {
	last := func(file string) int {
		if strings.HasPrefix(filepath.Base(file), kind+".") {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(files, func(a, b string) int { return cmp.Or(cmp.Compare(last(a), last(b)), strings.Compare(a, b)) })
	size := 0
	for _, file := range files {
		name := filepath.Base(file)
		mime := types[filepath.Ext(name)]
		if mime == "" || last(file) == 0 && !strings.HasPrefix(name, kind+"-") {
			continue
		}
		if info, err := os.Lstat(file); err != nil || !info.Mode().IsRegular() || size+int(info.Size()) > mostBytes {
			return list, fmt.Errorf("%s: want a file, and at most %d MiB of images for a testcase", name, mostBytes>>20)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return list, err
		}
		size += len(text)
		p, err := picture(mime, text)
		if err != nil {
			return list, fmt.Errorf("%s: %w", name, err)
		}
		list = append(list, p)
	}
	return list, nil
}

func picture(mime string, text []byte) (Picture, error) {
	if mime == types[".svg"] {
		clean, steps, err := Clean(text)
		if err != nil {
			return Picture{}, err
		}
		if steps {
			return Picture{SVG: clean}, nil
		}
	}
	return Picture{Data: "data:" + mime + ";base64," + base64.StdEncoding.EncodeToString(text)}, nil
}

const space = "http://www.w3.org/2000/svg"

// elements are those that only draw.
var elements = words("svg g rect circle ellipse line polyline polygon path text tspan title desc style defs linearGradient radialGradient stop clipPath")

// attributes are those that only say how.
var attributes = words(`id class x y x1 y1 x2 y2 cx cy r rx ry dx dy width height viewBox points d transform display opacity fill fill-opacity
	fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin font-family font-size font-weight text-anchor
	dominant-baseline offset stop-color gradientUnits preserveAspectRatio clip-path role aria-label
	data-steps data-from data-to data-layer data-goto data-caption data-jump`)

func words(list string) map[string]bool {
	set := make(map[string]bool)
	for _, word := range strings.Fields(list) {
		set[word] = true
	}
	return set
}

// Clean returns the SVG with what is known to draw and nothing else: no scripts, no links, nothing from elsewhere. It
// reports whether the SVG has steps (data-steps at its root). An error says that it is no SVG.
func Clean(text []byte) (clean string, steps bool, err error) {
	in := xml.NewDecoder(bytes.NewReader(text))
	var out strings.Builder
	depth, styling := 0, false
	var style strings.Builder
	for {
		token, err := in.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return "", false, err
		}
		switch t := token.(type) {
		case xml.StartElement:
			if depth == 0 && (t.Name.Local != "svg" || out.Len() > 0) {
				return "", false, errors.New("want one svg element")
			}
			if t.Name.Space != space && t.Name.Space != "" || !elements[t.Name.Local] {
				if err := in.Skip(); err != nil {
					return "", false, err
				}
				continue
			}
			depth++
			styling = t.Name.Local == "style"
			style.Reset()
			out.WriteString("<" + t.Name.Local)
			for _, a := range t.Attr {
				steps = steps || depth == 1 && a.Name.Local == "data-steps"
				if a.Name.Space == "" && attributes[a.Name.Local] && !reaches(a.Value) {
					out.WriteString(" " + a.Name.Local + `="` + escape(a.Value) + `"`)
				}
			}
			out.WriteString(">")
		case xml.EndElement:
			depth--
			if styling && !reaches(style.String()) && !strings.ContainsAny(style.String(), "<&") {
				out.WriteString(style.String())
			}
			styling = false
			out.WriteString("</" + t.Name.Local + ">")
		case xml.CharData:
			if styling {
				style.Write(t) // judged as a whole, since comments may part it
			} else if depth > 0 {
				out.WriteString(escape(string(t)))
			}
		}
	}
	if out.Len() == 0 {
		return "", false, errors.New("want an svg element")
	}
	return out.String(), steps, nil
}

// reaches reports whether a value could name something outside the picture.
func reaches(value string) bool {
	value = strings.ToLower(value)
	local := strings.ReplaceAll(value, "url(#", "")
	return strings.Contains(local, "url(") || strings.Contains(value, "@import") || strings.Contains(value, `\`) || strings.Contains(value, "javascript:")
}

func escape(text string) string {
	var b strings.Builder
	xml.EscapeText(&b, []byte(text)) // a strings.Builder never fails
	return b.String()
}
