package cxx

// This file compares generated programs for the runtime's small scanner (rt/55_plain.h) with their translations.

import (
	"context"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
)

// plainForms are the ways to scan that the small scanner translates. %s stands for the arguments.
var plainForms = []struct {
	name, head string
	calls      []string
}{
	{"reader", "in := bufio.NewReader(os.Stdin)", []string{"fmt.Fscan(in%s)", "fmt.Fscan(in%s)", "fmt.Fscanln(in%s)"}},
	{"small reader", "in := bufio.NewReaderSize(os.Stdin, 20)", []string{"fmt.Fscan(in%s)"}},
	{"results", "in := bufio.NewReader(os.Stdin)", []string{"n, err = fmt.Fscan(in%s)", "n, err = fmt.Fscanln(in%s)"}},
	{"direct", "in := bufio.NewWriter(os.Stdout)", []string{"fmt.Scan(%s)", "fmt.Scanln(%s)", "fmt.Scan(%s)"}},
	{"direct results", "in := bufio.NewWriter(os.Stdout)", []string{"n, err = fmt.Scan(%s)", "n, err = fmt.Scanln(%s)"}},
}

// plainTargets lists targets; those that should be chosen often are in the list several times.
var plainTargets = strings.Fields("i i i i8 i16 i32 i64 u u8 u16 u32 u64 f f f32 s s s r c w")

// randomPlain generates a program with n scanning calls and its input.
func randomPlain(form int, seed int64, n int) (src, input string) {
	rng := rand.New(rand.NewSource(seed))
	var prog, data strings.Builder
	head, _, _ := strings.Cut(scanHead, "func show(")
	prog.WriteString(strings.Replace(head, "\t\"strings\"\n", "\t\"io\"\n", 1))
	prog.WriteString(`var (
	n   int
	err error
)

func main() {
	` + plainForms[form].head + `
	_, _, _ = in, b, by
`)
	calls := plainForms[form].calls
	for k := 0; k < n; k++ {
		var args strings.Builder
		for j := 0; j <= rng.Intn(3); j++ {
			args.WriteString(", &" + plainTargets[rng.Intn(len(plainTargets))])
		}
		call := calls[rng.Intn(len(calls))]
		list := args.String()
		if !strings.Contains(call, "in%s") {
			list = list[2:]
		}
		fmt.Fprintf(&prog, "\t"+call+"\n\tfmt.Println(n, err == nil, err == io.EOF, i, i8, i16, i32, i64, u, u8, u16, u32, u64, f, f32, s, r, c, w)\n", list)
		for j := rng.Intn(3); j >= 0; j-- {
			data.WriteString(randomLine(rng))
		}
	}
	prog.WriteString("}\n")
	text := data.String()
	if rng.Intn(2) == 0 { // the input ends early, perhaps within a word
		text = text[:rng.Intn(len(text))]
	}
	return prog.String(), text
}

// TestPlainScans compares generated programs that scan numbers and words with their translations.
func TestPlainScans(t *testing.T) {
	command, dir := compiler(t), t.TempDir()
	for form, f := range plainForms {
		for seed := int64(1); seed <= 12; seed++ {
			calls := 200
			switch {
			case full.Mine(fmt.Sprint(t.Name(), form, seed)):
			case seed == 1:
				calls = 40
			default:
				continue
			}
			src, input := randomPlain(form, seed, calls)
			small, err := translate(context.Background(), []byte(src), Options{})
			if err != nil || !small.runtime.Needs("plain_input") {
				t.Fatalf("%s: the small scanner is not used (%v)\n%s", f.name, err, head(src, 60))
			}
			for k := 0; k < 5; k++ {
				diff, err := compare([]byte(src), []byte(input), "", command, dir, fmt.Sprintf("plain%d_%d", form, seed))
				if err != nil || diff != "" {
					t.Errorf("%s, seed %d: %v %s", f.name, seed, err, diff)
				}
				rng := rand.New(rand.NewSource(seed*10 + int64(k)))
				input = ""
				for j := 0; j < calls; j++ {
					input += randomLine(rng)
				}
			}
		}
	}
}

// TestPlainRefused checks that programs which read in other ways keep the usual scanner.
func TestPlainRefused(t *testing.T) {
	for _, body := range []string{
		"in := bufio.NewReader(os.Stdin); fmt.Fscan(in, &n); in.ReadByte()",
		"in := bufio.NewReader(os.Stdin); var r io.Reader = in; fmt.Fscan(r, &n)",
		"in := bufio.NewReader(os.Stdin); var r io.Reader = in; fmt.Fscan(in, &n); r.Read(nil)",
		"in := bufio.NewReader(os.Stdin); fmt.Fscan(in, &n); fmt.Scan(&n)",
		"in := bufio.NewReader(os.Stdin); fmt.Fscan(in, &n); b := *in; b.Reset(nil)",
		"in := bufio.NewReader(os.Stdin); fmt.Fscan(in, &n); io.ReadAll(os.Stdin)",
		"in := bufio.NewReader(os.Stdin); fmt.Fscanf(in, \"%d\", &n)",
		"in := bufio.NewReader(os.Stdin); f := fmt.Fscan; f(in, &n)",
		"in := bufio.NewReader(os.Stdin); _, err := fmt.Fscan(in, &n); fmt.Println(err)",
		"in := bufio.NewReader(os.Stdin); go fmt.Println(); fmt.Fscan(in, &n)",
		"in := bufio.NewReader(os.Stdin); fmt.Fscan(in, []any{&n}...)",
		"in := struct{ *bufio.Reader }{bufio.NewReader(os.Stdin)}; fmt.Fscan(in, &n)",
		"in := struct{ *bufio.Reader }{bufio.NewReader(os.Stdin)}; fmt.Fscan(in.Reader, &n); var r io.Reader = in; r.Read(nil)",
		"in := bufio.NewReader(strings.NewReader(\"1\")); fmt.Fscan(in, &n)",
		"var b bool; in := bufio.NewReader(os.Stdin); fmt.Fscan(in, &b)",
		"fmt.Scan(&n); os.ReadFile(\"/dev/stdin\")",
		"fmt.Sscan(\"1\", &n); fmt.Scan(&n)",
		"f, _ := os.Open(\"/dev/stdin\"); in := bufio.NewReader(f); fmt.Fscan(in, &n)",
	} {
		src := "package main\n\nimport (\n\t\"bufio\"\n\t\"fmt\"\n\t\"io\"\n\t\"os\"\n\t\"strings\"\n)\n\nvar _, _, _ = io.EOF, strings.ToUpper, bufio.NewWriter\nvar _ = os.Args\n\nfunc main() {\n\tvar n int\n\t" + body + "\n\tprintln(n)\n}\n"
		small, err := translate(t.Context(), []byte(src), Options{})
		if err != nil {
			t.Errorf("%s: %v", body, err)
		} else if small.runtime.Needs("plain_input") {
			t.Errorf("%s: the small scanner is used", body)
		}
	}
}
