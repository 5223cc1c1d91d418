package cxx

// This file generates programs with many printing and scanning calls, and compares the translations with Go. The
// formats are constant and contain all kinds of verbs and flags. Some inputs do not match the scanning calls.

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/link"
	"oj/tools/bundle/internal/cxx/lower"
	"oj/tools/shared/testing/full"
)

// formatHead declares the operands of the generated printing calls.
const formatHead = `package main

import (
	"bufio"
	"errors"
	"fmt"
	"math"
	"math/big"
	"os"
	"strings"
)

type color int

func (c color) String() string { return "color-" + fmt.Sprint(int(c)) }

type name string

type plain int

type fault struct{ code int }

func (f *fault) Error() string { return fmt.Sprintf("fault %03d", f.code) }

type shy struct{ k int }

func (s shy) String() string { return "shy" + fmt.Sprint(li[s.k]) }

type point struct {
	x, y int
	name string
}

type flaw string

func (f flaw) Error() string { return "flaw " + string(f) }

type box struct {
	Shade  color
	shade  color
	P      *point
	Parts  []color
	In     any
	Err    error
	Table  map[string][]int
	Bytes  []byte
	nested [2]point
}

type tree struct {
	Key  int
	Kids []*tree
	Subs []tree
}

var (
	i    = 42
	neg  = -7
	zero = 0
	huge = math.MinInt64
	i8   = int8(-128)
	i16  = int16(300)
	i32  = int32(-70000)
	u    = uint(18446744073709551615)
	u8   = uint8(200)
	u16  = uint16(65535)
	u32  = uint32(1 << 31)
	u64  = uint64(1 << 63)
	r    = 'é'
	odd  = rune(0x110000)
	f    = 3.14159265358979
	big1 = 1e21
	tiny = -2.5e-7
	ten  = 100000.0
	inf  = math.Inf(1)
	ninf = math.Inf(-1)
	nan  = math.NaN()
	nz   = math.Copysign(0, -1)
	f32  = float32(0.1)
	half = 2.5
	s    = "héllo"
	e    = ""
	q    = "a\"b\n\x00\xff日"
	yes  = true
	no   = false
	c    = color(3)
	nm   = name("named")
	pl   = plain(11)
	err  error
	err2 = errors.New("broken pipe")
	err3 error = &fault{7}
	nilf *fault
	sh   = shy{1}
	bad  = shy{9}
	li   = []int{1, -2, 3}
	ln   []int
	ls   = []string{"a", "", "c d"}
	lf   = [3]float64{1, 2.5, 1e100}
	ll   = [][]int{{1}, nil, {2, 3}}
	lb   = []bool{true, false}
	by   = []byte("bytes")
	pt   = point{1, 2, "p"}
	pp   = &point{3, 4, "q"}
	m    = map[string]int{"b": 2, "a": 1}
	an   any = 5
	an2  any
	bi   = big.NewInt(-123456789)
	bx   = box{Shade: 1, shade: 2, Parts: []color{3, -4}, In: point{5, 6, "in"}, Err: flaw("d"), Table: map[string][]int{"k": {1}, "j": nil}}
	bxp  = &box{In: color(9), Bytes: []byte("xyz")}
	cs   = []color{1, 2}
	ca   = [2]color{}
	ps   = []point{{1, 2, "a b"}, {}}
	mi   = map[int]point{3: {}, -1: {7, 8, "n"}}
	mc   = map[color]bool{2: true, 1: false}
	mp   = map[string]*point{"nil": nil}
	es   = []error{nil, flaw("a"), flaw("b")}
	anys = []any{1, "two", 3.5, nil, color(4), point{}, []int{1}, shy{9}, uint8(7), rune(65), true, float32(0.1), flaw("c"), map[string]int{"z": 1}}
	tr   = tree{1, nil, []tree{{2, nil, nil}}}
	nilp *point
	an3  any = &pt
	an4  any = shy{9}
	str  fmt.Stringer = color(7)
	bb   = [][]byte{[]byte("ab"), nil}
	wid  = 9
	nwid = -7
	big2 = 1000001
	x, y = 5, "w"
)

func main() {
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var sb strings.Builder
	defer func() { out.WriteString(sb.String()) }()
	fmt.Fprintln(out, x, y, errors.Is(err2, err2), len(q), bi.Sign())
	logf("%d %s\n", i, s)
	_ = wid + nwid + big2 + len(anys) + len(es) + len(mp) + len(mc) + len(mi) + len(ps) + len(cs) + len(ca) + tr.Key + len(bb) + len(bxp.Parts) + int(bx.Shade)
	_, _, _, _, _, _, _, _, _, _ = nilp, an3, an4, str, an, an2, inf, ninf, nan, nz
`

