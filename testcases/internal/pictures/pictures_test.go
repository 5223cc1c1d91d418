// Package pictures_test tests the programs testcases/<id>/output_visualizer. The same tests apply to all of them.
package pictures_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
)

var update = flag.Bool("update", false, "update testdata/golden.txt")

// A scene contains the inputs for one run of a visualizer.
type scene struct{ name, input, output, game string }

// scenes returns a scene for each sample of a problem package. The output is the sample's answer. A scene of
// a game also contains a short artificial record, so that no referee is needed. In the records of skynet1 and
// skynet2, the agent does not move, and the links are cut in the order of the input.
func scenes(t *testing.T, dir string) (list []scene) {
	inputs, err := filepath.Glob(filepath.Join(dir, "data", "sample", "*.in"))
	if err != nil || len(inputs) == 0 {
		t.Fatalf("%s/data/sample: there is no .in file; the picture of each package is tested with one", dir)
	}
	for _, in := range inputs {
		input, err := os.ReadFile(in)
		if err != nil {
			t.Fatal(err)
		}
		output, _ := os.ReadFile(strings.TrimSuffix(in, ".in") + ".ans")
		s := scene{name: filepath.Base(dir) + "/" + filepath.Base(in), input: string(input), output: string(output)}
		if words := strings.Fields(s.input); strings.HasPrefix(filepath.Base(dir), "skynet") {
			for i := 0; i < 5 && 4+2*i < len(words); i++ {
				s.game += fmt.Sprintf("%d\t%d\t\"%s %s\"\n", i/2, 10*i, words[3+2*i], words[4+2*i])
			}
			s.game += "1\twon\n"
		} else {
			s.game = games[filepath.Base(dir)]
		}
		list = append(list, s)
	}
	return list
}

// games contains records of short games, in the format of package referee.
var games = map[string]string{
	"bender4":     "#board ####\n#board #..#\n#board ####\ndot c Fry 2 1; dot a B 1 1\t0\t\"the main program runs R\"\ndot a B 2 1\twon\n",
	"bridge2":     "1; 0 1 1; 0 2 1\t9\t\"SPEED\"\n2; 2 1 1; 2 2 1\t5\t\"JUMP\"\n2; 4 1 1; 4 2 0\tlost\n",
	"knight1":     "#plane 10 10 down\ndot f bomb 7 4; dot g knight 2 5\t9\t\"5 4\"\ndot f bomb 7 4; dot g knight 5 4\tlost\n",
	"knight2":     "#plane 10 10 down\ndot f bomb 7 4; dot g knight 2 5\t9\t\"7 2\"\ndot f bomb 7 4; dot g knight 7 2\tlost\n",
	"labyrinth":   "#board #####\n#board #T.C#\n#board #####\ndot a K 1 1\t9\t\"RIGHT\"\ndot a K 2 1\t5\t\"UP\"\ndot a K 2 0\tlost\n",
	"marslander2": "#plane 7000 3000 up\n#line 0 1500 2000 500 3500 500 6999 1000\nline trail 5000 2500 5060 2500; dot g - 5000 2500\t9\t\"0 4\"\nline trail 4950 2498 5008 2482; dot g - 4950 2498\tlost\n",
	"marslander3": "#plane 7000 3000 up\n#line 0 1500 2000 500 3500 500 6999 1000\nline trail 5000 2500 5060 2500; dot g - 5000 2500\t9\t\"0 4\"\nline trail 4950 2498 5008 2482; dot g - 4950 2498\tlost\n",
	"panic2":      "#plane 13 2 up\ndot c exit 11 1; line sg 4 0 4 1; dot a - 2 0\t9\t\"WAIT\"\ndot c exit 11 1; line sg 4 0 4 1; dot a - 3 0\tlost\n",
	"sokoban":     "1 1; 2 1\t9\t\"R\"\n2 1; 3 1\t5\t\"R\"\n3 1; 4 1\twon\n",
	"thor1":       "#plane 40 18 down\n#line 0 0 3 4 5 5\ndot d light 31 4; dot g Thor 29 4; area a 3 4 2; line sa 1 2 3 4\t9\t\"E\"\ndot d light 31 4; dot g Thor 30 4\twon\n",
	"voxcodei1":   "#board ....\n#board ....\n#board ....\ndot a - 1 1\t9\t\"1 0\"\narea d 1 0 0; dot f 2 1 0; dot a - 1 1\tlost\n",
	"voxcodei2":   "#board .#..\n#board ....\n#board ....\ndot a - 1 1\t9\t\"2 2\"\ndot f 2 2 2; dot a - 2 1\tlost\n",
	"zombies":     "#plane 16000 9000 down\narea a 0 0 2000; dot a Ash 0 0; dot c - 8250 4500; line trail 8250 8999 8250 8599; dot f - 8250 8999\t9\t\"8250 4500\"\ndot a Ash 8250 4500\twon\n",
}

