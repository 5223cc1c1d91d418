package cxx

import (
	"errors"
	"go/types"
	"strings"
	"testing"

	"oj/tools/bundle/internal/cxx/analyse"
)

// TestFaultIsRefusal checks that a panic of the translator is reported as a refusal with file and line.
func TestFaultIsRefusal(t *testing.T) {
	prog, refused, err := load([]byte("package main\n\nfunc main() {\n\tvar err error\n\tprintln(err.Error())\n}\n"), Options{Name: "main.go"})
	if err != nil {
		t.Fatal(err)
	}

	// Let the translator panic: replace each selection by an empty one, which the type checker never returns.
	for sel := range prog.Info.Selections {
		prog.Info.Selections[sel] = &types.Selection{}
	}
	out, err := generate(analyse.Find(prog), refused, Options{})
	var unsupported *Unsupported
	if !errors.As(err, &unsupported) || out.text != nil || !strings.HasPrefix(err.Error(), "main.go:") || !strings.Contains(err.Error(), "a fault of the translator") {
		t.Errorf("%d bytes, error %v", len(out.text), err)
	}
}
