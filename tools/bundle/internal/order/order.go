// Package order finds the order in which the packages of a program are initialised.
//
// Its input is a loaded program. Its output is the program's packages in this order, main last. The Go linker uses the
// same order: a package comes after its imports, and if several packages could come next, the first one in alphabetical
// order is chosen. Packages of the standard library are part of the computation, because a package of the program may
// wait for one of them.
package order

import (
	"container/heap"
	"fmt"
	"strings"

	"oj/tools/bundle/internal/load"
)

// Packages returns the packages of p in the order of initialisation.
func Packages(p *load.Program) []*load.Package {
	if len(p.Packages) <= 2 { // there is only one possible order
		return p.Packages
	}

	// Add the packages of the library to the schedule.
	s := newSchedule()
	for _, path := range p.Std.Closure(stdImports(p)) {
		s.add(path, taskImports(p.Std, path))
	}

	ours := map[string]*load.Package{} // the packages of the program that have work at start-up, and main
	for _, pkg := range p.Packages {   // dependencies first

		// The linker ignores a package without work at start-up, unless it imports a package with work or is
		// main.
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

// inOrder returns the packages in the order of the schedule, and each package after its imports. Packages
// without work at start-up are not in the schedule; each comes before the first package that imports it.
func inOrder(p *load.Program, schedule []string) []*load.Package {
	// Map paths to packages.
	ours := map[string]*load.Package{}
	for _, pkg := range p.Packages {
		ours[pkg.Path] = pkg
	}
	var out []*load.Package
	done := map[*load.Package]bool{}
	var add func(pkg *load.Package)

	// An import comes before the package that needs it.
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

// taskImports returns the imports of path that have work to do at start-up. If path is not in the table, it
// uses the given imports. The linker ignores all other imports.
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

// A schedule implements the linker's algorithm. For each package it counts the packages that must be initialised
// before. A heap contains the packages for which this count is zero.
type schedule struct {
	waiting map[string]int
	users   map[string][]string // the packages that wait for a package
	ready   tasks               // the heap
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
	// Function add has only appended packages, so establish the order of the heap now.
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

// task is a package with the linker's name for its work at start-up.
type task struct{ path, symbol string }

// tasks is a heap of packages. The one with the least symbol is on top.
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

// symbol returns the linker's name for the work of a package at start-up. It escapes dots after the last slash,
// control characters, percent signs, quotes and bytes beyond ASCII.
func symbol(path string) string {
	slash := strings.LastIndex(path, "/")

	// The linker sorts by the escaped name.
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
