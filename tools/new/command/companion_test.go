package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"oj/tools/shared/language"
)

// A recorded value is an entry of testdata/messages.json. Its Result is copied from Competitive Companion's
// own tests: the message that the extension sends for a page. The message of a contest is a list of problems.
type recorded struct {
	File   string          `json:"file"`
	Result json.RawMessage `json:"result"`
}

// readRecorded returns the recorded messages, one for each problem.
func readRecorded(t *testing.T) (list []string) {
	t.Helper()
	data, err := os.ReadFile("testdata/messages.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []recorded
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}

	for _, r := range all {
		var contest []json.RawMessage
		if err := json.Unmarshal(r.Result, &contest); err != nil {
			contest = []json.RawMessage{r.Result}
		}
		for _, problem := range contest {
			list = append(list, string(problem))
		}
	}
	return list
}

// recordedIDs maps the addresses of the recorded problems to their ids.
var recordedIDs = map[string]string{
	"https://algotester.com/en/ArchiveProblem/DisplayWithFile/20024":                              "algotester-a-plus-b",
	"https://atcoder.jp/contests/abc096/tasks/abc096_a":                                           "abc096/a",
	"https://www.codechef.com/AUG21B/problems/OLYRANK":                                            "codechef-olympics-ranking",
	"https://www.codechef.com/AUG21B/problems/PROBDIFF":                                           "codechef-problem-difficulties",
	"https://www.codechef.com/AUG21B/problems/CHFINVNT":                                           "codechef-chef-and-bulb-invention",
	"https://www.codechef.com/AUG21B/problems/SPCTRIPS":                                           "codechef-special-triplets",
	"https://www.codechef.com/AUG21B/problems/ARRFILL":                                            "codechef-array-filling",
	"https://www.codechef.com/AUG21B/problems/CHARGE":                                             "codechef-charge-scheduling",
	"https://www.codechef.com/AUG21B/problems/GEO1":                                               "codechef-geometry-1",
	"https://www.codechef.com/AUG21B/problems/FATHUT":                                             "codechef-fat-hut",
	"https://www.codechef.com/AUG21B/problems/CDIGLNUM":                                           "codechef-chef-and-digits-of-large-numbers",
	"https://www.codechef.com/AUG21B/problems/ALTLG":                                              "codechef-alternating-lg-queries",
	"https://www.codechef.com/MAY18B/problems/RD19":                                               "codechef-minimum-deletions",
	"https://www.codechef.com/LTIME58A/problems/ZOZ":                                              "codechef-magic-elements",
	"https://www.codechef.com/LTIME58A/problems-old/ZOZ":                                          "codechef-magic-elements",
	"https://codeforces.com/group/MWSDmqGsZm/contest/219856/problem/A?locale=en":                  "cf219856/a",
	"https://cpython.uz/practice/problems/problem/1":                                              "cpython-uz-the-sum-of-two-numbers",
	"https://csacademy.com/contest/archive/task/addition/":                                        "cs-academy-addition",
	"https://cses.fi/problemset/task/1729":                                                        "cses-stick-game",
	"https://cses.fi/problemset/task/1094":                                                        "cses-increasing-array",
	"https://dmoj.ca/problem/aac1p1":                                                              "dmoj-p1-alpaca-shapes",
	"https://dmoj.ca/problem/aplusb":                                                              "dmoj-a-plus-b",
	"https://codingcompetitions.withgoogle.com/kickstart/round/0000000000436140/000000000068cca3": "google-coding-competitions-k-goodness-string",
	"https://acm.hdu.edu.cn/contests/contest_showproblem.php?pid=1004&cid=798":                    "hdoj-circular-coloring",
	"https://acm.hdu.edu.cn/showproblem.php?pid=1000":                                             "hdoj-a-b-problem",
	"http://acm.hrbust.edu.cn/index.php?m=ProblemSet&a=showProblem&problem_id=1054":               "hrbust-online-judge-brackets-brackets",
	"https://open.kattis.com/problems/ads":                                                        "ads",
	"https://open.kattis.com/problems/twostones":                                                  "twostones",
	"https://acm.njupt.edu.cn/problem/GYM103389I":                                                 "noj-gym103389i",
	"https://omegaup.com/arena/problem/A-jugar-2048":                                              "omegaup-1052-a-jugar-2048",
	"http://nnsznoi.openjudge.cn/080601/1/":                                                       "openjudge-080601-1",
	"http://nnsznoi.openjudge.cn/080601/2/":                                                       "openjudge-080601-2",
	"http://nnsznoi.openjudge.cn/080601/3/":                                                       "openjudge-080601-3",
	"http://nnsznoi.openjudge.cn/080601/4/":                                                       "openjudge-080601-4",
	"http://nnsznoi.openjudge.cn/080601/5/":                                                       "openjudge-080601-5",
	"https://otog.cf/problem/1":                                                                   "otog-1",
	"https://www.pbinfo.ro/probleme/4640/segalt":                                                  "pbinfo-segalt",
	"https://www.pbinfo.ro/probleme/4661/dominoes":                                                "pbinfo-dominoes",
	"https://new.pbinfo.ro/probleme/4640/segalt/":                                                 "pbinfo-segalt",
	"https://new.pbinfo.ro/probleme/4661/dominoes/":                                               "pbinfo-dominoes",
	"https://wcipeg.com/problem/wc174s4":                                                          "peg-judge-problem-4-alpha-nerd",
	"http://poj.org/problem?id=1000":                                                              "poj-a-b-problem",
	"http://poj.org/problem?id=1042":                                                              "poj-gone-fishing",
	"https://www.spoj.com/problems/TEST/":                                                         "spoj-life-the-universe-and-everything",
	"https://www.spoj.com/problems/LASTDIG/":                                                      "spoj-the-last-digit",
	"https://www.spoj.com/problems/LOCKER/":                                                       "spoj-magic-of-the-locker",
	"https://www.spoj.com/problems/CMPLS/":                                                        "spoj-complete-the-sequence",
	"https://toph.co/p/book-worm":                                                                 "toph-book-worm",
	"https://toph.co/p/distinctness":                                                              "toph-distinctness",
	"https://uoj.ac/contest/50/problem/495":                                                       "uoj-50-495",
	"https://uoj.ac/contest/50/problem/496":                                                       "uoj-50-496",
	"https://uoj.ac/contest/50/problem/497":                                                       "uoj-50-497",
	"https://uoj.ac/contest/50/problem/498":                                                       "uoj-50-498",
	"https://uoj.ac/contest/50/problem/499":                                                       "uoj-50-499",
	"https://uoj.ac/problem/1":                                                                    "uoj-1-a-b-problem",
	"https://vjudge.net/problem/51Nod-1289":                                                       "51nod-1289",
	"https://vjudge.net/problem/CodeChef-TRIPS":                                                   "codechef-trips",
	"https://vjudge.net/problem/CodeForces-234A":                                                  "cf234/a",
	"https://vjudge.net/problem/Gym-101375G":                                                      "gym101375/g",
	"https://vjudge.net/problem/HDU-3642":                                                         "hdu-3642",
	"https://vjudge.net/problem/POJ-2391":                                                         "poj-2391",
	"https://vjudge.net/problem/URAL-1009":                                                        "ural-1009",
	"http://182.92.175.181/problem.php?cid=2271&pid=0":                                            "buctoj-2271-0",
	"http://182.92.175.181/problem.php?cid=2271&pid=1":                                            "buctoj-2271-1",
	"http://182.92.175.181/problem.php?cid=2271&pid=2":                                            "buctoj-2271-2",
	"http://182.92.175.181/problem.php?cid=2271&pid=3":                                            "buctoj-2271-3",
	"http://182.92.175.181/problem.php?cid=2271&pid=4":                                            "buctoj-2271-4",
	"http://182.92.175.181/problem.php?cid=2271&pid=5":                                            "buctoj-2271-5",
	"http://182.92.175.181/problem.php?cid=2271&pid=6":                                            "buctoj-2271-6",
	"http://182.92.175.181/problem.php?cid=2271&pid=7":                                            "buctoj-2271-7",
	"https://vjudge.net/problem/ACdream-1726":                                                     "acdream-1726",
	"https://vjudge.net/problem/Z_trening-10":                                                     "z-trening-10",
	"https://coj.uci.cu/contest/cproblem.xhtml?pid=1000&cid=1664":                                 "coj-a-b-problem",
	"https://coj.uci.cu/contest/cproblem.xhtml?pid=1009&cid=1664":                                 "coj-arranging-amplifiers",
	"https://coj.uci.cu/contest/cproblem.xhtml?pid=1010&cid=1664":                                 "coj-acm-contest-and-blackout",
	"https://www.codechef.com/LOCAPR18/problems/CRICSCR":                                          "codechef-cricket-score",
	"https://vjudge.net/problem/HackerRank-coin-change-revisited":                                 "hackerrank-coin-change-revisited",
	"https://a2oj.com/p?ID=1":                                                                     "a2-online-judge-omar",
	"https://acm.ecnu.edu.cn/problem/3632/":                                                       "ecnu-online-judge-3632-establishment-of-primes",
	"https://beta.atcoder.jp/contests/abc096/tasks/abc096_a":                                      "abc096/a",
	"https://beta.atcoder.jp/contests/abc096/tasks/abc096_b":                                      "abc096/b",
	"https://beta.atcoder.jp/contests/abc096/tasks/abc096_c":                                      "abc096/c",
	"https://beta.atcoder.jp/contests/abc096/tasks/abc096_d":                                      "abc096/d",
	"http://acm.csu.edu.cn/csuoj/problemset/problem?pid=1092":                                     "csu-acm-online-judge-1092-barricade",
	"https://www.hackerrank.com/contests/hourrank-27/challenges/impressing-the-boss":              "hackerrank-impressing-the-boss",
	"https://www.hackerrank.com/contests/hourrank-27/challenges/maximizing-the-profit":            "hackerrank-maximizing-the-profit",
	"https://www.hackerrank.com/contests/hourrank-27/challenges/moving-the-kings":                 "hackerrank-moving-the-kings",
}

