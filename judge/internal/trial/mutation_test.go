// This file tests validators with mutations: slightly changed inputs and answers of the repository's own
// packages. Input validators must reject every input with a broken format. Checkers must reject outputs that
// cannot be correct, and must not crash on any output.

package trial

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/problem"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/tracked"
	"oj/tools/shared/verdict"
)

const smallCase = 4 << 10 // the maximum size of a mutated file in bytes

// howMuch returns the number of testcases of each package that are mutated, and the number of random
// mutations of each of these testcases.
func howMuch(t *testing.T) (perPackage, randomly int) {
	if full.Mine(t.Name()) {
		return 3, 8
	}
	return 1, 2
}

// mutation is a changed text, and a description of the change.
type mutation struct {
	how  string
	text []byte
}

// fatal returns mutations of an input or an answer. Each mutation makes the text invalid, except for the
// mutations in the map harmless.
func fatal(text []byte, rng *rand.Rand) []mutation {
	trimmed := bytes.TrimRight(text, " \n")
	last := bytes.LastIndexAny(trimmed, " \n") + 1
	first := bytes.IndexAny(text, " \n")
	at := rng.Intn(len(trimmed))
	return []mutation{
		{"a word more at the end", append(bytes.Clone(text), "x\n"...)},
		{"the last word missing", bytes.Clone(trimmed[:last])},
		{"no number at the start", append([]byte("?"), text[first:]...)},
		{"a huge number at the start", append([]byte("99999999999999999999"), text[first:]...)},
		{"a zero byte within", append(append(bytes.Clone(text[:at]), 0), text[at:]...)},
		{"nothing at all", nil},
	}
}

// random returns texts with a random change at a random place. Such a text may still be valid.
func random(text []byte, rng *rand.Rand, randomly int) []mutation {
	var list []mutation
	for range randomly {
		t := bytes.Clone(text)
		at := rng.Intn(len(t))
		switch rng.Intn(3) {
		case 0:
			t[at] = "0123456789-. \nWBx"[rng.Intn(17)]
		case 1:
			t = append(t[:at], t[at+1:]...)
		case 2:
			other := rng.Intn(len(t))
			t[at], t[other] = t[other], t[at]
		}
		list = append(list, mutation{fmt.Sprintf("byte %d changed", at), t})
	}
	return list
}

// harmless maps a problem to those mutations from fatal that leave its inputs valid.
var harmless = map[string][]string{
	"uva481":   {"the last word missing"},                                // the input is a list of numbers without their count
	"uva10298": {"no number at the start", "a huge number at the start"}, // the input consists of lines of any characters
}

// few lists the packages that are tested without -full: one with the default validator, one with a checker, and a game.
var few = []string{"uva260", "uva321", "skynet1"}

func TestDamage(t *testing.T) {
	files, err := filepath.Glob("../../../testcases/*/problem.yaml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no packages: %v", err)
	}
	for _, file := range tracked.Only(t, files) {
		dir := filepath.Dir(file)
		t.Run(filepath.Base(dir), func(t *testing.T) {
			if !slices.Contains(few, filepath.Base(dir)) {
				full.Test(t)
			}
			pkg, err := problem.Read(dir)
			if err != nil {
				t.Fatal(err)
			}
			newDamager(t, pkg).all()
		})
	}
}

// TestDamageIsNoticed runs damager with validators that accept every text. For each invalid text, damager
// must report that the validator has not noticed the mistake.
func TestDamageIsNoticed(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"problem.yaml": "validation: custom\n", "data/secret/1.in": "1 2\n3\n", "data/secret/1.ans": "1 2\n",
		"input_validators/yes.sh": "exit 42\n", "output_validators/yes.sh": "exit 42\n",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	pkg, err := problem.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	d, complaints := newDamager(t, pkg), 0
	d.complain = func(string, ...any) { complaints++ }
	d.all()
	if want := 2 * len(fatal([]byte("1 2\n"), d.rng)); complaints != want {
		t.Errorf("%d complaints about validators that accept everything, want %d", complaints, want)
	}
}

// damager mutates the testcases of one package and checks whether its validators accept or reject the
// mutations.
type damager struct {
	*testing.T
	pkg             *problem.Package
	builder         *build.Builder
	r               *Runner
	inputs, outputs []*build.Artifact
	file            string // the file that contains the mutated text
	rng             *rand.Rand
	complain        func(format string, args ...any)

	perPackage, randomly int
}

