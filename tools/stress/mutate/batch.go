// This file lets one process run many variants on many inputs, because starting a process takes longer than most runs.

package mutate

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strings"
)

// If the first argument of the program is Batch, the process runs a batch: many variants on many inputs.
// Three more arguments follow: the time limit of the program in milliseconds, a list with the numbers of the
// variants, and a list with the lengths of the inputs. In both lists a comma follows each number. The
// standard input holds the inputs, one after the other.
//
// The process runs the program and then each variant on the first input, then on the second one, and so on.
// After each run it writes one byte: Same, Differs or Failed. It ends early if a run exceeds its time limit.
// It also ends early, after the last run on an input, if the batch has taken more than a second.
const Batch = "batch"

// The results of a run in a batch. The result of the program itself is never Differs.
const (
	Same    = 's' // the variant's output is that of the program
	Differs = 'd'
	Failed  = 'f' // the variant panicked, or its exit status was not 0
)

// stateless contains the packages of the standard library that keep no state from one call of main to the
// next.
var stateless = []string{
	"bufio", "bytes", "cmp", "container/heap", "container/list", "errors", "fmt", "io", "maps", "math", "math/big",
	"math/bits", "os", "slices", "sort", "strconv", "strings", "unicode", "unicode/utf8",
}

// batchable reports whether main can be called repeatedly in one process, with the same results as in
// separate processes. Between the calls, a batch sets the program's global variables to their initial values, and
// replaces the standard streams. It resets no other state.
func (m *mutator) batchable() bool {
	for _, path := range importsOf(m.file) {
		if !slices.Contains(stateless, path) {
			return false
		}
	}

	ok, exits, defers := true, false, false
	ast.Inspect(m.file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt: // a goroutine may still run after main has returned, and disturb the next run
			ok = false
		case *ast.FuncDecl: // init must run again before each run of main, but a batch cannot call init
			ok = ok && (n.Recv != nil || n.Name.Name != "init")
		case *ast.Ident: // a batch replaces os.Exit by a panic, and recover would stop this panic
			ok = ok && n.Name != "recover"
		case *ast.DeferStmt: // the panic that replaces os.Exit would run deferred calls, unlike os.Exit
			defers = true
		case *ast.SelectorExpr:
			switch code := m.code(n); {
			case code == "os.Exit":
				exits = true
			case strings.HasPrefix(code, "os."):
				ok = ok && (code == "os.Stdin" || code == "os.Stdout" || code == "os.Stderr")
			}
		}
		return true
	})
	return ok && !(exits && defers)
}

// addBatch renames main, so that a batch can call it, and replaces calls of os.Exit.
func (m *mutator) addBatch() {
	// An exit would end the whole batch, so it becomes a call that ends only this run.
	ast.Inspect(m.file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Recv == nil && n.Name.Name == "main" {
				m.wrap(n.Name, func(string) string { return "main__" })
			}
		case *ast.SelectorExpr:
			if m.code(n) == "os.Exit" {
				m.wrap(n, func(text string) string { return "exit__(" + text + ")" })
			}
		}
		return true
	})
}

// resets returns statements that set the program's global variables to their initial values.
func (m *mutator) resets() string {
	var b strings.Builder
	for _, d := range m.file.Decls {
		vars, ok := d.(*ast.GenDecl)
		if !ok || vars.Tok != token.VAR {
			continue
		}
		for _, spec := range vars.Specs {
			spec := spec.(*ast.ValueSpec)
			for _, name := range spec.Names {
				if len(spec.Values) == 0 && name.Name != "_" {
					fmt.Fprintf(&b, "\t%s = *new(%s)\n", name.Name, m.code(spec.Type))
				}
			}
		}
	}

	// Then set the variables that have an initial value, in the order of Go's package initialization. Use the
	// source with the variants in it, because a variant may change an initial value.
	for _, one := range m.info.InitOrder {
		var names []string
		for _, variable := range one.Lhs {
			names = append(names, variable.Name())
		}
		from, to := m.offset(one.Rhs.Pos()), m.offset(one.Rhs.End())
		inside := slices.DeleteFunc(slices.Clone(m.points), func(p point) bool { return p.from < from || p.to > to })
		if strings.Trim(strings.Join(names, ""), "_") != "" {
			fmt.Fprintf(&b, "\t%s = %s\n", strings.Join(names, ", "), m.wrapped(from, to, &inside))
		}
	}
	return b.String()
}

// batchHelpers contains the functions that a program needs to run batches, including the function main.
const batchHelpers = `
func main() {
	if len(mutantOS.Args) < 5 || mutantOS.Args[1] != "batch" {
		main__()
		return
	}
	inBatch__ = true
	begun, report := mutantTime.Now(), mutantOS.Stdout
	programTime := mutantTime.Duration(numbers__(mutantOS.Args[2] + ",")[0]) * mutantTime.Millisecond
	all, _ := mutantIO.ReadAll(mutantOS.Stdin)

	for _, length := range numbers__(mutantOS.Args[4]) {
		if mutantTime.Since(begun) > mutantTime.Second {
			return
		}
		input := all[:length]
		all = all[length:]

		// The time limit of a variant depends on the program's own time.
		start := mutantTime.Now()
		own, ok := run__(0, input, programTime)
		limit := 10*mutantTime.Since(start) + 300*mutantTime.Millisecond
		report.WriteString(result__(ok, true)) // the program does not differ from itself
		for _, number := range numbers__(mutantOS.Args[3]) {
			output, ok := run__(number, input, limit)
			report.WriteString(result__(ok, string(output) == string(own)))
		}
	}
}

// numbers__ parses a list of numbers, each followed by a comma.
func numbers__(text string) (list []int) {
	number := 0
	for _, c := range text {
		if c != ',' {
			number = 10*number + int(c-'0')
			continue
		}
		list = append(list, number)
		number = 0
	}
	return list
}

func result__(ok, isSame bool) string {
	switch {
	case !ok:
		return "f"
	case isSame:
		return "s"
	}
	return "d"
}

// run__ returns the output of a variant, and false if it failed. If the variant exceeds its time, the process ends.
func run__(number int, input []byte, limit mutantTime.Duration) (output []byte, ok bool) {
	stdin, feed, _ := mutantOS.Pipe()
	result, stdout, _ := mutantOS.Pipe()
	mutantOS.Stdin, mutantOS.Stdout = stdin, stdout
	go func() {
		feed.Write(input)
		feed.Close()
	}()
	written := make(chan []byte)
	go func() {
		all, _ := mutantIO.ReadAll(result)
		written <- all
	}()

	timer := mutantTime.AfterFunc(limit, func() { mutantOS.Exit(1) })
	mutant__, kept__ = number, nil
	ok = call__()
	timer.Stop()

	stdin.Close()
	stdout.Close()
	output = <-written
	result.Close()
	return output, ok
}

// exited__ is the value of the panic that replaces os.Exit.
type exited__ int

var inBatch__ bool

func exit__(exit func(int)) func(int) {
	if !inBatch__ {
		return exit
	}
	return func(status int) { panic(exited__(status)) }
}

// call__ resets the package's variables and calls main. The result is true if main ended without a panic and
// with exit status 0.
func call__() (ok bool) {
	defer func() {
		if failed := recover(); failed != nil {
			status, isExit := failed.(exited__)
			ok = isExit && status == 0
		}
	}()
	reset__()
	main__()
	return true
}

func reset__() {
`
