// This file makes solution.go of a template.

package main

import (
	"bytes"
	"fmt"
	"go/format"
	"os"
	"text/template"
)

// standard is the template without -template.
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

// fields are what a template can use. Each is one line of printable characters.
type fields struct {
	ID, Name, Source, URL string
	Module                string // the path of the module that the solution stands in
}

// A solutionTemplate is a template and the name that messages about it begin with.
type solutionTemplate struct {
	name string
	text *template.Template
}

// readTemplate reads the template of this file, or the standard one if the name is "".
func readTemplate(name string) (*solutionTemplate, error) {
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
	s := &solutionTemplate{name, t}
	_, err = s.execute(&problem{ID: "id", Name: "Name"}, "module") // mistakes come out before a problem is awaited
	return s, err
}

// execute makes the solution of a problem, formatted as gofmt does.
func (s *solutionTemplate) execute(p *problem, module string) ([]byte, error) {
	var b bytes.Buffer
	err := s.text.Execute(&b, fields{ID: p.ID, Name: p.Name, Source: p.Source, URL: p.URL, Module: module})
	if err != nil {
		return nil, fmt.Errorf("-template: %w", err)
	}
	source, err := format.Source(b.Bytes())
	if err != nil {
		return nil, fmt.Errorf("-template %s makes no Go: line %w", s.name, err)
	}
	return source, nil
}