// TestRecordedMessages: each recorded problem gets the expected id, its limits and its samples.
func TestRecordedMessages(t *testing.T) {
	texts := readRecorded(t)
	met := map[string]bool{}
	for _, text := range texts {
		// Decode the message without the code under test.
		var sent struct {
			URL         string
			TimeLimit   float64
			MemoryLimit float64
			Tests       []struct{ Input, Output string }
		}
		if err := json.Unmarshal([]byte(text), &sent); err != nil {
			t.Fatal(err)
		}
		id, ok := recordedIDs[sent.URL]
		if !ok {
			t.Errorf("no id is expected of %s", sent.URL)
			continue
		}
		met[sent.URL] = true

		t.Run(id, func(t *testing.T) {
			module(t)
			status, out, stderr := call(text, "-json", "-")
			if status != exitOK || !strings.Contains(out, "next: go run ./judge -watch "+id+"\n") {
				t.Fatalf("status %d, want id %s\n%s%s", status, id, out, stderr)
			}

			dir := "testcases/" + id + "/"
			want := map[string]string{dir + ".timelimit": fmt.Sprintf("%g\n", sent.TimeLimit/1000)}
			for i, sample := range sent.Tests {
				name := fmt.Sprintf("%sdata/sample/%d", dir, i+1)
				want[name+".in"] = strings.TrimSuffix(sample.Input, "\n") + "\n"
				want[name+".ans"] = strings.TrimSuffix(sample.Output, "\n") + "\n"
			}
			if len(sent.Tests) == 0 {
				want[dir+"data/sample/1.in"] = ""
			}
			for name, text := range want {
				if got, err := os.ReadFile(name); err != nil || string(got) != text {
					t.Errorf("%s holds %q (%v), want %q", name, got, err, text)
				}
			}

			others := []string{"go.mod", "problems/" + id + "/solution/solution.go", dir + "problem.yaml"}
			if got := files(t, "."); len(got) != len(want)+len(others) {
				t.Errorf("made %q, want %d files", got, len(want)+len(others))
			}
			yaml, err := os.ReadFile(dir + "problem.yaml")
			if err != nil || !strings.Contains(string(yaml), fmt.Sprintf("  memory: %g\n", sent.MemoryLimit)) {
				t.Errorf("problem.yaml (%v) without %g MB of memory:\n%s", err, sent.MemoryLimit, yaml)
			}
		})
	}
	if len(met) != len(recordedIDs) {
		t.Errorf("%d of %d addresses were met", len(met), len(recordedIDs))
	}
}