// formatTail declares the functions that the generated program calls.
const formatTail = `}

var stdout = bufio.NewWriter(os.Stdout)

func logf(format string, args ...any) { noted("log: "+format, args...) }

func noted(format string, args ...any) {
	i, s = i+1, s+"."
	fmt.Fprintf(stdout, format, args...)
	i, s = i-1, s[:len(s)-1]
	stdout.Flush()
}

func lined(first int, args ...any) {
	i++
	fmt.Fprintln(stdout, args...)
	i--
	stdout.Flush()
}

func two() (int, string) { return 2, "two" }

func three() (a point, e error, b []color) { return pt, err3, cs }
`

// operandNames lists the names of the operands that formatHead declares. Each verb is valid for only some of them.
var operandNames = strings.Fields("i neg zero huge i8 i16 i32 u u8 u16 u32 u64 r odd f big1 tiny ten inf ninf nan nz f32 half s e q yes no c nm pl err err2 err3 nilf sh bad li ln ls lf ll lb by pt pp m an an2 bi bx bxp cs ca ps mi mc mp es anys tr nilp an3 an4 str bb 5 \"lit\" 2.5 'x' i+1 f*2 len(s) s[1:] li[0]")

// randomFormats generates a program with n printing calls.
func randomFormats(seed int64, n int) string {
	rng := rand.New(rand.NewSource(seed))
	operand := func() string { return operandNames[rng.Intn(len(operandNames))] }
	var b strings.Builder
	b.WriteString(formatHead)
	for k := 0; k < n; k++ {
		var args []string
		switch form := rng.Intn(10); {
		case form < 1:
			for len(args) < rng.Intn(5) {
				args = append(args, operand())
			}
			fmt.Fprintf(&b, "\tfmt.Fprint%s(out%s)\n\tout.WriteString(\"|\\n\")\n", []string{"", "ln"}[rng.Intn(2)], comma(args))
		default:
			format := ""
			for j := 0; j <= rng.Intn(3); j++ {
				format += randomVerb(rng)
				arg := operand()
				for strings.HasSuffix(format, "w") && (arg == "bi" || arg == "by") || arg == "err2" && (strings.Contains(format, "#") || !strings.Contains("vsqxX", format[len(format)-1:])) {
					arg = operand() // README names these differences
				}
				args = append(args, arg)
			}
			if rng.Intn(40) == 0 {
				args = args[1:]
			}
			switch rng.Intn(8) {
			case 5:
				fmt.Fprintf(&b, "\tout.Flush()\n\tlogf(%q%s)\n", format+"\n", comma(args))
			case 6:
				fmt.Fprintf(&b, "\tout.Flush()\n\tlined(%d%s)\n", k, comma(args))
			case 7:
				stars := []string{"%*d|%-*s|%.*f\n", "%*v %.*F\n", "%-*v|%*q|%.*f\n"}[rng.Intn(3)]
				args = nil
				for j := strings.Count(stars, "%"); j > 0; j-- {
					args = append(args, []string{"wid", "nwid", "big2", "3", "0"}[rng.Intn(5)], strings.Replace(operand(), "err2", "err3", 1))
				}
				fmt.Fprintf(&b, "\tfmt.Fprintf(out, %q%s)\n", stars, comma(args))
			case 0:
				fmt.Fprintf(&b, "\tfmt.Fprintln(out, fmt.Sprintf(%q%s))\n", format, comma(args))
			case 1:
				fmt.Fprintf(&b, "\tfmt.Fprintf(&sb, %q%s)\n", format+"\n", comma(args))
			case 2:
				fmt.Fprintf(&b, "\tfmt.Fprintln(out, fmt.Errorf(%q%s))\n", format, comma(args))
			default:
				fmt.Fprintf(&b, "\tfmt.Fprintf(out, %q%s)\n", format+"\n", comma(args))
			}
		}
	}
	b.WriteString("\tout.Flush()\n\tfmt.Println(two())\n\tfmt.Print(two())\n\tfmt.Println(three())\n")
	return b.String() + formatTail
}

