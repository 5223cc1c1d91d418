//go:build !portable

package trial

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/result"
	"oj/tools/shared/verdict"
)

// twice is the game of these tests: the referee writes 1, 2 and 3, and wants twice the number each time.
var twice = map[string]string{
	"problem.yaml":                "validation: custom interactive\n",
	"data/secret/1.in":            "3\n",
	"data/secret/1.ans":           "",
	"output_validators/double.go": goReferee,
}

// needs maps the ending of a source to the tool that it needs.
var needs = map[string]string{".py": "python3", ".js": "node", ".java": "javac", ".cs": "mcs", ".cpp": "g++", ".sh": "sh"}

// playTwice plays the game with each of these programs, at the same time. It leaves out those whose tool is missing.
func playTwice(t *testing.T, sources map[string]string, check func(t *testing.T, got result.Run)) {
	for name, source := range sources {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, ending, _ := strings.Cut(name, ".")
			if _, err := exec.LookPath(needs["."+ending]); needs["."+ending] != "" && err != nil {
				t.Skip("SKIPPED: ", err)
			}
			files := map[string]string{"submissions/" + name: source}
			for file, text := range twice {
				files[file] = text
			}
			testcase, programs := writeGame(t, files)
			p := programs[name]
			p.Limits.Time = 20 * time.Second // less than the minute after which Go's runtime looks for work
			got, err := (&Runner{Temp: t.TempDir(), Workers: 1}).Once(t.Context(), p, testcase)
			if err != nil {
				t.Fatal(err)
			}
			check(t, got)
		})
	}
}

// TestDeadlock plays with programs that wait for the referee while the referee waits for them. The proof must succeed
// with the threads of every runtime, in both kinds of games.
func TestDeadlock(t *testing.T) {
	sources := map[string]string{
		"unflushed.py":  "out = []\nfor turn in range(3):\n    out.append(2 * int(input()))\nprint(*out)\n",
		"second.py":     "print(2 * int(input()), flush=True)\ninput()\ninput()\n",
		"unflushed.cpp": "#include <cstdio>\nint main() { int n; while (scanf(\"%d\", &n) == 1) printf(\"%d\\n\", 2 * n); }\n",
		"mutex.cpp": "#include <mutex>\n#include <thread>\n#include <iostream>\nstd::mutex m;\nint main() {\n" +
			"    std::lock_guard<std::mutex> g(m); std::thread t([] { std::lock_guard<std::mutex> h(m); std::cout << 2 << std::endl; }); t.join(); }\n",
		"unflushed.go": "package main\n\nimport (\n\t\"bufio\"\n\t\"fmt\"\n\t\"os\"\n)\n\nfunc main() {\n\tout := bufio.NewWriter(os.Stdout)\n" +
			"\tdefer out.Flush()\n\tvar n int\n\tfor range 3 {\n\t\tfmt.Scan(&n)\n\t\tfmt.Fprintln(out, 2*n)\n\t}\n}\n",
		"Unflushed.java": "import java.io.*;\nimport java.util.*;\npublic class Unflushed { public static void main(String[] a) {\n" +
			"Scanner s = new Scanner(System.in); PrintWriter w = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));\n" +
			"for (int i = 0; i < 3; i++) w.println(2 * s.nextInt()); w.flush(); } }\n",
		"asks.js":  "require('readline').createInterface({input: process.stdin}).on('line', l => { if (l == '1') console.log(2); });\n",
		"reads.js": "const b = Buffer.alloc(99); const fs = require('fs'); fs.readSync(0, b); fs.readSync(0, b);\n",
		"unflushed.cs": "using System; class P { static void Main() {\n" +
			"var w = new System.IO.StreamWriter(Console.OpenStandardOutput()); for (int i = 0; i < 3; i++) w.WriteLine(2 * int.Parse(Console.ReadLine())); w.Flush(); } }\n",
		"child.sh": "(read a; read b; read c; echo 2)\necho 4\n",
	}
	playTwice(t, sources, func(t *testing.T, got result.Run) {
		if got.Verdict != verdict.ILE || !got.Deadlock || !strings.Contains(got.Message, `the last line of the referee: "`) {
			t.Errorf("%v %q, deadlock %v; want ILE with a proof", got.Verdict, got.Message, got.Deadlock)
		}
	})
}

