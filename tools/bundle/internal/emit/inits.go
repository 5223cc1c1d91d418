package emit

import (
	"fmt"
	"strings"

	"oj/tools/bundle/internal/load"
	"oj/tools/bundle/internal/shake"
	"oj/tools/bundle/internal/uses"
)

// This file keeps the order of initialisation. In the original program, Go initialises one package after the other:
// first it initialises the variables of the package, then it calls its init functions. The bundle is one package, so
// Go would initialise the variables of all packages before it calls the first init function. If the initialiser of a
// variable could notice this, the bundler gives the init functions of all earlier packages other names. After the
// variables of each of these packages it declares a blank variable; the initialiser of this variable calls the
// renamed functions.
//
// The calls run at the right time, because Go initialises variables in the order of their declarations,
// unless a variable depends on a later one. No variable depends on a blank variable, and no package depends
// on a later package.

// convertInits decides which init functions become named functions.
func (e *emitter) convertInits() {
	later := false // a later package has a variable whose initialiser could notice when an init function runs
	var inits []*uses.Unit

	// Iterate from the last package to the first.
	for i := len(e.kept.Units) - 1; i >= 0; i-- {
		u := e.kept.Units[i]
		if u.IsInit() {
			inits = append(inits, u)
		}

		// The rest of the loop body runs once for each package, at its first unit.
		if i > 0 && e.kept.Units[i-1].Pkg == u.Pkg {
			continue
		}
		if later {
			e.nameInits(inits)
		}

		// The next iterations handle earlier packages, for which this package is a later one.
		later = later || e.hasState(u.Pkg)
		inits = inits[:0]
	}
}

// hasState reports whether the initialiser of a kept variable of pkg reads a variable or has an effect.
func (e *emitter) hasState(pkg *load.Package) bool {
	for _, u := range e.kept.Units {
		if u.Pkg == pkg && u.IsVar() && !shake.Stateless(u) {
			return true
		}
	}
	return false
}

// nameInits chooses names for the init functions of one package. The list inits is in reverse source order.
func (e *emitter) nameInits(inits []*uses.Unit) {
	for i := len(inits) - 1; i >= 0; i-- {
		u := inits[i]
		e.Inits[u] = e.names.Fresh("init", u.Pkg.Name)
	}
}

// runInits writes the blank variable whose initialiser calls the package's init functions.
func (e *emitter) runInits(pkg *load.Package) {
	calls := ""

	// Call the init functions in source order.
	for _, u := range e.kept.Units {
		if name := e.Inits[u]; name != "" && u.Pkg == pkg {
			calls += "\t" + name + "()\n"
		}
	}
	if calls == "" {
		return
	}

	e.paragraph(initCall + pkg.Path + " run here, before the variables below.")

	// The function literal uses no predeclared names, because the program may redeclare them.
	fmt.Fprintf(&e.out, "var _ = func() (_ struct{}) {\n%s\treturn\n}()\n", calls)
}

// initCall is the start of the comment above a variable that calls init functions.
const initCall = "// The init functions of "

// IsInitCall reports whether a comment is the one above a blank variable whose initialiser calls init functions.
func IsInitCall(comment string) bool { return strings.HasPrefix(comment, initCall) }
