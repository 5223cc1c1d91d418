// This file creates solution.go from a template.

package main

import (
	"bytes"
	"fmt"
	"go/format"
	"os"
	"text/template"
)

// standard is the default template.
const standard = `// {{with .Source}}{{.}}, {{end}}{{.Name}}.
//
// State:
// Neighbours:
// Start:
// Goal:
package main

import (
	"bufio"
	"fmt"

	"{{.Module}}/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.More() {
		fmt.Fprintln(out, in.Word())
	}
}

func main() { scan.Main(solve) }
`

// fields are the fields of a template. Each is one line of printable characters.
type fields struct {
	ID, Name, Source, URL string
	Module                string // the path of this module
}

// A solutionTemplate is a template and the name of its file.
type solutionTemplate struct {
	name string
	text *template.Template
}

// readTemplate reads the template of this file, or the standard one if the name is "".
func readTemplate(name string) (*solutionTemplate, error) {
	// The default template needs no file, so that the command works in any repository.
	text := standard
	if name != "" {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		text = string(data)
	}
	t, err := template.New(name).Parse(text)
	if err != nil {
		return nil, fmt.Errorf("-template: %w", err)
	}

	// Try the template, so that the user learns about mistakes before the first problem comes.
	s := &solutionTemplate{name, t}
	_, err = s.execute(&problem{ID: "id", Name: "Name"}, "module")
	return s, err
}

// execute returns the solution.go of a problem, formatted by gofmt.
func (s *solutionTemplate) execute(p *problem, module string) ([]byte, error) {
	var b bytes.Buffer
	err := s.text.Execute(&b, fields{ID: p.ID, Name: p.Name, Source: p.Source, URL: p.URL, Module: module})
	if err != nil {
		return nil, fmt.Errorf("-template: %w", err)
	}

	// Formatting also finds mistakes in the syntax.
	source, err := format.Source(b.Bytes())
	if err != nil {
		return nil, fmt.Errorf("-template %s gives no valid Go: line %w", s.name, err)
	}
	return source, nil
}
