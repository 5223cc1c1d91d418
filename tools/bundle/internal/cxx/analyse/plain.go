package analyse

// This file decides whether the runtime's simple streams are enough for a program: a small scanner for programs that read
// only the standard input, only numbers, words and lines, and never look at the text of an error; and a bufio.Writer that
// writes only to the standard output.

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"
)

// PlainStreams says which of the runtime's simple streams are enough for a program.
type PlainStreams struct {
	Input    bool // the small scanner is enough, unless the program converts a reader or a scanner to an interface
	Results  bool // the program uses the results of a scanning call
	Output   bool // bufio's writers write only to the standard output
	Buffered bool // only bufio's writers use os.Stdout
}

// findPlainStreams decides which of the simple streams are enough.
func findPlainStreams(p *Source, e *Escapes) PlainStreams {
	// reads are the ways in which the program reads: through bufio or directly.
	reads := map[string]bool{}
	plain := PlainStreams{Input: true, Output: true, Buffered: true}
	ast.Inspect(p.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			plain.Input = false // other goroutines run while one waits for input
		case *ast.StarExpr:
			// A copy of a stream has its own state.
			if tv := p.Info.Types[n.X]; tv.IsValue() && strings.HasPrefix(types.TypeString(tv.Type, nil), "*bufio.") {
				plain.Input, plain.Output = false, false
			}
		case *ast.Ident:
			obj := p.Info.Uses[n]
			if obj == nil || obj.Pkg() == nil || obj.Pkg() == p.Pkg {
				return true
			}
			if fn, ok := obj.(*types.Func); ok {
				if does, _ := p.Declared(fn); does.Scans > 0 {
					fine, used := p.plainScan(e, fn, n)
					reads[map[bool]string{true: "directly", false: "bufio"}[does.Source == 0]] = true
					plain.Input = plain.Input && fine
					plain.Results = plain.Results || used
					return true
				}
			}
			p.notePlain(e, obj, n, &plain, reads)
		}
		return true
	})
	plain.Input = plain.Input && len(reads) == 1 && !(plain.Results && ReadsErrors(p))
	return plain
}

// readerPointer reports whether an expression is a value of type *bufio.Reader.
func (p *Source) readerPointer(x ast.Expr) bool {
	tv := p.Info.Types[x]
	return tv.IsValue() && types.TypeString(tv.Type, nil) == "*bufio.Reader"
}

// notePlain notes what a use of a name of the library means for the streams.
func (p *Source) notePlain(e *Escapes, obj types.Object, id *ast.Ident, plain *PlainStreams, reads map[string]bool) {
	// up is the node around the name and its package.
	up := e.Parents[id]
	if sel, ok := up.(*ast.SelectorExpr); ok && sel.Sel == id {
		up = e.Parents[sel]
	}
	call, _ := up.(*ast.CallExpr)
	name := obj.Pkg().Path() + "." + obj.Name()
	if fn, ok := obj.(*types.Func); ok && fn.Signature().Recv() != nil {
		name = fn.FullName()
	}

	// around is the function to which the name is an argument, and argument the first argument of a call of it.
	around, argument := "", ""
	if call != nil {
		if fn := NamedFunc(p.Info, call.Fun); fn != nil && fn != obj {
			around = fn.FullName()
		} else if len(call.Args) > 0 {
			if v, ok := p.Info.Uses[CalleeIdent(call.Args[0])].(*types.Var); ok && v.Pkg() != nil {
				argument = v.Pkg().Path() + "." + v.Name()
			}
		}
	}
	_, pointer := up.(*ast.StarExpr)

	switch name {
	case "os.Stdin":
		plain.Input = plain.Input && slices.Contains([]string{"bufio.NewReader", "bufio.NewReaderSize", "bufio.NewScanner"}, around)
	case "os.Stdout":
		plain.Buffered = plain.Buffered && (around == "bufio.NewWriter" || around == "bufio.NewWriterSize")

		// The program may replace the standard output.
		_, assigned := up.(*ast.AssignStmt)
		_, address := up.(*ast.UnaryExpr)
		plain.Output = plain.Output && !assigned && !address
	case "os.Stderr", "os.Exit", "os.Args", "os.Getenv", "bufio.MaxScanTokenSize":
	case "bufio.NewReader", "bufio.NewReaderSize", "bufio.NewScanner":
		reads["bufio"] = true
		plain.Input = plain.Input && argument == "os.Stdin"
	case "bufio.NewWriter", "bufio.NewWriterSize":
		plain.Output = plain.Output && argument == "os.Stdout"
	case "bufio.Reader", "bufio.Scanner":
		plain.Input = plain.Input && pointer
	case "bufio.Writer":
		plain.Output = plain.Output && pointer
	case "(*bufio.Scanner).Scan", "(*bufio.Scanner).Text", "(*bufio.Scanner).Bytes", "(*bufio.Scanner).Buffer":
	case "(*bufio.Scanner).Split":
		plain.Input = plain.Input && call != nil
	case "bufio.ScanWords", "bufio.ScanLines":
		plain.Input = plain.Input && around == "(*bufio.Scanner).Split"
	default:
		switch {
		case strings.HasPrefix(name, "(*bufio.Writer)."):
			plain.Output = plain.Output && obj.Name() != "Reset"
		case obj.Pkg().Path() == "bufio":
			plain.Input, plain.Output = false, false
		case obj.Pkg().Path() == "os" && !strings.HasPrefix(name, "(*os.File)."), obj.Pkg().Path() == "io/ioutil":
			plain.Input = false
		}
	}
}

// plainScan reports whether the small scanner can translate a use of a scanning function, and whether the program uses
// the results.
func (p *Source) plainScan(e *Escapes, fn *types.Func, id *ast.Ident) (ok, used bool) {
	fun := ast.Expr(id)
	if sel, ok := e.Parents[id].(*ast.SelectorExpr); ok {
		fun = sel
	}
	call, ok := e.Parents[fun].(*ast.CallExpr)
	if !ok || call.Fun != fun || call.Ellipsis.IsValid() {
		return false, false
	}
	list := call.Args
	switch fn.Name() {
	case "Fscan", "Fscanln":
		if len(list) == 0 || !p.readerPointer(list[0]) {
			return false, false
		}
		list = list[1:]
	case "Scan", "Scanln":
	default:
		return false, false
	}
	for _, x := range list {
		ptr, ok := types.Unalias(p.Info.TypeOf(x)).(*types.Pointer)
		if !ok || types.NewMethodSet(ptr).Lookup(nil, "Scan") != nil {
			return false, false
		}
		basic, ok := ptr.Elem().Underlying().(*types.Basic)
		if !ok || basic.Info()&(types.IsInteger|types.IsFloat|types.IsString) == 0 {
			return false, false
		}
	}
	_, alone := e.Parents[call].(*ast.ExprStmt)
	_, deferred := e.Parents[call].(*ast.DeferStmt)
	return !deferred, !alone
}