// withLimits replaces the time limit and the memory limit of a message.
func withLimits(text string, milliseconds, megabytes int) string {
	text = strings.Replace(text, `"timeLimit":1500`, fmt.Sprintf(`"timeLimit":%d`, milliseconds), 1)
	return strings.Replace(text, `"memoryLimit":256`, fmt.Sprintf(`"memoryLimit":%d`, megabytes), 1)
}

// TestCorrections: default values of the extension are ignored, and misleading names and addresses in its
// messages are corrected.
func TestCorrections(t *testing.T) {
	for _, c := range []struct {
		name, group, url     string
		milliseconds, memory int

		id, page string
		seconds  float64
		limit    int
	}{
		// UVa's own page has a time limit, and the extension writes 32 MB for all problems.
		{"10004 - Bicoloring", "UVa Online Judge", uvaPage, 3000, 32, "uva10004", uvaPage, 3, 0},
		{"10004 - Bicoloring", "UVa Online Judge", uvaPage, 1000, 32, "uva10004", uvaPage, 1, 0},
		// The PDF, uDebug and some pages of Virtual Judge state no limits for UVa problems. The limits in
		// their messages are defaults of the extension and must be ignored.
		{"199 - Partial Differential Equations", "UVa Online Judge", "https://onlinejudge.org/external/1/p199.pdf", 1000, 1024,
			"uva199", "https://onlinejudge.org/external/1/p199.pdf", 0, 0},
		{"199 Partial Differential Equations - In", "UVa Online Judge", "https://onlinejudge.org/external/1/199.pdf", 1000, 1024,
			"uva199", "https://onlinejudge.org/external/1/199.pdf", 0, 0},
		{"Partial Differential Equations", "uDebug - UVa Online Judge", "https://www.udebug.com/UVa/199", 1000, 1024,
			"uva199", "https://onlinejudge.org/external/1/199.pdf", 0, 0},
		{"Sum of Consecutive Prime Numbers", "Virtual Judge - UVA", "https://vjudge.net/problem/UVA-1210", 3000, 1024,
			"uva1210", "https://onlinejudge.org/external/12/1210.pdf", 3, 0},
		{"Sum of Consecutive Prime Numbers", "Virtual Judge - UVA", "https://vjudge.net/problem/UVA-1210", 1000, 1024,
			"uva1210", "https://onlinejudge.org/external/12/1210.pdf", 0, 0},
		{"Investment", "Virtual Judge - UVALive", "https://vjudge.net/problem/UVALive-3129", 3000, 1024,
			"uvalive-3129", "https://vjudge.net/problem/UVALive-3129", 3, 1024},
		// The complete problem set of a contest has one address for all problems.
		{"B. Spreadsheets", "Codeforces - Codeforces Beta Round 1", "https://codeforces.com/contest/1/problems", 10000, 64,
			"cf1/b", "https://codeforces.com/contest/1/problem/B", 10, 64},
		{"F2. Strange", "Codeforces - x", "https://m1.codeforces.com/contest/1234/problems/", 2000, 256,
			"cf1234/f2", "https://m1.codeforces.com/contest/1234/problem/F2", 2, 256},
		{"A. X", "Codeforces - x", "https://codeforces.com/gym/100524/problems?locale=en", 2000, 256,
			"gym100524/a", "https://codeforces.com/gym/100524/problem/A?locale=en", 2, 256},
		{"A. X", "Codeforces - x", "https://codeforces.com/group/MWSDmqGsZm/contest/219856/problems", 2000, 256,
			"cf219856/a", "https://codeforces.com/group/MWSDmqGsZm/contest/219856/problem/A", 2, 256},
		{"A. X", "Codeforces - x", "https://codeforces.com/edu/course/2/lesson/4/1/practice/contest/273169/problem/A", 2000, 256,
			"cf273169/a", "https://codeforces.com/edu/course/2/lesson/4/1/practice/contest/273169/problem/A", 2, 256},
		// A problem at Virtual Judge gets the id and the page of its original judge, if this judge is known.
		{"N-choice", "Virtual Judge - AtCoder", "https://vjudge.net/problem/AtCoder-abc300_a", 2000, 1024,
			"abc300/a", "https://atcoder.jp/contests/abc300/tasks/abc300_a", 2, 1024},
		{"Hello", "Virtual Judge - Kattis", "https://vjudge.net/problem/Kattis-hello", 1000, 1024,
			"hello", "https://open.kattis.com/problems/hello", 1, 1024},
		// No limits.
		{"X", "J", "https://example.com/x", 0, 0, "j-x", "https://example.com/x", 0, 0},
		// If a name contains a letter outside ASCII, the id contains numbers from the address instead of the name.
		{"B: 我", "BUCTOJ", "http://182.92.175.181/contest/2271/B", 1000, 128, "buctoj-2271-b", "http://182.92.175.181/contest/2271/B", 1, 128},
		{"我", "Virtual Judge - B", "https://vjudge.net/contest/77#problem/B", 1000, 128, "virtual-judge-77-b", "https://vjudge.net/contest/77#problem/B", 1, 128},
		{"我", "我", "https://www.example.com/我", 1000, 128, "", "", 0, 0},
	} {
		task, err := parseTask([]byte(withLimits(page(c.name, c.group, c.url, ""), c.milliseconds, c.memory)))
		if err != nil {
			t.Errorf("%s: %v", c.url, err)
			continue
		}
		p, err := task.problem(unknownIndex)
		if c.id == "" {
			if err == nil {
				t.Errorf("%s: id %q, want an error", c.url, p.ID)
			}
			continue
		}
		if err != nil || p.ID != c.id || p.URL != c.page || p.Seconds != c.seconds || p.Memory != c.limit {
			t.Errorf("%s %s: got %s, %s, %g s, %d MB (%v), want %s, %s, %g s, %d MB",
				c.name, c.url, p.ID, p.URL, p.Seconds, p.Memory, err, c.id, c.page, c.seconds, c.limit)
		}
	}
}

