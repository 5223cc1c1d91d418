package emit

import (
	"go/ast"
	"go/types"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/graph"
)

// inline replaces a go:embed of one file into a string or []byte by a literal. Any other go:embed is refused.
func (e *emitter) inline(u *graph.Unit, c *ast.Comment) {
	spec := u.Spec.(*ast.ValueSpec)

	// A directive with an unusual pattern is refused.
	text, why := e.embedded(u, c)
	if why != "" {
		e.errs = append(e.errs, diag.Errorf(e.Position(c.Pos()), "cannot bundle: go:embed %s", why)...)
		return
	}

	value := literal(text)

	// The variable's type decides about the literal.
	switch t := u.Objs[0].Type().Underlying().(type) {
	case *types.Basic:
	case *types.Slice:
		if b, ok := t.Elem().(*types.Basic); !ok || b.Kind() != types.Byte {
			why = "into a type other than string and []byte has no place in one file"
		}
		value = "[]byte(" + value + ")"
	default:
		why = "of a file system has no place in one file"
	}

	if why != "" {
		e.errs = append(e.errs, diag.Errorf(e.Position(c.Pos()), "cannot bundle: go:embed %s", why)...)
		return
	}

	// The directive becomes a comment, so that the reader knows where the text comes from.
	e.Inlined[u] = true
	e.edit(u.File, c.Pos(), c.End(), "// "+strings.TrimPrefix(c.Text, "//go:")+" (inlined)")
	e.edit(u.File, spec.End(), spec.End(), " = "+value)
}

// embedded is the text of the file that the directive names. If the directive is an unusual one, why tells the reason.
func (e *emitter) embedded(u *graph.Unit, c *ast.Comment) (text, why string) {
	// The first word is the directive itself.
	words := strings.Fields(c.Text)[1:]
	if len(words) != 1 {
		return "", "of several patterns has no place in one file"
	}

	name := words[0]

	// A name with blanks is quoted.
	if q, err := strconv.Unquote(name); err == nil {
		name = q
	}

	data, err := os.ReadFile(filepath.Join(u.Pkg.Dir, filepath.FromSlash(name)))
	if err != nil {
		return "", "of " + name + ": want the name of one file: " + err.Error()
	}
	return string(data), ""
}

// literal gives text as a Go literal, a raw one if this is readable and exact.
func literal(text string) string {
	if strconv.CanBackquote(strings.ReplaceAll(text, "\n", "")) && strings.Contains(text, "\n") {
		return "`" + text + "`"
	}
	return strconv.Quote(text)
}