// comma joins arguments, with a comma before each of them.
func comma(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return ", " + strings.Join(args, ", ")
}

// randomVerb returns some text and a verb with flags. Common verbs are frequent.
func randomVerb(rng *rand.Rand) string {
	s := []string{"", "a ", "é=", "%%", "["}[rng.Intn(5)] + "%"
	for rng.Intn(3) == 0 {
		s += string("-+0 #"[rng.Intn(5)])
	}
	if rng.Intn(3) == 0 {
		s += fmt.Sprint(rng.Intn(14))
	}
	if rng.Intn(4) == 0 {
		s += "." + []string{"", "0", "1", "3", "9", "20"}[rng.Intn(6)]
	}
	return s + string("vvvvddddsssfffgexXobctqTUGEFw"[rng.Intn(29)])
}

// directFormats returns the program without the calls that need type descriptors. Each call must be on its
// own line.
func directFormats(t *testing.T, src string) string {
	for {
		prog, refused, err := load([]byte(src), Options{Name: "formats"})
		if err != nil {
			t.Fatal(err)
		}
		rt, err := link.Runtime()
		if err != nil {
			t.Fatal(err)
		}
		unit := lower.Lower(analyse.Find(prog), rt, refused)
		lines := strings.Split(src, "\n")
		left := len(lines)
		for call, direct := range unit.Direct {
			if !direct {
				lines[prog.Fset.Position(call.Pos()).Line-1] = ""
				left--
			}
		}
		src = strings.Join(lines, "\n")
		if left == len(lines) {
			if unit.ByDescriptors {
				t.Error("no call needs descriptors, but the program still uses them")
			}
			return src
		}
	}
}

// TestFormats compares generated programs that print with their translations. Each program is compared twice:
// with all calls, and with only the calls that need no type descriptors.
func TestFormats(t *testing.T) {
	command, dir := compiler(t), t.TempDir()
	for seed := int64(1); seed <= 10; seed++ {
		calls := 600
		switch {
		case full.Mine(fmt.Sprint(t.Name(), seed)):
		case seed == 1:
			calls = 60
		default:
			continue
		}
		src := randomFormats(seed, calls)
		for i, src := range []string{src, directFormats(t, src)} {
			if i > 0 && calls < 600 {
				continue
			}
			diff, err := compare([]byte(src), nil, "", command, dir, fmt.Sprintf("formats%d_%d", seed, i))
			if err != nil || diff != "" {
				t.Errorf("seed %d: %v %s", seed, err, diff)
			}
		}
	}
}

// scanHead declares the targets of the generated scanning calls.
const scanHead = `package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

type count int

type word string

var (
	i  int
	i8 int8
	i16 int16
	i32 int32
	i64 int64
	u  uint
	u8 uint8
	u16 uint16
	u32 uint32
	u64 uint64
	f  float64
	f32 float32
	s  string
	b  bool
	by []byte
	r  rune
	c  count
	w  word
)

func show(n int, err error) {
	fmt.Println(n, err, i, i8, i16, i32, i64, u, u8, u16, u32, u64, f, f32, s, b, by, r, c, w)
}

func general(a ...any) []any { return a }

func main() {
	in := bufio.NewReader(os.Stdin)
	rest := strings.NewReader("9 8 7\n6 5\n")
	fmt.Fscan(rest, &i, &u)
	show(2, nil)
`

// scanTargets lists the names of the targets that scanHead declares. Names that should be chosen often are in
// the list several times.
var scanTargets = strings.Fields("i i i i8 i16 i32 i64 u u8 u16 u32 u64 f f f32 s s b by r c w")