func newDamager(t *testing.T, pkg *problem.Package) *damager {
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = t.TempDir()
	}
	b := &build.Builder{Run: sandbox.Run, Cache: filepath.Join(cache, "oj-judge", "build"), Temp: t.TempDir()}
	var jobs []build.Job
	for _, v := range append(append([]problem.Tool(nil), pkg.InputValidators...), pkg.OutputValidators...) {
		jobs = append(jobs, build.Job{Source: v.Path, Module: true})
	}
	progs, err := b.Build(context.Background(), jobs)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range progs {
		if p.Skipped != "" {
			t.Skip(p.Skipped)
		}
		if !p.Ready() {
			t.Fatal(p.Failed)
		}
	}
	n := len(pkg.InputValidators)
	perPackage, randomly := howMuch(t)
	return &damager{
		perPackage: perPackage, randomly: randomly,
		T: t, pkg: pkg, builder: b, r: &Runner{Temp: t.TempDir(), Workers: 1}, inputs: progs[:n], outputs: progs[n:],
		file: filepath.Join(t.TempDir(), "mutated"), rng: rand.New(rand.NewSource(1)),
		complain: t.Errorf,
	}
}

func (d *damager) all() {
	if len(d.inputs) == 0 {
		d.complain("the package has no input validator")
	}
	done := 0
	for _, c := range d.pkg.JudgedCases() {
		in, ans := d.read(c.In), d.read(c.Ans)
		if done == d.perPackage {
			break
		}
		if len(in) > smallCase || len(ans) > smallCase || len(in) < 4 {
			continue
		}
		done++
		d.input(c, in)
		switch {
		case d.pkg.Interactive:
			d.game(c)
		case len(ans) > 0:
			d.output(c, ans)
		}
	}
	if done == 0 {
		d.complain("no testcase is small enough to be mutated")
	}
}

func (d *damager) read(file string) []byte {
	text, err := os.ReadFile(file)
	if err != nil {
		d.Fatal(err)
	}
	return text
}

func (d *damager) write(text []byte) {
	if err := os.WriteFile(d.file, text, 0o644); err != nil {
		d.Fatal(err)
	}
}

// input mutates the input of a testcase. The exit status of an input validator must be 42 (valid) or 43
// (invalid). For a fatal mutation it must be 43.
func (d *damager) input(c *problem.Case, text []byte) {
	ask := func(x mutation) (rejected bool) {
		d.write(x.text)
		mutated := *c
		mutated.In = d.file
		err := d.r.Input(context.Background(), d.pkg, &mutated, d.inputs)
		var bad *problem.Error
		if errors.As(err, &bad) && bad.File == d.file {
			return true
		}
		if err != nil {
			d.complain("%s, %s: %v", c.Name, x.how, err)
		}
		return false
	}
	if ask(mutation{"", text}) {
		d.complain("%s: rejected as it is", c.Name)
	}
	for _, x := range fatal(text, d.rng) {
		if !ask(x) && !slices.Contains(harmless[filepath.Base(d.pkg.Dir)], x.how) {
			d.complain("%s.in, %s: accepted", c.Name, x.how)
		}
	}
	for _, x := range random(text, d.rng, d.randomly) {
		ask(x)
	}
}

// output mutates the answer of a testcase and judges it as an output. The exit status of a checker must be 42
// (accepted) or 43 (rejected). For a fatal mutation it must be 43. If the default validator compares every
// byte, every mutation is fatal.
func (d *damager) output(c *problem.Case, text []byte) {
	ask := func(x mutation) verdict.Verdict {
		d.write(x.text)
		shown := *c
		shown.Out, shown.Kind = d.file, problem.ValidOutput
		res := d.r.newTrial(&Contestant{Pkg: d.pkg, Tools: Tools{Validators: d.outputs}}, &shown)
		defer res.end()
		if err := res.askAbout(context.Background(), d.file); err != nil {
			d.Fatal(err)
		}
		if res.Verdict == verdict.JE {
			d.complain("%s.ans, %s: %s", c.Name, x.how, res.Message)
		}
		return res.Verdict
	}
	if ask(mutation{"", text}) != verdict.AC {
		d.complain("%s.ans is not accepted as an output", c.Name)
	}
	for _, x := range fatal(text, d.rng) {
		if ask(x) == verdict.AC {
			d.complain("%s.ans, %s: accepted", c.Name, x.how)
		}
	}
	flags := strings.Join(d.pkg.ValidatorFlags, " ")
	exact := strings.Contains(flags, "space_change_sensitive") && !strings.Contains(flags, "float_")
	for _, x := range random(text, d.rng, d.randomly) {
		if ask(x) == verdict.AC && exact && !bytes.Equal(x.text, text) {
			d.complain("%s.ans, %s: accepted", c.Name, x.how)
		}
	}
}

