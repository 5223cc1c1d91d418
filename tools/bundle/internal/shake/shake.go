// Package shake finds the declarations that a program needs. It searches the graph of declarations from main, the init
// functions and every variable whose initialiser has an effect.
//
// Its input is a graph. Its output is the set of kept units, each with the reason why it is kept. It guarantees that
// every declaration that can run in the original is kept, including methods that are called through interfaces, and
// that a kept declaration which cannot be part of a single file (go:linkname, functions without a body) is an error.
package shake

import (
	"bytes"
	"go/ast"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/uses"
)

// A Reason is the reason why a declaration is kept.
type Reason int

const (
	Start   Reason = iota + 1 // main or an init function
	Effect                    // a variable whose initialiser has an effect
	Used                      // a kept declaration refers to it
	Dynamic                   // a method that may be called through an interface or by reflection
	Hiding                    // a method that hides a promoted one
)

// Kept contains the result of a search.
type Kept struct {
	Why map[*uses.Unit]Reason
	// Units contains the kept units in the graph's order.
	Units []*uses.Unit
}

// A search holds the state of a call of Search.
type search struct {
	*uses.Graph
	why     map[*uses.Unit]Reason
	queue   []*uses.Unit // kept units whose uses have not been followed yet
	methods *methodRules
}

// Search returns the units that the main package needs: main, init functions, variables whose initialisers have
// effects, and everything that these units use.
func Search(g *uses.Graph) (*Kept, error) {
	s := &search{Graph: g, why: map[*uses.Unit]Reason{}}
	s.methods = newMethodRules(s)

	// Start with init functions, variables whose initialisers have effects, and main.
	for _, u := range g.Units {
		switch {
		case u.IsInit() && len(u.Func().Body.List) > 0:
			s.keep(u, Start)
		case u.IsVar() && !pureSpec(u):
			s.keep(u, Effect)
		}
	}
	s.keep(g.Of[g.Main().Types.Scope().Lookup("main")], Start)

	// A kept method may use more types, and these may need more methods, so repeat until nothing is added.
	for s.drain(); s.methods.apply(); {
		s.drain()
	}

	// Report errors only for kept units.
	k := &Kept{Why: s.why}
	var refused diag.List
	for _, u := range g.Units {
		if s.why[u] != 0 {
			k.Units = append(k.Units, u)
			refused = append(refused, refusals(g, u)...)
		}
	}
	refused.Sort()
	return k, refused.Err()
}

// keep adds a unit to the result and to the queue, unless it was added before. u is nil for an object of the standard
// library, and then keep does nothing.
func (s *search) keep(u *uses.Unit, why Reason) {
	if u == nil || s.why[u] != 0 {
		return
	}
	s.why[u] = why
	s.queue = append(s.queue, u)
}

// drain follows the uses of all units in the queue.
func (s *search) drain() {
	for len(s.queue) > 0 {
		u := s.queue[0]
		s.queue = s.queue[1:]
		s.methods.see(u)
		for _, r := range u.Uses {
			s.keep(s.Of[r.Obj], Used)
		}
	}
}

// refusals returns the reasons why a kept unit cannot be part of a single file.
func refusals(g *uses.Graph, u *uses.Unit) diag.List {
	var list diag.List

	// Refuse a function without a body, which is in an assembly file or in another package.
	if f := u.Func(); f != nil && f.Body == nil {
		list = append(list, diag.Errorf(g.Position(f.Pos()),
			"cannot bundle: function %s has no body (assembly or go:linkname)", f.Name.Name)...)
	}

	// Search the text first, because most files have no such comment.
	if !bytes.Contains(u.File.Text, []byte("//go:linkname ")) {
		return list
	}
	for _, o := range u.Objs {
		if c := directive(u.File.Tree, "//go:linkname "+o.Name()+" "); c != nil {
			list = append(list, diag.Errorf(g.Position(c.Pos()),
				"cannot bundle: go:linkname of %s refers to another package", o.Name())...)
		}
	}
	return list
}

// directive returns the comment in f that begins with prefix, or nil. The last character of prefix is a
// space. A comment that ends before this space is also found.
func directive(f *ast.File, prefix string) *ast.Comment {
	for _, group := range f.Comments {
		for _, c := range group.List {
			if len(c.Text) >= len(prefix)-1 && (c.Text + " ")[:len(prefix)] == prefix {
				return c
			}
		}
	}
	return nil
}
