// Package order finds the order in which the packages of a program are initialised.
//
// It takes a loaded program. It gives its packages in that order, main last.
// It guarantees the order of the Go linker: of all packages whose imports are initialised, the one with the least name
// comes first. Packages of the standard library take part, because a package that waits for one of them comes later.
package order

import (
	"container/heap"
	"fmt"
	"strings"

	"oj/tools/bundle/internal/load"
)

// Packages lists the packages of p in the order of initialisation.
func Packages(p *load.Program) []*load.Package {
	if len(p.Packages) <= 2 { // there is only one order
		return p.Packages
	}

	// The packages of the library take part in the order.
	s := newSchedule()
	for _, path := range p.Std.Closure(stdImports(p)) {
		s.add(path, taskImports(p.Std, path))
	}

	ours := map[string]*load.Package{} // those that the linker knows
	for _, pkg := range p.Packages {   // dependencies first

		// Packages without work are unknown to the linker, except for main.
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

// inOrder lists the packages in the order of the schedule, but each after the packages that it imports. Packages without
// work at start-up are not in the schedule; they come where they are needed first.
func inOrder(p *load.Program, schedule []string) []*load.Package {
	// The linker's order lacks the packages without work.
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

// stdImports lists the standard packages that the program imports.
func stdImports(p *load.Program) []string {
	var all []string
	for _, pkg := range p.Packages {
		all = append(all, pkg.StdImports...)
	}
	return all
}

// taskImports lists the imports of path (or the given ones, if path is not in the table) that have work to do at start-up.
// The linker knows only these.
func taskImports(std *load.Std, path string, imports ...string) []string {
	// Packages of the program are not in the table; they give their imports.
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

// A schedule is the linker's algorithm. Each vertex counts the vertices that it waits for; a heap holds the ready ones.
type schedule struct {
	waiting map[string]int
	users   map[string][]string // the packages that wait for a package
	ready   tasks               // the heap
}

// newSchedule makes an empty schedule.
func newSchedule() *schedule {
	return &schedule{waiting: map[string]int{}, users: map[string][]string{}}
}

// add adds a package, and the packages that it waits for.
func (s *schedule) add(path string, deps []string) {
	s.waiting[path] = len(deps)
	for _, dep := range deps {
		s.users[dep] = append(s.users[dep], path)
	}
	if len(deps) == 0 {
		s.ready = append(s.ready, task{path, symbol(path)})
	}
}

// run lists all packages in the order of the linker.
func (s *schedule) run() []string {
	// The heap is filled while packages are added; now put it in order.
	heap.Init(&s.ready)
	var out []string
	for s.ready.Len() > 0 {
		path := heap.Pop(&s.ready).(task).path
		out = append(out, path)

		// Packages become ready when the last of their imports is done.
		for _, user := range s.users[path] {
			s.waiting[user]--
			if s.waiting[user] == 0 {
				heap.Push(&s.ready, task{user, symbol(user)})
			}
		}
	}
	return out
}

// task is a package with its symbol name.
type task struct{ path, symbol string }

// tasks is a heap of packages; the least symbol name is on top.
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

// symbol is the linker's name for the work of a package at start-up. Dots after the last slash, control characters, percent
// signs, quotes and bytes beyond ASCII are escaped.
func symbol(path string) string {
	slash := strings.LastIndex(path, "/")

	// The linker escapes names in this way, and sorts by the result.
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