// randomScans generates a program with n scanning calls and its input.
func randomScans(seed int64, n int) (src, input string) {
	rng := rand.New(rand.NewSource(seed))
	var prog, data strings.Builder
	prog.WriteString(scanHead)
	for k := 0; k < n; k++ {
		var names, verbs []string
		for j := 0; j <= rng.Intn(3); j++ {
			name := scanTargets[rng.Intn(len(scanTargets))]
			names = append(names, "&"+name)
			verb := map[byte]string{'f': "f", 's': "s", 'w': "s", 'b': "v"}[name[0]]
			if verb == "" || rng.Intn(4) == 0 {
				verb = string("dddvxcsbo"[rng.Intn(9)])
			}
			if rng.Intn(6) == 0 {
				verb = fmt.Sprint(1+rng.Intn(4)) + verb
			}
			verbs = append(verbs, "%"+verb)
		}
		args := strings.Join(names, ", ")
		if rng.Intn(6) == 0 {
			args = "general(" + args + ")..."
		}
		format := strings.Join(verbs, []string{" ", " ", "", ",", "  x", "\n"}[rng.Intn(6)]) + []string{"", "\n", " "}[rng.Intn(3)]
		line := randomLine(rng)
		switch rng.Intn(8) {
		case 0, 1:
			fmt.Fprintf(&prog, "\tshow(fmt.Fscan(in, %s))\n", args)
		case 2:
			fmt.Fprintf(&prog, "\tshow(fmt.Fscanln(in, %s))\n", args)
		case 3:
			fmt.Fprintf(&prog, "\tshow(fmt.Fscanf(in, %q, %s))\n", format, args)
		case 4:
			fmt.Fprintf(&prog, "\tshow(fmt.Sscan(%q, %s))\n", line, args)
		case 5:
			fmt.Fprintf(&prog, "\tshow(fmt.Sscanln(%q, %s))\n", line, args)
		case 6:
			fmt.Fprintf(&prog, "\tshow(fmt.Sscanf(%q, %q, %s))\n", line, format, args)
		case 7:
			fmt.Fprintf(&prog, "\tshow(fmt.Fscan(strings.NewReader(%q), %s))\n", line, args)
		}
		data.WriteString(line)
	}
	prog.WriteString("\tsc := bufio.NewScanner(in)\n\tsc.Split(bufio.ScanWords)\n\tfor sc.Scan() {\n\t\tfmt.Printf(\"%q\\n\", sc.Text())\n\t}\n}\n")
	for k := 0; k < n; k++ {
		data.WriteString(randomLine(rng))
	}
	return prog.String(), data.String()
}

// randomLine returns a line of numbers and words, with irregular spaces between them.
func randomLine(rng *rand.Rand) string {
	tokens := []string{"0", "1", "-5", "+7", "42", "300", "70000", "-129", "4294967296", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
		"18446744073709551615", "18446744073709551616", "0x1F", "0b101", "0o17", "017", "08", "0x", "1_000", "1__0", "_1", "0_7", "1_", "3.5", "-2e3", "1e400", ".5", "5.", "1p4", "0x1p-2",
		"inf", "NaN", "true", "F", "tru", "word", "héllo", "日本", "a,b", "x", "1,2", "12x", "\xff\xfe", "U+41", "\"quo ted\"", "--1", "+", "e5"}
	spaces := []string{" ", " ", " ", "  ", "\t", "\r\n", "\n", "\u00a0", "\u2003", "\v", ""}
	var b strings.Builder
	for j := rng.Intn(4); j >= 0; j-- {
		b.WriteString(tokens[rng.Intn(len(tokens))] + spaces[rng.Intn(len(spaces))])
	}
	return b.String() + []string{"\n", "\n", "\r\n", "\n\n", " "}[rng.Intn(5)]
}

// TestScans compares generated programs that scan with their translations.
func TestScans(t *testing.T) {
	command, dir := compiler(t), t.TempDir()
	for seed := int64(1); seed <= 20; seed++ {
		calls := 300
		switch {
		case full.Mine(fmt.Sprint(t.Name(), seed)):
		case seed == 1:
			calls = 40
		default:
			continue
		}
		src, input := randomScans(seed, calls)
		diff, err := compare([]byte(src), []byte(input), "", command, dir, fmt.Sprintf("scans%d", seed))
		if err != nil || diff != "" {
			t.Errorf("seed %d: %v %s", seed, err, diff)
		}
	}
}
