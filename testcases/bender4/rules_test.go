// Package bender4_test tests the checker of Bender - Episode 4.
package bender4_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/shared/testing/program"
)

func TestRules(t *testing.T) {
	checker := program.Build(t, "./output_validators/replay")
	const (
		corridor = "7 3\n#######\n#.....#\n#######\n1 1\n5 1\n"
		free     = corridor + "0\n"
		steps    = "10 10\n##########\n#...#....#\n###.##.#.#\n#.#..###.#\n#.##.#...#\n#..#.###.#\n#.##...#.#\n" +
			"#..###.#.#\n#........#\n##########\n1 1\n8 8\n0\n"
		ball   = "7 4\n#######\n#.+...#\n#.....#\n#######\n1 1\n5 1\n"
		twice  = "7 3\n#######\n#.++..#\n#######\n1 1\n5 1\n0\n"
		length = "5 characters, the jury's program has 4"
	)
	for _, test := range []struct {
		name, input, output string
		status              int
		message             string
	}{
		{"Bender reaches Fry, and wins two frames later", free, "RRRR\n", 42, "frame 6: Bender has reached Fry: 4 characters"},
		{"no end of line", free, "RRRR", 42, "frame 6"},
		{"a move after Fry does not count", free, "RRRRL9", 42, "frame 6"},
		{"a call after Fry counts", free, "RRRR9", 43, "frame 5: there is no function 9"},
		{"a call after Fry of a function that exists", free, "RRRR1;2", 42, "frame 6"},
		{"too short", free, "RRR\n", 43, "frame 5: the program ends"},
		{"no program", free, "\n", 43, "frame 2: the program ends"},
		{"a wall stops", free, "UDLRRRR\n", 42, "frame 9"},
		{"other letters wait", free, "0R xRRR\n", 42, "frame 9"},
		{"two lines", free, "RR\nRR\n", 43, "want one line"},
		{"a control character", free, "RR\x00RR\n", 43, "character 3 is a control character"},

		{"calls and returns take frames", free, "11;RR\n", 42, "frame 9: Bender has reached Fry: " + length},
		{"a function that calls itself", steps, "1;DR1\n", 42, "Bender has reached Fry"},
		{"it never returns", free, "1R;1\n", 43, "after 1000 frames"},
		{"functions call later functions", free, "1;22;RR\n", 42, "frame 10"},
		{"an empty function", free, "1RRRR;;R\n", 42, "frame 8"},
		{"an empty main program", free, ";RRRR\n", 43, "frame 2: the program ends"},
		{"no function 2", free, "R2;R\n", 43, "frame 2: there is no function 2"},
		{"empty functions at the end vanish", free, "2RRRR;R;;\n", 43, "frame 1: there is no function 2"},
		{"998 frames before Fry", free, strings.Repeat("0", 994) + "RRRR\n", 42, "frame 1000"},
		{"999 frames before Fry", free, strings.Repeat("0", 995) + "RRRR\n", 43, "after 1000 frames"},

		{"a field that is on", corridor + "1\n2 1 3 1 0\n", "RRRR\n", 43, "frame 3: Bender stands in the field of switch 1"},
		{"a field that was on", corridor + "1\n2 1 3 1 1\n", "RRRR\n", 42, "frame 6"},
		{"each entry toggles", corridor + "1\n2 1 3 1 1\n", "RLRRRR\n", 43, "frame 5: Bender stands in the field"},
		{"staying on a switch does not", "7 3\n#######\n#.....#\n#######\n2 1\n5 1\n1\n1 1 4 1 1\n", "LLRRRR\n", 42, "frame 8"},
		{"off too late", corridor + "1\n4 1 3 1 1\n", "RRRR\n", 43, "frame 3: Bender stands in the field"},
		{"of two things on one cell, the later one counts", corridor + "2\n2 1 3 1 1\n4 1 2 1 0\n", "RRRR\n", 43, "frame 3"},

		{"a ball is pushed", ball + "0\n", "RRDRRU\n", 42, "frame 8"},
		{"onto Fry", ball + "0\n", "RRRD\n", 43, "frame 4: a ball lies on Fry's cell"},
		{"a ball toggles", ball + "1\n3 1 5 2 1\n", "RDRRRU\n", 42, "frame 8"},
		{"Bender toggles where the ball was", ball + "1\n2 1 5 2 1\n", "RDRRRU\n", 42, "frame 8"},
		{"both toggle", ball + "1\n3 1 5 2 1\n", "RRDRRRU\n", 43, "Bender stands in the field"},
		{"no two balls", twice, "RR\n", 43, "frame 4: the program ends"},
	} {
		status, message, _ := judge(t, checker, test.input, test.output)
		if status != test.status || !strings.Contains(message, test.message) {
			t.Errorf("%s: status %d, %q; want %d, %q", test.name, status, message, test.status, test.message)
		}
	}
}

// TestRecord checks that the record contains each frame. In this game Bender pushes a ball off a switch, calls a
// function, and stands on the switch.
func TestRecord(t *testing.T) {
	checker := program.Build(t, "./output_validators/replay")
	const input = "7 4\n#######\n#.+..##\n#.....#\n#######\n1 1\n4 2\n1\n2 1 1 2 0\n"
	_, message, record := judge(t, checker, input, "R1;DR\n")
	want := strings.Join([]string{
		"#board #######", "#board #....##", "#board #.....#", "#board #######",
		"#legend a Bender (B)", "#legend e ball", "#legend d switch with its number", "#legend f field of a switch, on", "#legend b field of a switch, off",
		"dot e - 2 1; dot b 1 1 2; dot c Fry 4 2; dot a B 1 1\t0\t\"the main program runs R\"",
		"dot e - 3 1; dot f 1 1 2; dot c Fry 4 2; dot a B 2 1\t0\t\"the main program runs 1\"",
		"dot e - 3 1; dot f 1 1 2; dot c Fry 4 2; dot a B 2 1\t0\t\"function 1 runs D\"",
		"dot d 1 2 1; dot e - 3 1; dot f 1 1 2; dot c Fry 4 2; dot a B 2 2\t0\t\"function 1 runs R\"",
		"dot d 1 2 1; dot e - 3 1; dot f 1 1 2; dot c Fry 4 2; dot a B 3 2\t0\t\"function 1 ends\"",
		"dot d 1 2 1; dot e - 3 1; dot f 1 1 2; dot c Fry 4 2; dot a B 3 2\t0\t\"the main program ends\"",
		"dot d 1 2 1; dot e - 3 1; dot f 1 1 2; dot c Fry 4 2; dot a B 3 2\tlost", "",
	}, "\n")
	if record != want {
		t.Errorf("%s: recorded\n%s\nwant\n%s", message, record, want)
	}
}

// judge returns the exit status of the checker, its message, and the record for the picture.
func judge(t *testing.T, checker, input, output string) (status int, message, record string) {
	t.Helper()
	dir := t.TempDir()
	in, answer := filepath.Join(dir, "in"), filepath.Join(dir, "ans")
	for name, text := range map[string]string{in: input, answer: "RRRR\n"} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}

	cmd := exec.Command(checker, in, answer, dir+"/")
	cmd.Stdin = strings.NewReader(output)
	if err := cmd.Run(); cmd.ProcessState == nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "judgemessage.txt"))
	if err != nil {
		t.Fatal(err)
	}
	frames, err := os.ReadFile(filepath.Join(dir, "game.txt"))
	if err != nil {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), string(text), string(frames)
}