// firstCourse is the number of problems in the first half of the course. All of these problems have a
// visualizer.
const firstCourse = 46

// drawn returns the ids of all problems in the course that have a visualizer. Problems without a README, such as a
// bot that the user has just created, are not tested.
func drawn(t *testing.T) (ids []string) {
	t.Helper()
	folders, err := filepath.Glob("../../*/output_visualizer")
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range folders {
		id := filepath.Base(filepath.Dir(folder))
		if _, err := os.Stat("../../../problems/" + id + "/README.md"); err == nil {
			ids = append(ids, id)
		}
	}
	if len(ids) < firstCourse {
		t.Fatalf("found only %d visualizers, want at least %d", len(ids), firstCourse)
	}
	return ids
}

// build builds all visualizers and returns their executable files by problem id.
func build(t *testing.T) map[string]string {
	t.Helper()
	exes := make(map[string]string)
	for _, id := range drawn(t) {
		exes[id] = program.Build(t, "oj/testcases/"+id+"/output_visualizer")
	}
	return exes
}

// draw runs a visualizer and returns its picture. The test fails if the picture is not well-formed XML.
func draw(t *testing.T, exe string, s scene) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{"in": s.input, "game.txt": s.game, "turn_limit.txt": "150 1000\n", "judgemessage.txt": "won in turn 5\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(exe, filepath.Join(dir, "in"), filepath.Join(dir, "in"), dir+"/")
	cmd.Stdin = strings.NewReader(s.output)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s\ninput %q\noutput %q", s.name, err, out, s.input, s.output)
	}
	text, err := os.ReadFile(filepath.Join(dir, "teamimage.svg"))
	if err != nil {
		t.Fatal(err)
	}
	in := xml.NewDecoder(bytes.NewReader(text))
	for {
		if _, err := in.Token(); errors.Is(err, io.EOF) {
			return string(text)
		} else if err != nil {
			t.Fatalf("%s: %v\ninput %q\noutput %q", s.name, err, s.input, s.output)
		}
	}
}

// played lists the packages that are not in the map games, but whose pictures also show the record of a game.
// The record is written by a referee, or by a checker that replays the answer.
var played = strings.Fields("guarini pocketcube skynet1 skynet2 starcraft")