// TestSameName: problems of different judges get different ids, even if their names are the same.
func TestSameName(t *testing.T) {
	module(t)
	for i := range 5 {
		text := page("a", fmt.Sprintf("Judge %d - Round", i), fmt.Sprintf("https://judge%d.example.com/a", i), "")
		if status, _, stderr := call(text, "-json", "-"); status != exitOK {
			t.Errorf("status %d: %s", status, stderr)
		}
		if _, err := os.Stat(fmt.Sprintf("problems/judge-%d-a/solution/solution.go", i)); err != nil {
			t.Error(err)
		}
	}
}

// click sends problems as the extension does: each problem to seven ports, with at most six requests at a time.
// It continues with the next problem when all requests were answered or failed.
func click(t *testing.T, ports []string, problems []string) {
	t.Helper()
	client := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	for _, text := range problems {
		var all sync.WaitGroup
		slots := make(chan bool, 6)
		for i := range 7 {
			// The extension sends each problem to seven fixed ports. Tests cannot use fixed ports, because
			// several tests may run at the same time. Most tests listen at fewer than seven ports, so a port gets
			// several copies of each problem.
			port := ports[i%len(ports)]
			all.Go(func() {
				slots <- true
				defer func() { <-slots }()

				r, err := http.NewRequest(http.MethodPost, "http://localhost:"+port+"/", strings.NewReader(text))
				if err != nil {
					t.Error(err)
					return
				}
				r.Header.Set("Content-Type", "application/json")
				r.Header.Set("Origin", "chrome-extension://cjnmckjndlpiamhfimnnjmnckgghkjbl")
				answer, err := client.Do(r)
				if err != nil {
					return // with -once, another copy of this message may have ended the command already
				}
				io.Copy(io.Discard, answer.Body)
				answer.Body.Close()
				if answer.StatusCode != http.StatusOK {
					t.Errorf("port %s: status %d", port, answer.StatusCode)
				}
			})
		}
		all.Wait()
	}
}

