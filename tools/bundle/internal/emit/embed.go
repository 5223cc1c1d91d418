package emit

import (
	"go/ast"
	"go/types"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/uses"
)

// inline replaces a go:embed directive by a literal if it embeds one file in a string or []byte. Any other
// go:embed directive is an error.
func (e *emitter) inline(u *uses.Unit, c *ast.Comment) {
	spec := u.Spec.(*ast.ValueSpec)

	// A directive with several patterns or with wildcards is an error.
	text, why := e.embedded(u, c)
	if why != "" {
		e.errs = append(e.errs, diag.Errorf(e.Position(c.Pos()), "cannot bundle: go:embed %s", why)...)
		return
	}

	value := literal(text)

	// The type of the variable determines the form of the literal.
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

	// Keep the directive as a comment, because it shows the origin of the text.
	e.Inlined[u] = true
	e.edit(u.File, c.Pos(), c.End(), "// "+strings.TrimPrefix(c.Text, "//go:")+" (inlined)")
	e.edit(u.File, spec.End(), spec.End(), " = "+value)
}

// embedded returns the text of the file that the directive names. If the directive is not supported, it returns
// the reason why.
func (e *emitter) embedded(u *uses.Unit, c *ast.Comment) (text, why string) {
	// The rest of the line is one name, or one quoted name, which may contain spaces.
	name := strings.TrimSpace(strings.TrimPrefix(c.Text, "//go:embed"))
	if unquoted, err := strconv.Unquote(name); err == nil {
		name = unquoted
	} else if len(strings.Fields(name)) != 1 {
		return "", "of several patterns has no place in one file"
	}

	data, err := os.ReadFile(filepath.Join(u.Pkg.Dir, filepath.FromSlash(name)))
	if err != nil {
		return "", "of " + name + ": want the name of one file: " + err.Error()
	}
	return string(data), ""
}

// literal returns text as a Go string literal. It uses a raw literal if the text has several lines and no
// characters that a raw literal changes.
func literal(text string) string {
	if strconv.CanBackquote(strings.ReplaceAll(text, "\n", "")) && strings.Contains(text, "\n") {
		return "`" + text + "`"
	}
	return strconv.Quote(text)
}