// TestNoDeadlock plays with programs that seem to wait for ever, but answer after a while. They must win.
func TestNoDeadlock(t *testing.T) {
	const second = "2" // seconds until the answer: long enough for many attempts of a proof
	sources := map[string]string{
		"sleeps.py": "import time\nfor turn in range(3):\n    n = int(input())\n    time.sleep(" + second + " if turn == 1 else 0)\n    print(2 * n, flush=True)\n",
		"thread.py": "import threading\nfor turn in range(3):\n    n = int(input())\n    if turn == 1:\n" +
			"        t = threading.Timer(" + second + ", lambda: print(2 * n, flush=True))\n        t.start()\n        continue\n    print(2 * n, flush=True)\n",
		"polls.py": "import select, sys, time\nfor turn in range(3):\n    n = int(sys.stdin.readline())\n    end = time.time() + (" + second + " if turn == 1 else 0)\n" +
			"    while time.time() < end:\n        select.select([sys.stdin], [], [], 0.05)\n    print(2 * n, flush=True)\n",
		"waits.py": "import threading\nfor turn in range(3):\n    n = int(input())\n    if turn == 1:\n        threading.Event().wait(" + second + ")\n    print(2 * n, flush=True)\n",
		"child.py": "import subprocess\nfor turn in range(3):\n    n = int(input())\n    if turn == 1:\n        subprocess.run(['sleep', '" + second + "'])\n    print(2 * n, flush=True)\n",
		"alarm.cpp": "#include <csignal>\n#include <cstdio>\n#include <unistd.h>\nvoid late(int) { if (write(1, \"4\\n\", 2) < 0) _exit(1); }\nint main() {\n" +
			"    signal(SIGALRM, late);\n    int n;\n    while (scanf(\"%d\", &n) == 1) { if (n == 2) alarm(" + second + "); else { printf(\"%d\\n\", 2 * n); fflush(stdout); } }\n}\n",
		"timer.cpp": "#include <csignal>\n#include <cstdio>\n#include <ctime>\n#include <unistd.h>\nvoid late(int) { if (write(1, \"4\\n\", 2) < 0) _exit(1); }\nint main() {\n" +
			"    signal(SIGUSR1, late);\n    sigevent e = {}; e.sigev_notify = SIGEV_SIGNAL; e.sigev_signo = SIGUSR1; timer_t t; timer_create(CLOCK_MONOTONIC, &e, &t);\n" +
			"    itimerspec s = {}; s.it_value.tv_sec = " + second + ";\n    int n;\n" +
			"    while (scanf(\"%d\", &n) == 1) { if (n == 2) timer_settime(t, 0, &s, 0); else { printf(\"%d\\n\", 2 * n); fflush(stdout); } }\n}\n",
		"sleeper.go": "package main\n\nimport (\n\t\"fmt\"\n\t\"time\"\n)\n\nfunc main() {\n\tvar n int\n\tfor turn := range 3 {\n\t\tfmt.Scan(&n)\n" +
			"\t\tif turn == 1 {\n\t\t\tgo func() { time.Sleep(" + second + " * time.Second); fmt.Println(4) }()\n\t\t\tcontinue\n\t\t}\n\t\tfmt.Println(2 * n)\n\t}\n}\n",
		"Late.java": "import java.util.*;\npublic class Late { public static void main(String[] a) { Scanner s = new Scanner(System.in);\n" +
			"for (int i = 0; i < 3; i++) { int n = s.nextInt(); if (i == 1) new Thread(() -> { try { Thread.sleep(1000 * " + second + "); } catch (Exception e) {}\n" +
			"System.out.println(4); }).start(); else System.out.println(2 * n); } } }\n",
		"Timed.java": "import java.util.*;\npublic class Timed { public static void main(String[] a) { Scanner s = new Scanner(System.in);\n" +
			"for (int i = 0; i < 3; i++) { int n = s.nextInt(); if (i == 1) new Timer(true).schedule(new TimerTask() { public void run() { System.out.println(4); } }, 1000 * " + second + ");\n" +
			"else System.out.println(2 * n); } } }\n",
		"timeout.js": "require('readline').createInterface({input: process.stdin}).on('line', l => {\n" +
			"if (l == '2') setTimeout(() => console.log(4), 1000 * " + second + "); else console.log(2 * l); if (l == '3') process.exit(0); });\n",
		"sleep.cs": "using System; using System.Threading; class P { static void Main() { for (int i = 0; i < 3; i++) { int n = int.Parse(Console.ReadLine());\n" +
			"if (i == 1) { var t = new Thread(() => { Thread.Sleep(1000 * " + second + "); Console.WriteLine(4); }); t.Start(); } else Console.WriteLine(2 * n); } } }\n",
		"background.sh": "read a; echo 2; read b; (sleep " + second + "; echo 4) & read c; echo 6\n",
	}
	playTwice(t, sources, func(t *testing.T, got result.Run) {
		if got.Verdict != verdict.AC {
			t.Errorf("%v %q, deadlock %v; want AC", got.Verdict, got.Message, got.Deadlock)
		}
	})
}

// TestDeadlockOfLongGame checks a deadlock after so many turns that the programs are connected directly.
func TestDeadlockOfLongGame(t *testing.T) {
	files := map[string]string{
		"problem.yaml":                "validation: custom interactive\n",
		"data/secret/1.in":            fmt.Sprintln(manyTurns + 2000),
		"data/secret/1.ans":           "",
		"output_validators/double.go": goReferee,
		"submissions/stops.go": "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tvar n int\n\tfor {\n\t\tfmt.Scan(&n)\n" +
			"\t\tif n <= 2500 {\n\t\t\tfmt.Println(2 * n)\n\t\t}\n\t}\n}\n",
	}
	testcase, programs := writeGame(t, files)
	p := programs["stops.go"]
	p.Limits.Time = 20 * time.Second
	got, err := (&Runner{Temp: t.TempDir(), Workers: 1}).Once(t.Context(), p, testcase)
	want := `the last line of the referee: "2501"; of the program: "5000"`
	if err != nil || got.Verdict != verdict.ILE || !got.Deadlock || !strings.Contains(got.Message, want) {
		t.Errorf("%v, %v %q, deadlock %v; want ILE and %s", err, got.Verdict, got.Message, got.Deadlock, want)
	}
}
