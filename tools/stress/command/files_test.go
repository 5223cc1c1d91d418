package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// plain is a folder outside of any module with a wrong program, a right one, and one that crashes on two equal numbers.
func plain(t *testing.T, files map[string]string) *world {
	t.Helper()
	w := newWorld(t, map[string]string{
		"flat/wrong.sh": wrongSum, "flat/slow.sh": rightSum, "flat/crash.sh": strings.Replace(wrongSum, "||", "&& exit 3;", 1),
	})
	w.dir = filepath.Join(w.dir, "flat")
	for name, text := range files {
		w.write(name, text)
	}
	return w
}

// TestPlainFiles: two programs in a folder are enough. The generator and the slow program are remembered, and the input
// becomes a testcase beside the others, in their names.
func TestPlainFiles(t *testing.T) {
	for _, c := range []struct {
		files   map[string]string
		in, ans string
	}{
		{nil, "stress-1.in", "stress-1.out"},
		{map[string]string{"1.in": "1\n5\n", "1.ans": "5\n"}, "stress-1.in", "stress-1.ans"},
		{map[string]string{"1.in": "1\n5\n"}, "stress-1.in", "stress-1.ans"},
		{map[string]string{"in1": "1\n5\n", "out1": "5\n"}, "stress-1.in", "stress-1.out"},
		{map[string]string{"test/sample-1.in": "1\n5\n", "test/sample-1.out": "5\n"}, "test/stress-1.in", "test/stress-1.out"},
		{map[string]string{"in/a.txt": "1\n5\n", "out/a.txt": "5\n"}, "in/stress-1.txt", "out/stress-1.txt"},
	} {
		w := plain(t, c.files)
		w.stress("-seed 700 wrong.sh slow.sh", 2, "flat: there is no generator. A line that describes the input is enough")
		w.stress("-seed 700 -gen 'n:1..9 array(n,1..99)' -yes wrong.sh slow.sh", 1,
			`flat: wrong.sh against slow.sh, .* breaks wrong.sh`, `again: .* -gen 'n:1..9 array\(n,1..99\)' -seed \d+ -n 1 wrong.sh slow.sh$`)
		if got := w.read(c.in) + w.read(c.ans); got != "2\n1 1\n2\n" {
			t.Errorf("%v: kept %q", c.files, got)
		}

		// Now the file of the program is enough.
		w.stress("-seed 700 wrong.sh", 1, `^stress: -gen 'n:1..9 array\(n,1..99\)' -brute slow.sh, as in .stress$`, "breaks wrong.sh")
	}
}

// TestRemember: the flags are remembered for a problem of the module, too, from any folder; new flags replace them.
func TestRemember(t *testing.T) {
	w := newWorld(t, map[string]string{"gen.sh": "echo 2\necho $1 $1\n"})
	w.stress("-seed 700 -n 3 -gen 'n:1..9 array(n,1..9)' -brute right.sh -src right.sh sum", 0, "no difference")
	if got, want := w.read("testcases/sum/.stress"), memoryHead+"gen \"n:1..9 array(n,1..9)\"\nbrute \"../../right.sh\"\n"; got != want {
		t.Errorf("stored %q, want %q", got, want)
	}
	w.stress("-seed 700 -n 3 -gen gen.sh -src right.sh sum", 0, "^stress: -brute right.sh, as in testcases/sum/.stress$")
	top := w.dir
	w.dir = filepath.Join(top, "problems")
	w.stress("-seed 700 -src ../wrong.sh sum", 1, "^stress: -gen ../gen.sh -brute ../right.sh, as in ../testcases/sum/.stress$")
	w.stress("-seed 700 -src ../wrong.sh -against ../right.sh sum", 1, "^stress: -gen ../gen.sh, as in")
	w.dir = top

	// A damaged file and a program that is gone are named.
	w.write("testcases/sum/.stress", "brute \"gone.sh\"\n")
	w.stress("-src right.sh sum", 2, "^stress: -brute: .*gone.sh: no such file")
	w.write("testcases/sum/.stress", "brut \"gone.sh\"\n")
	w.stress("-src right.sh sum", 2, "/.stress:1: want gen, gen-file or brute, and a value in quotes; or delete this file")
	os.Remove(filepath.Join(top, "testcases/sum/.stress"))
	w.stress("-seed 700 -n 3 sum -src right.sh", 0)
	if got := w.read("testcases/sum/.stress"); got != "unreadable" {
		t.Errorf("without flags, stress stored %q", got)
	}
}

// TestSlowCrashes: the input on which the slow program crashes is shown, made small, and kept without an answer.
func TestSlowCrashes(t *testing.T) {
	w := plain(t, map[string]string{"1.in": "1\n5\n", "1.out": "5\n"})
	const call = "-seed 700 -gen 'n:1..9 array(n,1..99)' "
	w.stress(call+"slow.sh crash.sh", 1, `breaks crash.sh, the slow program$`, `^flat crash.sh: RTE .* in seed \d+`, `input \(.*\):\n +1  2\n +2  1 1$`,
		`-yes keeps this input as stress-1.in, without an answer, because crash.sh fails on it`)
	w.stress(call+"-yes slow.sh crash.sh", 1, "kept as stress-1.in, without an answer")
	if got := w.read("stress-1.in") + w.read("stress-1.out"); got != "2\n1 1\nunreadable" {
		t.Errorf("kept %q", got)
	}
	w.stress(call+"-yes -against crash.sh slow.sh", 1, "breaks crash.sh$", "kept as stress-2.in, without an answer")
}

// TestFilesUsage: a program must not be named twice.
func TestFilesUsage(t *testing.T) {
	w := plain(t, nil)
	for call, want := range map[string]string{
		"wrong.sh slow.sh crash.sh": "want the tested program and the slow program, got 3 programs", "-src slow.sh wrong.sh": "both name the tested program",
		"-brute slow.sh wrong.sh crash.sh": "crash.sh would be the slow program", "": "want one problem or one program, got 0",
	} {
		w.stress(call, 2, "^stress: .*"+want)
	}
}
