package emit

import (
	"fmt"
	"strings"

	"oj/tools/bundle/internal/graph"
	"oj/tools/bundle/internal/load"
	"oj/tools/bundle/internal/shake"
)

// This file keeps the order of initialisation. In the original a package's
// variables and then its init functions are done before the next package's
// variables; in one package all variables come before all init functions. So
// where a later variable could tell the difference, the init functions get
// names and are called by the initialiser of a blank variable that stands after
// the package's own variables: Go initialises variables in the order of their
// declaration as far as their dependencies allow, nothing depends on a blank
// variable, and no package depends on a later one.

// convertInits decides which init functions must become ordinary ones.
func (e *emitter) convertInits() {
	later := false // a later package has something that could tell
	var inits []*graph.Unit
	for i := len(e.kept.Units) - 1; i >= 0; i-- {
		u := e.kept.Units[i]
		if u.IsInit() {
			inits = append(inits, u)
		}
		if i > 0 && e.kept.Units[i-1].Pkg == u.Pkg {
			continue
		}
		if later {
			e.nameInits(inits)
		}
		later = later || e.hasState(u.Pkg)
		inits = inits[:0]
	}
}

// hasState says whether a kept variable of pkg reads or does anything when it
// is initialised.
func (e *emitter) hasState(pkg *load.Package) bool {
	for _, u := range e.kept.Units {
		if u.Pkg == pkg && u.IsVar() && !shake.Stateless(u) {
			return true
		}
	}
	return false
}

// nameInits names the init functions of one package, given last one first.
func (e *emitter) nameInits(inits []*graph.Unit) {
	for i := len(inits) - 1; i >= 0; i-- {
		u := inits[i]
		e.Inits[u] = e.names.Fresh("init", u.Pkg.Name)
	}
}

// runInits writes the blank variable that calls the package's init functions.
func (e *emitter) runInits(pkg *load.Package) {
	calls := ""
	for _, u := range e.kept.Units {
		if name := e.Inits[u]; name != "" && u.Pkg == pkg {
			calls += "\t" + name + "()\n"
		}
	}
	if calls == "" {
		return
	}
	e.paragraph(initCall + pkg.Path + " run here, before the variables below.")
	// No predeclared name is used here: the program may have its own.
	fmt.Fprintf(&e.out, "var _ = func() (_ struct{}) {\n%s\treturn\n}()\n", calls)
}

// initCall opens the comment of the blank variable that calls init functions.
const initCall = "// The init functions of "

// IsInitCall says whether a comment is that of such a blank variable.
func IsInitCall(comment string) bool { return strings.HasPrefix(comment, initCall) }