// contest returns the messages of a contest. Its first two problems have the same address.
func contest(size int) (problems []string) {
	for i := range size {
		name := fmt.Sprintf("Problem %d", i)
		url := fmt.Sprintf("https://example.com/%d", i)
		if i == 1 {
			url = "https://example.com/0"
		}
		text := page(name, "Judge - Contest", url, "")
		text = strings.Replace(text, `"id":"b","size":1`, fmt.Sprintf(`"id":"contest%d","size":%d`, size, size), 1)
		problems = append(problems, text)
	}
	return problems
}

// TestOneClick: one click creates each problem of a page once, although each message arrives seven times.
// With -once, the command ends after the last problem of the contest.
func TestOneClick(t *testing.T) {
	for _, size := range []int{1, 8, 100} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			module(t)
			address, end := listening(t, "-once")
			_, port, _ := net.SplitHostPort(address)
			click(t, []string{port}, contest(size))

			status, out := end(false)
			if status != exitOK || strings.Contains(out, "new:") || strings.Count(out, "next: ") != 1 {
				t.Errorf("status %d\n%s", status, out)
			}
			folder := "problems"
			if size > 1 {
				folder = "problems/judge-contest"
			}
			entries, err := os.ReadDir(folder)
			if err != nil || len(entries) != size {
				t.Errorf("%d problems (%v), want %d", len(entries), err, size)
			}
		})
	}
}