// judged returns the packages whose pictures use the class bad to mark where an answer breaks the puzzle's rules.
func judged(t *testing.T) (ids []string) {
	for _, id := range drawn(t) {
		if _, game := games[id]; !game && !slices.Contains(played, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// answersLookRight checks that the picture of a correct answer never says that the answer is wrong. It also
// changes the answers of each package, and checks that the picture of at least one changed answer says that
// the answer is wrong. Without -full it tests only some packages.
func answersLookRight(t *testing.T, exes map[string]string) {
	for _, id := range judged(t) {
		if !full.Falls(id, "1/4") && !full.Mine(t.Name()+id) {
			continue
		}
		inputs, err := filepath.Glob(filepath.Join("../..", id, "data", "*", "*.ans"))
		if err != nil || len(inputs) < 3 {
			t.Fatalf("%s: found %d answers, want at least 3; error %v", id, len(inputs), err)
		}
		seen := false
		for _, file := range inputs {
			if seen && !full.Mine(t.Name()+id) {
				break
			}
			answer, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			input, err := os.ReadFile(strings.TrimSuffix(file, ".ans") + ".in")
			if err != nil || len(input) > 20000 || strings.Contains(file, "invalid") {
				continue
			}
			says := func(output []byte) bool {
				picture := draw(t, exes[id], scene{name: file, input: string(input), output: string(output)})
				return regexp.MustCompile(`<text class="[^"]*bad"`).MatchString(picture)
			}
			if says(answer) {
				t.Errorf("%s: the picture says that the answer is wrong", file)
			}
			seen = seen || says(changed(answer))
		}
		if !seen {
			t.Errorf("%s: no picture says that an answer is wrong", id)
		}
	}
}

// lateCasesLookWrong checks that a wrong case is drawn even if cases before it are left out for lack of room.
func lateCasesLookWrong(t *testing.T, exes map[string]string) {
	const many = 900
	for id, text := range map[string]struct{ start, input, end, right, wrong string }{
		"uva515":   {"", "1 1\n1 0 gt 0\n", "0\n", "lamentable kingdom\n", "successful conspiracy\n"},
		"uva10536": {fmt.Sprintln(many), "XXXX\nXXXX\nXXXX\nXXX.\n", "", "LOSING\n", "WINNING\n"},
		"uva12363": {"", "2 1 1\n1 2\n1 2\n", "0 0 0\n", "Y\n-\n", "N\n-\n"},
	} {
		picture := draw(t, exes[id], scene{
			name: id, input: text.start + strings.Repeat(text.input, many) + text.end, output: strings.Repeat(text.right, many-1) + text.wrong,
		})
		if strings.Contains(picture, ">case 899 of 900: ") || !regexp.MustCompile(`bad"[^>]*>case 900 of 900: `).MatchString(picture) {
			t.Errorf("%s: the picture must leave out case 899 of %d and mark case 900 as wrong", id, many)
		}
	}
}

// changed returns a different answer, which is usually wrong: it replaces each 1 by 2 and each 2 by 1, and
// exchanges directions, colours and words in the same way.
func changed(answer []byte) []byte {
	return []byte(strings.NewReplacer("1", "2", "2", "1", "3", "4", "4", "3", "U", "D", "D", "U", "L", "R", "R", "L", "SOUTH", "NORTH", "NORTH", "SOUTH",
		"n", "s", "s", "n", "N", "S", "S", "N", "^", "v", "v", "^", "W", "B", "B", "W", "on light", "off light", "winnable", "hopeless", "hopeless", "winnable").Replace(string(answer)))
}

// damaged returns damaged versions of a scene: a file ends too early, or one of its words is replaced.
func damaged(s scene) (list []scene) {
	for i := range 8 {
		cut := s
		cut.output, cut.game = s.output[:len(s.output)*i/8], s.game[:len(s.game)*i/8]
		list = append(list, cut)
		cut = s
		cut.input = s.input[:len(s.input)*i/8]
		list = append(list, cut)
	}
	for _, word := range []string{"-1", "999999999", "99999999999999999999", "<&\"'\x00\xff>", ".", "0"} {
		for i := range 6 {
			list = append(list, scene{s.name, replaced(s.input, i, word), s.output, s.game}, scene{s.name, s.input, replaced(s.output, i, word), replaced(s.game, i, word)})
		}
	}
	return append(list, scene{s.name, s.input, strings.Repeat("x", 100000), strings.Repeat("7 7 7\n", 5000)})
}

// replaced returns the text after one of its words has been replaced by the given word. If the text has n
// words, the replaced word has the index n*i/6.
func replaced(text string, i int, word string) string {
	words := strings.Fields(text)
	if len(words) == 0 {
		return word
	}
	return strings.Replace(text, words[len(words)*i/6], word, 1)
}

// TestVisualizers checks that the pictures of the samples have not changed, that a visualizer draws the same picture
// when it runs again, and that it draws a well-formed picture for damaged inputs and outputs.
func TestVisualizers(t *testing.T) {
	exes := build(t)
	t.Run("late", func(t *testing.T) { lateCasesLookWrong(t, exes) })
	t.Run("answers", func(t *testing.T) { answersLookRight(t, exes) })

	golden := make(map[string]string)
	for id, exe := range exes {
		dir := filepath.Join("../..", id)
		for i, s := range scenes(t, dir) {
			picture := draw(t, exe, s)
			golden[s.name] = fmt.Sprintf("%x", sha256.Sum256([]byte(picture)))[:16]
			if i == 0 {
				if again := draw(t, exe, s); again != picture {
					t.Errorf("%s: the second run has drawn a different picture", s.name)
				}
				for n, broken := range damaged(s) {
					if n%30 == 0 || full.Mine(t.Name()) {
						draw(t, exe, broken)
					}
				}
			}
		}
	}
	if runtime.GOARCH != "amd64" {
		return // on other processors, a multiplication and an addition may be fused, so that coordinates differ
	}
	if *update {
		var text strings.Builder
		for name, hash := range golden {
			fmt.Fprintln(&text, name, hash)
		}
		lines := strings.SplitAfter(text.String(), "\n")
		sort.Strings(lines)
		if err := os.WriteFile("testdata/golden.txt", []byte(strings.Join(lines, "")), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	stored, err := os.ReadFile("testdata/golden.txt")
	if err != nil {
		t.Fatal(err)
	}
	want := make(map[string]string)
	for _, line := range strings.Split(strings.TrimSpace(string(stored)), "\n") {
		name, hash, _ := strings.Cut(line, " ")
		want[name] = hash
	}
	if diff := cmp.Diff(want, golden); diff != "" {
		t.Errorf("pictures have changed; look at them, then run go test ./testcases/internal/pictures -update; -want +got:\n%s", diff)
	}
}