// game records a game of an accepted submission. Then it repeats the game with a script in place of the
// submission, which writes the recorded answers with mutations. The exit status of a referee must be 42 or
// 43, and 43 if the answers end early or are invalid.
func (d *damager) game(c *problem.Case) {
	subject := d.subject()
	d.r.KeepTurns = true
	res, err := d.r.Once(context.Background(), subject, c)
	if err != nil || res.Verdict != verdict.AC {
		d.Fatalf("%s in %s: %v %v %s", subject.Name, c.Name, err, res.Verdict, res.Message)
	}
	heard, answers := 0, []byte(nil)
	var reads []int // how many lines the program reads before each line that it writes
	for _, turn := range res.Turns {
		if !turn.FromProgram {
			heard++
			continue
		}
		reads, heard = append(reads, heard), 0
		answers = append(append(answers, turn.Text...), '\n')
	}
	ask := func(x mutation) verdict.Verdict {
		subject.Built = d.script(reads, x.text)
		res, err := d.r.Once(context.Background(), subject, c)
		if err != nil {
			d.Fatal(err)
		}
		if res.Verdict == verdict.JE {
			d.complain("%s, the program's words, %s: %s", c.Name, x.how, res.Message)
		}
		return res.Verdict
	}
	if v := ask(mutation{"", answers}); v != verdict.AC {
		d.complain("%s: the accepted game gets %v when it is repeated", c.Name, v)
	}
	first, last := bytes.IndexByte(answers, '\n'), bytes.LastIndexByte(answers[:len(answers)-1], '\n')+1
	for _, x := range []mutation{
		{"no number at the start", append([]byte("?"), answers[first:]...)}, {"a huge number at the start", append([]byte("99999999999999999999 1"), answers[first:]...)},
		{"a zero byte at the start", append([]byte{0}, answers...)}, {"nothing at all", nil}, {"the last line missing", answers[:last]},
	} {
		if ask(x) == verdict.AC {
			d.complain("%s, the program's words, %s: accepted", c.Name, x.how)
		}
	}
	for _, x := range random(answers, d.rng, d.randomly) {
		ask(x)
	}
}

// subject returns the first accepted submission.
func (d *damager) subject() *Contestant {
	for _, sub := range d.pkg.Submissions {
		if sub.Folder == "accepted" {
			return &Contestant{
				Name: sub.Name, Pkg: d.pkg, Built: d.build(d.builder, sub.Path), Tools: Tools{Validators: d.outputs},
				Limits: decide.Limits{
					Time: max(d.pkg.TimeLimit, time.Second), Memory: d.pkg.Limits.Memory, Output: d.pkg.Limits.Output,
					Passes: d.pkg.Limits.ValidationPasses,
				},
			}
		}
	}
	d.Fatal("no accepted submission")
	return nil
}

func (d *damager) build(b *build.Builder, source string) *build.Artifact {
	progs, err := b.Build(context.Background(), []build.Job{{Source: source, Files: d.pkg.Patched(source)}})
	if err == nil && progs[0].Skipped != "" {
		d.Skip(progs[0].Skipped)
	}
	if err != nil || !progs[0].Ready() {
		d.Fatal(source, err)
	}
	return progs[0]
}

// script returns a program that prints the lines of a text. Before each line it reads the given number of lines.
func (d *damager) script(reads []int, text []byte) *build.Artifact {
	var b strings.Builder
	for i, line := range bytes.SplitAfter(text, []byte("\n")) {
		if i < len(reads) {
			b.WriteString(strings.Repeat("read line\n", reads[i]))
		}
		b.WriteString("printf '")
		for _, c := range line {
			fmt.Fprintf(&b, "\\%03o", c)
		}
		b.WriteString("'\n")
	}
	file := filepath.Join(d.TempDir(), "says.sh")
	if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
		d.Fatal(err)
	}
	return d.build(&build.Builder{Run: sandbox.Run, Cache: d.TempDir(), Temp: d.TempDir()}, file)
}