// contestIDs contains the ids of the recorded contests and their problems, by the names of their files in the
// extension's tests. The problems are in the order of the page.
var contestIDs = map[string][]string{
	"tests/data/codechef/contest/samples-in-api.json": {"codechef-aug21b", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j"},
	"tests/data/open-judge/contest/normal.json":       {"openjudge-noi-0806", "1", "2", "3", "4", "5"},
	"tests/data/uoj/contest/uoj.json":                 {"uoj-50", "a", "b", "c", "d", "e"},
	"tests/data/buctoj/contest/normal.json":           {"buctoj-2271", "a", "b", "c", "d", "e", "f", "g", "h"},
	"tests/data/coj/contest/normal.json":              {"coj-1664", "a", "b", "c"},
	"tests/data/atcoder/contest/beta.json":            {"abc096", "a", "b", "c", "d"},
	"tests/data/hackerrank/contest/normal.json":       {"hackerrank-hourrank-27", "a", "b", "c"},
}

// TestRecordedContests: a click on a contest creates one folder for the contest, and in it a folder for each of its
// problems.
func TestRecordedContests(t *testing.T) {
	data, err := os.ReadFile("testdata/messages.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []recorded
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}

	met := 0
	for _, r := range all {
		var tasks []map[string]any
		if err := json.Unmarshal(r.Result, &tasks); err != nil || len(tasks) < 2 {
			continue
		}
		met++
		t.Run(r.File, func(t *testing.T) {
			module(t)
			m, err := newMaker(&options{lang: language.ByID("go")})
			if err != nil {
				t.Fatal(err)
			}
			var out bytes.Buffer
			m.out = &out
			messages := make(chan message, len(tasks))
			for _, task := range tasks {
				task["batch"] = map[string]any{"id": "b", "size": len(tasks)}
				text, err := json.Marshal(task)
				if err != nil {
					t.Fatal(err)
				}
				parsed, err := parseTask(text)
				messages <- message{text, parsed, err}
			}
			if status := m.receive(t.Context(), messages, true, &out); status != exitOK {
				t.Fatalf("status %d\n%s", status, &out)
			}

			want := contestIDs[r.File]
			entries, err := os.ReadDir("testcases/" + want[0])
			if err != nil {
				t.Fatalf("%v\n%s", err, &out)
			}
			got := []string{want[0]}
			for i, e := range entries {
				got = append(got, e.Name())
				yaml, err := os.ReadFile("testcases/" + want[0] + "/" + e.Name() + "/problem.yaml")
				if err != nil || !strings.Contains(string(yaml), tasks[i]["url"].(string)) {
					t.Errorf("%s (%v) is not about %v:\n%s", e.Name(), err, tasks[i]["url"], yaml)
				}
			}
			if !slices.Equal(got, want) || !strings.HasSuffix(out.String(), "\nnext: go run ./judge -watch "+want[0]+"\n") {
				t.Errorf("created %q, want %q\n%s", got, want, &out)
			}
		})
	}
	if met != len(contestIDs) {
		t.Errorf("met %d contests, want %d", met, len(contestIDs))
	}
}

// TestKattisContest: the names of some Kattis problems contain no letter, so the order of the problems on the
// contest's page determines their letters. A click on the page of a single problem does not send the
// problem's position in the contest, but the problem is recognised in the folder of the contest.
func TestKattisContest(t *testing.T) {
	module(t)
	address, end := listening(t, "-once")
	_, port, _ := net.SplitHostPort(address)
	var texts []string
	for _, name := range []string{"Hello", "World"} {
		text := page(name, "Kattis - Some Open 2026", "https://open.kattis.com/contests/some26/problems/"+strings.ToLower(name), "")
		texts = append(texts, strings.Replace(text, `"size":1`, `"size":2`, 1))
	}
	click(t, []string{port}, texts)
	if status, out := end(false); status != exitOK || !strings.Contains(out, "some26/b: World") {
		t.Fatalf("status %d\n%s", status, out)
	}

	again := strings.Replace(texts[1], `"size":2`, `"size":1`, 1)
	status, _, stderr := call(again, "-json", "-")
	if status != exitFailed || !strings.Contains(stderr, "testcases/some26/b exists already") {
		t.Errorf("status %d: %s", status, stderr)
	}
}

// TestAllPorts: a click is accepted at all ports, over IPv4 and IPv6.
func TestAllPorts(t *testing.T) {
	listeners, err := open(make([]int, 7))
	if err != nil {
		t.Fatal(err)
	}
	box := newInbox(100)
	server := &http.Server{Handler: box}
	defer server.Close()

	var ports []string
	families := map[string]bool{}
	for _, l := range listeners {
		go server.Serve(l)
		host, port, _ := net.SplitHostPort(l.Addr().String())
		families[host] = true
		ports = append(ports, port)

		// A listener must accept a request whose host is the listener's own address.
		if got := post(t, l.Addr().String(), page("x", "X", "https://example.com/", ""), nil); got != http.StatusOK {
			t.Errorf("%s: status %d", l.Addr(), got)
		}
	}
	click(t, slices.Compact(ports), contest(8))
	if got := len(box.messages); got != 9 {
		t.Errorf("%d messages, want 9", got)
	}
	if six, err := net.Listen("tcp6", "[::1]:0"); err == nil {
		six.Close()
		if !families["::1"] {
			t.Error("nothing listens on ::1")
		}
	}
}

// TestSecondClick: a second click on the same page has a different batch id, so it is not ignored as a
// repeated message. The command reports that the problem exists, and does not save the message.
func TestSecondClick(t *testing.T) {
	module(t)
	temporary := t.TempDir()
	t.Setenv("TMPDIR", temporary)
	address, end := listening(t)
	_, port, _ := net.SplitHostPort(address)
	for _, batch := range []string{"first", "second"} {
		text := strings.Replace(page("x", "J", "https://example.com/x", ""), `"id":"b"`, `"id":"`+batch+`"`, 1)
		click(t, []string{port}, []string{text})
	}
	// Then send another problem: when its files exist, both clicks were processed.
	last := strings.Replace(page("last", "J", "https://example.com/last", ""), `"id":"b"`, `"id":"last"`, 1)
	click(t, []string{port}, []string{last})
	waitFor(t, "problems/j-last/solution/solution.go")

	status, out := end(true)
	if status != exitFailed || strings.Count(out, "exists already and was not changed") != 1 {
		t.Errorf("status %d\n%s", status, out)
	}
	if got := files(t, temporary); len(got) > 0 {
		t.Errorf("saved %q", got)
	}
}

// TestTakenByAnotherPage: the error names the page of the existing problem, and contains a command that works
// when ID is replaced by a free id.
func TestTakenByAnotherPage(t *testing.T) {
	module(t)
	temporary := t.TempDir()
	t.Setenv("TMPDIR", temporary)
	address, end := listening(t)
	_, port, _ := net.SplitHostPort(address)
	for i, url := range []string{"https://example.com/old", "https://example.com/new"} {
		text := page("x", "J", url, "")
		click(t, []string{port}, []string{strings.Replace(text, `"id":"b"`, fmt.Sprintf(`"id":"%d"`, i), 1)})
	}
	last := strings.Replace(page("last", "J", "https://example.com/last", ""), `"id":"b"`, `"id":"last"`, 1)
	click(t, []string{port}, []string{last})
	waitFor(t, "problems/j-last/solution/solution.go")

	status, out := end(true)
	if status != exitFailed || strings.Count(out, "the id j-x is taken by another page, https://example.com/old") != 1 {
		t.Fatalf("status %d\n%s", status, out)
	}
	command := regexp.MustCompile(`go run ./tools/new (-json \S+) ID\n`).FindStringSubmatch(out)
	if command == nil || len(files(t, temporary)) != 1 {
		t.Fatalf("saved %q, no command:\n%s", files(t, temporary), out)
	}
	args := append(strings.Fields(command[1]), "mine")
	if status, out, stderr := call("", args...); status != exitOK || !slices.Contains(files(t, "."), "testcases/mine/data/sample/1.in") {
		t.Errorf("%q: status %d\n%s%s", args, status, out, stderr)
	}

	// If the user starts the printed command without the id, it fails again and prints the same command.
	if status, _, stderr := call("", args[:2]...); status != exitFailed || !strings.Contains(stderr, command[0]) {
		t.Errorf("status %d: %s", status, stderr)
	}
}

// TestTakenByUnknownPage: the extension sends a problem whose id is taken by a problem with an unknown page. The
// message is saved, because the two problems may differ.
func TestTakenByUnknownPage(t *testing.T) {
	module(t)
	temporary := t.TempDir()
	t.Setenv("TMPDIR", temporary)
	if status, _, stderr := call("", "j-x"); status != exitOK {
		t.Fatal(stderr)
	}
	address, end := listening(t)
	_, port, _ := net.SplitHostPort(address)
	click(t, []string{port}, []string{page("x", "J", "https://example.com/x", "")})
	last := strings.Replace(page("last", "J", "https://example.com/last", ""), `"id":"b"`, `"id":"last"`, 1)
	click(t, []string{port}, []string{last})
	waitFor(t, "problems/j-last/solution/solution.go")

	status, out := end(true)
	if status != exitFailed || !strings.Contains(out, "j-x exists already and was not changed") || !strings.Contains(out, "go run ./tools/new -json ") {
		t.Errorf("status %d\n%s", status, out)
	}
	if got := files(t, temporary); len(got) != 1 {
		t.Errorf("saved %q", got)
	}
}

// TestFewSaved checks that messages that cannot be used do not fill the folder for temporary files.
func TestFewSaved(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	other := filepath.Join(os.TempDir(), "problem-of-another-program.json")
	if err := os.WriteFile(other, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	var last string
	for i := range 3 * mostSaved {
		name, err := save([]byte{byte(i)})
		if err != nil {
			t.Fatal(err)
		}
		long := time.Now().Add(time.Duration(i-1000) * time.Second)
		if err := os.Chtimes(name, long, long); err != nil {
			t.Fatal(err)
		}
		last = name
	}
	kept, _ := filepath.Glob(filepath.Join(os.TempDir(), "oj-problem-*.json"))
	if _, err := os.Stat(other); err != nil || len(kept) != mostSaved || !slices.Contains(kept, last) {
		t.Errorf("kept %q, the last one is %s; %v", kept, last, err)
	}
}
