package analyse

// This file decides whether the runtime's simple streams are enough for a program: a small scanner for programs that read
// only the standard input, only numbers, words and lines, and never look at the text of an error; and a bufio.Writer that
// writes only to the standard output.

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// PlainStreams says which of the runtime's simple streams are enough for a program.
type PlainStreams struct {
	Input    bool // the small scanner is enough, unless the program converts a reader or a scanner to an interface
	Lines    bool // a scanner may split its input into lines
	Late     bool // the program may change the settings of a scanner after its first Scan
	Results  bool // the program uses the results of a scanning call
	Output   bool // bufio's writers write only to the standard output
	Buffered bool // only bufio's writers use os.Stdout

	early int // the number of settings directly behind a scanner's declaration, less the number of all settings
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
	plain.Late = plain.early < 0
	plain.Lines = plain.Lines || plain.Late
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
		if obj.Name() == "NewScanner" {
			splits, sets := p.settingsAfter(e, call)
			plain.Lines = plain.Lines || !splits
			plain.early += sets
		}
		reads["bufio"] = true
		plain.Input = plain.Input && argument == "os.Stdin"
	case "bufio.NewWriter", "bufio.NewWriterSize":
		plain.Output = plain.Output && argument == "os.Stdout"
	case "bufio.Reader", "bufio.Scanner":
		plain.Input = plain.Input && pointer
	case "bufio.Writer":
		plain.Output = plain.Output && pointer
	case "(*bufio.Scanner).Scan", "(*bufio.Scanner).Text", "(*bufio.Scanner).Bytes":
	case "(*bufio.Scanner).Buffer":
		plain.early--
	case "(*bufio.Scanner).Split":
		plain.early--
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

// settingsAfter looks at the statements directly behind the declaration of a scanner by this call of bufio.NewScanner. It
// returns whether one of them makes the scanner split its input into words, and how many of them change its settings.
func (p *Source) settingsAfter(e *Escapes, declared *ast.CallExpr) (words bool, sets int) {
	assign, ok := e.Parents[declared].(*ast.AssignStmt)
	if !ok || assign.Tok != token.DEFINE || len(assign.Lhs) != 1 {
		return false, 0
	}
	block, ok := e.Parents[assign].(*ast.BlockStmt)
	if !ok {
		return false, 0
	}

	scanner := p.Info.ObjectOf(assign.Lhs[0].(*ast.Ident))
	for _, stmt := range block.List[slices.Index(block.List, ast.Stmt(assign))+1:] {
		expr, _ := stmt.(*ast.ExprStmt)
		if expr == nil {
			break
		}
		call, _ := expr.X.(*ast.CallExpr)
		if call == nil {
			break
		}
		sel, _ := call.Fun.(*ast.SelectorExpr)
		if sel == nil || p.Info.Uses[CalleeIdent(sel.X)] != scanner || sel.Sel.Name != "Buffer" && sel.Sel.Name != "Split" {
			break
		}
		sets++
		if sel.Sel.Name == "Split" {
			arg, _ := p.Info.Uses[CalleeIdent(call.Args[0])].(*types.Func)
			words = arg != nil && arg.FullName() == "bufio.ScanWords"
		}
	}
	return words, sets
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
