// Package order finds the order in which the packages of a program are initialised.
//
// Its input is a loaded program. Its output is the program's packages in this order, main last. The Go linker
// uses the same order: a package comes after its imports, and if several packages could come next, the first
// one in alphabetical order is chosen. Packages of the standard library are part of the computation, because
// a package of the program is initialised after the standard packages that it imports.
package order

import (
	"container/heap"
	"fmt"
	"strings"

	"oj/tools/bundle/internal/load"
)

// Packages returns the packages of p in the order of initialisation.
func Packages(p *load.Program) []*load.Package {
	// If there is at most one package besides main, it comes before main.
	if len(p.Packages) <= 2 {
		return p.Packages
	}

	// Add the packages of the library to the schedule.
	s := newSchedule()
	for _, path := range p.Std.Closure(stdImports(p)) {
		s.add(path, taskImports(p.Std, path))
	}

	// ours contains the packages of the program that must be initialised at start-up, and main. The loop
	// visits dependencies before dependents.
	ours := map[string]*load.Package{}
	for _, pkg := range p.Packages {
		// The linker ignores a package that needs no initialisation. Exceptions are package main, and
		// packages that import a package with an initialisation.
		deps := taskImports(p.Std, "", pkg.StdImports...)
		for _, q := range pkg.Imports {
			if ours[q.Path] != nil {
				deps = append(deps, q.Path)
			}
		}
		if len(deps) > 0 || hasWork(p, pkg) || pkg == p.Main() {
			s.add(pkg.Path, deps)
			ours[pkg.Path] = pkg
		}
	}
	return inOrder(p, s.run())
}

// inOrder returns all packages of the program in the order of the schedule. The schedule does not contain
// packages that need no initialisation. inOrder inserts each of them before the first package that imports
// it.
func inOrder(p *load.Program, schedule []string) []*load.Package {
	// Map the paths of the program's packages to the packages.
	ours := map[string]*load.Package{}
	for _, pkg := range p.Packages {
		ours[pkg.Path] = pkg
	}
	var out []*load.Package
	done := map[*load.Package]bool{}
	var add func(pkg *load.Package)

	// add appends a package to out, after all packages that it imports.
	add = func(pkg *load.Package) {
		if pkg == nil || done[pkg] {
			return
		}
		done[pkg] = true
		for _, q := range pkg.Imports {
			add(q)
		}
		out = append(out, pkg)
	}

	for _, path := range schedule {
		if path != p.Main().Path {
			add(ours[path])
		}
	}
	add(p.Main())
	return out
}

// stdImports returns the standard packages that the program imports.
func stdImports(p *load.Program) []string {
	var all []string
	for _, pkg := range p.Packages {
		all = append(all, pkg.StdImports...)
	}
	return all
}

// taskImports returns the standard packages that path imports and that must be initialised at start-up. The linker
// ignores all other imports. If path is not in the table of the standard library, the caller provides the imports of
// path in the argument imports.
func taskImports(std *load.Std, path string, imports ...string) []string {
	// Packages of the program are not in the table, so the caller provides their imports.
	if p := std.Package(path); p != nil {
		imports = p.Imports
	}
	var deps []string
	for _, dep := range imports {
		if p := std.Package(dep); p != nil && p.Task {
			deps = append(deps, dep)
		}
	}
	return deps
}

// A schedule implements the linker's algorithm. For each package it counts the imported packages that are not
// initialised yet. A heap contains the packages for which this count is zero.
type schedule struct {
	waiting map[string]int
	users   map[string][]string // for each package, the packages that import it
	ready   tasks               // the heap of the packages that can be initialised next
}

// newSchedule returns an empty schedule.
func newSchedule() *schedule {
	return &schedule{waiting: map[string]int{}, users: map[string][]string{}}
}

// add adds a package that waits for the packages deps.
func (s *schedule) add(path string, deps []string) {
	s.waiting[path] = len(deps)
	for _, dep := range deps {
		s.users[dep] = append(s.users[dep], path)
	}
	if len(deps) == 0 {
		s.ready = append(s.ready, task{path, symbol(path)})
	}
}

// run returns all packages in the order of the linker.
func (s *schedule) run() []string {
	// The method add only appends to the slice, so turn the slice into a heap now.
	heap.Init(&s.ready)
	var out []string
	for s.ready.Len() > 0 {
		path := heap.Pop(&s.ready).(task).path
		out = append(out, path)

		// A package becomes ready when its last import is initialised.
		for _, user := range s.users[path] {
			s.waiting[user]--
			if s.waiting[user] == 0 {
				heap.Push(&s.ready, task{user, symbol(user)})
			}
		}
	}
	return out
}

// task is a package, and the name of the symbol that the linker initialises for it.
type task struct{ path, symbol string }

// tasks is a heap of packages. The top of the heap is the package whose symbol is first in alphabetical
// order.
type tasks []task

func (t tasks) Len() int           { return len(t) }
func (t tasks) Less(i, j int) bool { return t[i].symbol < t[j].symbol }
func (t tasks) Swap(i, j int)      { t[i], t[j] = t[j], t[i] }
func (t *tasks) Push(x any)        { *t = append(*t, x.(task)) }
func (t *tasks) Pop() any {
	last := (*t)[len(*t)-1]
	*t = (*t)[:len(*t)-1]
	return last
}

// symbol returns the name of the symbol by which the linker initialises a package. It contains the import
// path, in which dots after the last slash, control characters, spaces, percent signs, quotes and bytes
// beyond ASCII are escaped.
func symbol(path string) string {
	slash := strings.LastIndex(path, "/")

	// Escape the path, because the linker sorts by the escaped name.
	var b strings.Builder
	for i := 0; i < len(path); i++ {
		c := path[i]
		special := c <= ' ' || c == '%' || c == '"' || c >= 0x7F
		if special || c == '.' && i > slash {
			fmt.Fprintf(&b, "%%%02x", c)
		} else {
			b.WriteByte(c)
		}
	}
	return b.String() + "..inittask"
}
