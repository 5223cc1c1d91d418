package checktestdata

import (
	"context"
	"errors"
	"fmt"
	"math/rand"
	"regexp"
	"strings"
	"testing"
	"time"
)

// run parses a program and checks an input, and says in words what came of it.
func run(program, input string) string {
	p, err := Parse("p.ctd", []byte(program))
	if err == nil {
		err = p.Check(context.Background(), []byte(input))
	}
	var mismatch *Mismatch
	switch {
	case err == nil:
		return "ok"
	case errors.As(err, &mismatch):
		return fmt.Sprintf("no %d:%d %s", mismatch.Line, mismatch.Col, err)
	}
	return "bad " + err.Error()
}

// matches reports whether a text starts with what the regular expression describes.
func matches(want, got string) bool { return regexp.MustCompile(`(?s)\A` + want).MatchString(got) }

func TestPrograms(t *testing.T) {
	for _, c := range []struct{ program, input, want string }{
		// The end of the input is wanted after the last command, and where EOF stands.
		{"", "", "ok"}, {"", "x", `no 1:1 .* want the end of the input, found "x" \(p.ctd: end`},
		{"EOF", "", "ok"}, {"EOF SPACE", "", "ok"}, {"IF (ISEOF) EOF END SPACE", "", "ok"}, {"EOF", "\n", "no 1:1 .*p.ctd:1: EOF"},
		// Blanks.
		{"SPACE NEWLINE", " \n", "ok"}, {"SPACE", "\t", `no 1:1 .*want " ", found "\\t"`}, {"NEWLINE", "\r\n", "no 1:1"},
		{"NEWLINE SPACE", "\n", "no 2:1 .*found the end of the input"}, {"# SPACE\nNEWLINE # x", "\n", "ok"},
		// Whole numbers.
		{"INT(1,10)", "1", "ok"}, {"INT(1,10)", "10", "ok"}, {"INT(1,10)", "0", `no 1:1 .*"0" is not within 1 and 10 .*p.ctd:1: INT\(1,10\)`},
		{"INT(1,10)", "11", "no"}, {"INT(-5,5)", "-5", "ok"}, {"INT(-5,5)", "-0", "no .*-0"}, {"INT(-5,5)", "+1", "no .*want a whole number"},
		{"INT(0,9)", "0", "ok"}, {"INT(0,9)", "00", "no .*leading zero"}, {"INT(0,9)", "01", "no .*leading zero"}, {"INT(-9,9)", "-01", "no .*leading zero"},
		{"INT(0,9)", "-", "no"}, {"INT(0,9)", "", "no .*end of the input"}, {"INT(0,9)", "x", "no"}, {"INT(0,9)", "1.0", `no 1:2`},
		{"INT(0,10^100)", "1" + strings.Repeat("0", 100), "ok"}, {"INT(0,10^100-1)", "1" + strings.Repeat("0", 100), "no"},
		{"INT(-10^18,10^18,n) ASSERT(n*n == 10^36)", "-1000000000000000000", "ok"},
		{"INT(1,1.5)", "1", "bad p.ctd:1:1: the bounds of INT"}, {`INT(1,"x")`, "1", "bad p.ctd:1:7: want a number, found a text"},
		{"INT(1,n)", "1", "bad p.ctd:1:7: the variable n is not set"}, {"INT(5,1)", "3", "no"},
		// Numbers with a fraction are exact.
		{"FLOAT(0,1)", "0.5", "ok"}, {"FLOAT(0,1)", "1", "ok"}, {"FLOAT(0,1)", "1e0", "ok"}, {"FLOAT(0,1)", "10E-1", "ok"}, {"FLOAT(0,1)", "1.0000000000000000000000000001", "no"},
		{"FLOAT(0.1,1)", "0.1", "ok"}, {"FLOAT(0.1,1)", "0.0999999999999999999999999999", "no"}, {"FLOAT(0,1)", ".5", "no"}, {"FLOAT(0,1)", "1.", "no 1:2"},
		{"FLOAT(-1,1)", "-0.0", "ok"}, {"FLOAT(-1,1)", "+0.0", "no"}, {"FLOAT(0,1)", "007", "no .*not within"}, {"FLOAT(0,10)", "007", "ok"},
		{"FLOAT(0,1)", "nan", "no"}, {"FLOAT(0,1)", "0x1", "no 1:2"}, {"FLOAT(0,1)", "1e", "no 1:2"}, {"FLOAT(0,1)", "1e-99999999999", "no .*too large to be read"},
		{"FLOAT(0,1,x,FIXED)", "0.5", "ok"}, {"FLOAT(0,9,x,FIXED)", "5e-1", "no 1:2"}, {"FLOAT(0,1,x,SCIENTIFIC)", "5e-1", "ok"}, {"FLOAT(0,1,x,SCIENTIFIC)", "0.5", "no .*exponent"},
		{"FLOAT(0,1,x) ASSERT(x+x+x == 3*x && x*10 == 1)", "0.1", "ok"}, {"FLOATP(0,1,2,3)", "0.25", "ok"}, {"FLOATP(0,1,2,3)", "0.5", "no .*1 digits after the point, want 2 to 3"},
		{"FLOATP(0,1,2,3)", "0.1234", "no .*4 digits"}, {"FLOATP(0,1,0,3)", "1", "ok"}, {"FLOATP(0,9,2,2,x,SCIENTIFIC)", "1.25e0", "ok"},
		// Texts and regular expressions.
		{`STRING("abc")`, "abc", "ok"}, {`STRING("abc")`, "abd", `no 1:3 .*want "c", found "d"`}, {`STRING("a\nb")`, "a\nc", "no 2:1"},
		{`STRING("\101\t\"\\\q")`, "A\t\"\\\\q", "ok"}, {"STRING(\"a\\\nb\")", "ab", "ok"}, {"STRING(\"a\nb\")", "a\nb", "ok"},
		{`SET(s="xy") STRING(s)`, "xy", "ok"}, {`STRING(1)`, "1", "bad p.ctd:1:8: want a text, found a whole number"}, {`STRING("\777")`, "", "bad .*no byte"},
		{`REGEX("[a-z]+")`, "abc", "ok"}, {`REGEX("[a-z]+") NEWLINE`, "abc1\n", `no 1:4`}, {`REGEX("[a-z]+")`, "1", `no 1:1 .*want what matches`},
		{`REGEX("[a-z]{2,3}",s) ASSERT(STRLEN(s)==3) STRING(s)`, "abcabc", "ok"}, {`REGEX(".*") NEWLINE`, "a b\n", "ok"}, {`REGEX("a|ab")`, "ab", "no 1:2"},
		{`REGEX("[[:alpha:]]+")`, "abc", "ok"}, {`REGEX("(")`, "", "bad p.ctd:1:7: error parsing regexp"}, {`REGEX("^b")`, "b", "ok"}, {`STRING("a") REGEX("^b")`, "ab", "ok"},
		{`REGEX("b|a") REGEX("c")`, "ac", "ok"},
		// Arithmetic: division drops the fraction, the rest has the sign of what is divided.
		{"ASSERT(7/2==3 && -7/2==-3 && 7%3==1 && -7%3==-1 && 7/2.0==3.5)", "", "ok"}, {"ASSERT(2+3*4==14 && (2+3)*4==20 && 10-3-2==5)", "", "ok"},
		{"ASSERT(2^10==1024 && -2^2==-4 && 2^3^2==64 && 1.5^2==2.25)", "", "ok"}, {"ASSERT(1/3.0*3==1)", "", "ok"}, {"ASSERT(0.1+0.2==0.3)", "", "ok"},
		{"ASSERT(1==1.0 && 1<1.5 && \"a\"<\"b\")", "", "ok"}, {"ASSERT(1/0==1)", "", "bad p.ctd:1:9: division by zero"}, {"ASSERT(1%0==1)", "", "bad .*division by zero"},
		{"ASSERT(1.5%1==0)", "", "bad .*% wants whole numbers"}, {"ASSERT(2^(-1)==0)", "", "bad .*after \\^"}, {"ASSERT(2^-1==0)", "", "bad .*after \\^"}, {"ASSERT(2^(2^40)>0)", "", "bad .*too large"},
		{`ASSERT("a"+"b"=="ab")`, "", "bad .*want numbers around"}, {`ASSERT(1=="1")`, "", "bad .*cannot be compared"}, {"ASSERT(-\"x\"==1)", "", "bad .*want numbers"},
		// Tests.
		{"ASSERT(1<2 && 2>1 && 1<=1 && 1>=1 && 1!=2)", "", "ok"}, {"ASSERT(1==2)", "", "no .*does not hold: 1 == 2"}, {"ASSERT(!(1==2))", "", "ok"}, {"ASSERT(!1==2)", "", "bad .*want a test"},
		{"ASSERT(1==2 || 1==1 && 1==1)", "", "ok"}, {"ASSERT(1==1 || 1==1 && 1==2)", "", "ok"}, {"ASSERT(1==2 && x==1 || 1==1)", "", "ok"},
		{"ASSERT(1)", "", "bad .*want a test"}, {"SET(x=1==1)", "", "bad .*cannot be kept"}, {"ASSERT(1==1 && 2)", "", "bad .*want a test"},
		{`IF(MATCH("abc")) STRING("b") ELSE STRING("x") END`, "b", "ok"}, {`IF(MATCH("abc")) STRING("b") ELSE STRING("x") END`, "x", "ok"}, {`ASSERT(MATCH("a"))`, "", "no"},
		{"IF(ISEOF) ELSE INT(1,1) END", "1", "ok"}, {"IF(1==2) SPACE END", "", "ok"},
		// Variables and arrays.
		{"SET(x=3) SET(x=x+1, y=x*2) ASSERT(x==4 && y==8)", "", "ok"}, {"SET(a[1,2]=5) ASSERT(a[1,2]==5)", "", "ok"}, {"SET(a[1]=5) ASSERT(a[2]==5)", "", `bad p.ctd:1:20: the variable a\[2\] is not set`},
		{"SET(a=1) UNSET(a) ASSERT(a==1)", "", "bad .*a is not set"}, {"SET(a[1.5]=1)", "", "bad .*want a whole number"}, {"SET(a[x]=1)", "", "bad .*x is not set"},
		{"REPI(i,3,SPACE) INT(1,9,a[i]) END ASSERT(UNIQUE(a))", "1 2 3", "ok"}, {"REPI(i,3,SPACE) INT(1,9,a[i]) END ASSERT(UNIQUE(a))", "1 2 1", "no 1:6 .*does not hold"},
		{"REPI(i,2,NEWLINE) INT(1,9,x[i]) SPACE INT(1,9,y[i]) END ASSERT(UNIQUE(x,y))", "1 2\n1 3", "ok"}, {"REPI(i,2,NEWLINE) INT(1,9,x[i]) SPACE INT(1,9,y[i]) END ASSERT(UNIQUE(x,y))", "1 2\n1 2", "no 2:4"},
		{"SET(x[0]=1,y[0]=1,y[1]=2) ASSERT(UNIQUE(x,y))", "", "no"}, {"SET(x[0]=1,y[1]=1) ASSERT(UNIQUE(x,y))", "", "no"}, {"ASSERT(UNIQUE(x))", "", "bad .*x is not set"},
		{"SET(x[0]=1,x[1]=1.0) ASSERT(UNIQUE(x))", "", "no"}, {`SET(x[0]="1",x[1]=1) ASSERT(UNIQUE(x))`, "", "ok"}, {`SET(x[0]="1|s",y[0]="",x[1]="1",y[1]="s|") ASSERT(UNIQUE(x,y))`, "", "ok"},
		{"SET(x[0]=1,x[1]=2) ASSERT(INARRAY(2,x) && !INARRAY(3,x) && INARRAY(1.0,x))", "", "ok"}, {"ASSERT(INARRAY(1,x))", "", "bad .*x is not set"},
		// Loops.
		{"REP(3) SPACE END", "   ", "ok"}, {"REP(0) SPACE END", "", "ok"}, {"REP(3,SPACE) INT(0,9) END", "1 2 3", "ok"}, {"REP(3,SPACE) INT(0,9) END", "1 2 3 ", "no 1:6"}, {"REP(3,SPACE) INT(0,9) END", "1 23", "no 1:3 .*not within"},
		{"REP(-1) END", "", "bad .*count -1"}, {"REP(2^32) END", "", "bad .*count 4294967296"}, {"REPI(i,3) END ASSERT(i==3)", "", "ok"}, {"REPI(a[7],0) END ASSERT(a[7]==0)", "", "ok"},
		{"WHILE(!ISEOF,NEWLINE) INT(0,9) END", "1\n2\n3", "ok"}, {"WHILE(!ISEOF) INT(0,9) NEWLINE END", "1\n2\n", "ok"}, {"WHILEI(i,!ISEOF) INT(i,i) NEWLINE END ASSERT(i==3)", "0\n1\n2\n", "ok"},
		{"SET(n=1) WHILE(n!=0,SPACE) INT(0,9,n) END", "5 3 0", "ok"}, {"SET(n=1) WHILE(n!=0,SPACE) INT(0,9,n) END", "5 3", "no 1:4"},
		{"REP(2,NEWLINE) REP(2,SPACE) INT(0,9) END END", "1 2\n3 4", "ok"}, {"REP(2) EOF END", "", "ok"}, {"REP(2,EOF) SPACE END", " ", "ok"},
		// What is not of the language.
		{"FOO", "", `bad p.ctd:1:1: unknown command "FOO"`}, {"int(1,2)", "", "bad .*unknown command"}, {"INT(1)", "", `bad p.ctd:1:6: want ",", found "\)"`}, {"INT(1,2", "", "bad .*found the end of the program"},
		{"REP(1) SPACE", "", `bad .*want "END", found the end`}, {"END", "", `bad p.ctd:1:1: want a command, found "END"`}, {"ELSE", "", "bad .*found \"ELSE\""}, {"IF(1==1) ELSE ELSE END", "", "bad"},
		{"SPACE\n  $", "", `bad p.ctd:2:3: '\$' means nothing here`}, {`STRING("x`, "", "bad p.ctd:1:8: the string is not closed"}, {`STRING("x\`, "", "bad .*not closed"}, {"SET(X=1)", "", "bad .*want the name of a variable"},
		{"FLOAT(1,2,x,FIX)", "", "bad .*want FIXED or SCIENTIFIC"}, {"ASSERT(FOO(1))", "", "bad .*unknown function"}, {"ASSERT()", "", "bad .*want a value"}, {"ASSERT(1+)", "", "bad .*want a value"},
		{"ASSERT(1e999999>0)", "", "bad .*exponent"}, {strings.Repeat("IF(1==1)", 3000), "", "bad .*nested deeper"}, {"ASSERT(" + strings.Repeat("(", 3000), "", "bad .*nested deeper"},
		{"ASSERT(" + strings.Repeat("-", 3000), "", "bad .*nested deeper"}, {"REP(1," + strings.Repeat("REP(1,", 3000), "", "bad .*nested deeper"},
	} {
		got := run(c.program, c.input)
		if !matches(c.want, got) {
			t.Errorf("%.60q on %.40q:\n got %s\nwant %s", c.program, c.input, got, c.want)
		}
	}
}

// A program in the style of contests.
const tree = `
# n vertices, then n-1 edges; every edge differs
INT(1, 1000, n) NEWLINE
REPI(i, n-1)
  INT(1, n, a[i]) SPACE INT(1, n, b[i]) NEWLINE
  ASSERT(a[i] < b[i])
END
IF(n > 1) ASSERT(UNIQUE(a,b)) END
WHILE(!ISEOF) REGEX("[a-z ]*") NEWLINE END
`

func TestTree(t *testing.T) {
	for input, want := range map[string]string{
		"1\n": "ok", "3\n1 2\n1 3\n": "ok", "3\n1 2\n1 3\na tree\n\n": "ok", "3\n1 2\n1 2\n": `no 4:1 .*UNIQUE\(a,b\)`,
		"3\n1 2\n3 1\n": "no 4:1 .*3 < 1", "3\n1 2\n": "no 3:1", "3\n1 4\n1 2\n": "no 2:3 .*not within 1 and 3", "0\n": "no 1:1", "3\n1 2\n1 3\nA\n": "no 4:1",
	} {
		if got := run(tree, input); !matches(want, got) {
			t.Errorf("%q: got %s, want %s", input, got, want)
		}
	}
}

// TestMutations damages a right input: what changes a digit's size beyond the bound, a blank or the
// order of edges must be noticed.
func TestMutations(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	right := "4\n1 2\n1 3\n2 4\n"
	for range 2000 {
		b := []byte(right)
		at := rng.Intn(len(b))
		b[at] = "x\t05-."[rng.Intn(6)]
		if got := run(tree, string(b)); strings.HasPrefix(got, "ok") || strings.HasPrefix(got, "bad") {
			t.Errorf("%q: %s", b, got)
		}
	}
}

// TestEndless: a program without end is ended by the context.
func TestEndless(t *testing.T) {
	for _, text := range []string{"WHILE(1==1) END", "REP(4000000000) REP(4000000000) END END", "WHILE(1==1) SET(x=1) END"} {
		p, err := Parse("p.ctd", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
		if err := p.Check(ctx, nil); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%s: %v", text, err)
		}
		cancel()
	}
}

// FuzzProgram: whatever the program and the input, reading and checking end, and errors are of their
// types with places within the texts.
func FuzzProgram(f *testing.F) {
	f.Add(tree, "3\n1 2\n1 3\n")
	f.Add(`FLOATP(0,1,1,2,x,FIXED) REGEX("[a-z]+",s) STRING(s) SET(a[1]=STRLEN(s),b=2^3%5)`, "0.5abab")
	f.Add(`WHILEI(i,!ISEOF,SPACE) IF(MATCH("1") || INARRAY(1,a)) INT(0,9) ELSE EOF END END UNSET(a)`, "1 1")
	f.Fuzz(func(t *testing.T, program, input string) {
		p, err := Parse("p", []byte(program))
		lines := func(text string) int { return strings.Count(text, "\n") + 1 }
		var fault *Error
		if err == nil {
			ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
			defer cancel()
			err = p.Check(ctx, []byte(input))
			var mismatch *Mismatch
			if errors.As(err, &mismatch) {
				if mismatch.Line < 1 || mismatch.Line > lines(input) || mismatch.Col < 1 || mismatch.Col > len(input)+1 {
					t.Errorf("%q on %q: %v", program, input, err)
				}
				return
			}
		}
		switch {
		case err == nil || errors.Is(err, context.DeadlineExceeded):
		case !errors.As(err, &fault):
			t.Errorf("%q on %q: error of type %T", program, input, err)
		case fault.Line < 1 || fault.Line > lines(program) || fault.Col < 1 || fault.Col > len(program)+1:
			t.Errorf("%q: %v", program, err)
		}
	})
}
