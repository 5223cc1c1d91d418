//go:build !portable

package sandbox

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/process"
)

var update = flag.Bool("update", false, "rewrite the table of refused system calls in README.md")

// refusalTable returns the table of README.md: a row for each reason.
func refusalTable() string {
	var reasons []string
	names := map[string][]string{}
	for _, r := range refusals {
		if names[r.why] == nil {
			reasons = append(reasons, r.why)
		}
		names[r.why] = append(names[r.why], "`"+r.name+"`")
	}
	table := "| calls | reason |\n|---|---|\n"
	for _, why := range reasons {
		table += "| " + strings.Join(names[why], ", ") + " | " + why + " |\n"
	}
	return table
}

// ruleTable returns the second table of README.md: a row for each rule that depends on an argument of a call, or on the
// kind of the helper.
func ruleTable() string {
	defer func(before func() (uint64, bool)) { findCaller = before }(findCaller)
	findCaller = func() (uint64, bool) { return 1, true }
	table := "| where | refused | reason |\n|---|---|---|\n"
	shown := map[string]bool{}
	for _, kind := range []struct {
		name                  string
		plain, keeps, sampled bool
	}{
		{name: "everywhere"}, {name: "without a control group", sampled: true},
		{name: "without namespaces", plain: true, keeps: true}, {name: "without namespaces", plain: true},
	} {
		for _, r := range tables["amd64"].rules(kind.plain, kind.keeps, kind.sampled) {
			if r.what != "" && !shown[r.what] {
				shown[r.what] = true
				table += "| " + kind.name + " | " + r.what + " | " + r.why + " |\n"
			}
		}
	}
	return table
}

// TestRefusalTable checks that README.md shows every refused system call with its reason.
func TestRefusalTable(t *testing.T) {
	const begin, end = "<!-- refusals -->\n", "<!-- end of refusals -->"
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Skip("SKIPPED: ", err) // the test binary runs without its sources
	}
	before, rest, found := strings.Cut(string(text), begin)
	shown, after, isWhole := strings.Cut(rest, end)
	if !found || !isWhole {
		t.Fatalf("README.md lacks %q or %q", begin, end)
	}
	want := refusalTable() + "\nOthers are refused by an argument, or on some systems:\n\n" + ruleTable()
	if *update {
		if err := os.WriteFile("README.md", []byte(before+begin+want+end+after), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if shown != want {
		t.Errorf("README.md is out of date: go test ./judge/internal/sandbox -run %s -update", t.Name())
	}
}

// TestRefused lets a program make every call of the table. Each must fail with the answer of the table.
func TestRefused(t *testing.T) {
	if _, known := tables[runtime.GOARCH]; !known {
		t.Skip("SKIPPED: no filter on this architecture")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, plain := range []bool{false, true} {
		t.Run(fmt.Sprint("plain ", plain), func(t *testing.T) {
			if plain {
				usePlain(t)
			}
			var out bytes.Buffer
			spec := process.Spec{Args: []string{self, "role:refused"}, Stdout: &out, Stderr: &out}
			if r, err := Run(t.Context(), spec); err != nil || r.ExitCode != 0 || out.String() != "done\n" {
				t.Errorf("%+v, %v\n%s", r, err, out.String())
			}
		})
	}
}

// refusedRole runs in the sandbox. It prints the calls that were not refused as the table says.
func refusedRole() int {
	column := tables[runtime.GOARCH].column
	for _, r := range refusals {
		if number := r.calls[column]; number != nowhere {
			if _, _, err := syscall.RawSyscall6(uintptr(number), 0, 0, 0, 0, 0, 0); err != r.answer {
				fmt.Printf("%s: %v, want %v\n", r.name, err, r.answer)
			}
		}
	}
	fmt.Println("done")
	return 0
}

// runtimes lists a program for each language runtime. It uses what such programs use: threads, timers, files, child
// processes, pipes and locks of files. The file of the program is its first argument.
var runtimes = []struct {
	name    string
	tools   []string // the first one is looked up in PATH; the rest are its arguments before the file
	file    string
	program string
}{
	{"python", []string{"python3"}, "main.py", `
import threading, subprocess, tempfile, json, select, time, os, sqlite3, fcntl, socket, signal
t = [threading.Thread(target=time.sleep, args=(0.01,)) for _ in range(8)]
[x.start() for x in t]; [x.join() for x in t]
with tempfile.TemporaryFile(dir=".") as f:
    f.write(b"x"); fcntl.flock(f, fcntl.LOCK_EX)
r, w = os.pipe(); os.write(w, b"a"); p = select.epoll(); p.register(r, select.EPOLLIN); assert p.poll(1)
a, b = socket.socketpair(); a.send(b"x"); assert b.recv(1) == b"x"
from concurrent.futures import ThreadPoolExecutor
print(sum(ThreadPoolExecutor(4).map(abs, range(10))), subprocess.run(["echo", "45"], capture_output=True, text=True).stdout.strip())`},
	{"node", []string{"node"}, "main.js", `
const {Worker, isMainThread, parentPort} = require('worker_threads'), fs = require('fs');
if (!isMainThread) { parentPort.postMessage(45); } else {
  fs.writeFileSync('x', '1'); fs.copyFileSync('x', 'y');
  fs.readFile('y', () => setTimeout(() => new Worker(__filename).on('message', m => {
    console.log(m, require('child_process').execFileSync('echo', ['45']).toString().trim());
  }), 5));
}`},
	{"java", []string{"java"}, "Main.java", `
import java.util.stream.*; import java.nio.file.*; import java.util.concurrent.*;
class Main { public static void main(String[] a) throws Exception {
  Path x = Path.of("x"); Files.writeString(x, "1"); Files.copy(x, Path.of("y"));
  try (var c = java.nio.channels.FileChannel.open(x, StandardOpenOption.READ)) { c.size(); }
  var pool = Executors.newFixedThreadPool(4); var f = pool.submit(() -> IntStream.range(0, 10).parallel().sum());
  System.out.println(f.get() + " " + new String(new ProcessBuilder("echo", "45").start().getInputStream().readAllBytes()).trim());
  pool.shutdown(); } }`},
	{"mono", []string{"mcs", "-out:main.exe"}, "main.cs", `
using System; using System.IO; using System.Linq; using System.Threading; using System.Threading.Tasks;
class P { static void Main() { File.WriteAllText("x", "1"); File.Copy("x", "y");
  var t = new Thread(() => Thread.Sleep(5)); t.Start(); t.Join();
  Console.WriteLine(Task.Run(() => Enumerable.Range(0, 10).AsParallel().Sum()).Result + " 45"); } }`},
	{"php", []string{"php"}, "main.php", `<?php file_put_contents("x", "1", LOCK_EX); copy("x", "y"); usleep(1000);
echo array_sum(range(0, 9)), " ", trim(shell_exec("echo 45")), "\n";`},
	{"ruby", []string{"ruby"}, "main.rb", `
require "fileutils"; File.open("x", "w") { |f| f.flock(File::LOCK_EX); f.write "1" }; FileUtils.cp("x", "y"); IO.copy_stream("x", "z")
t = 4.times.map { |i| Thread.new { sleep 0.01; i } }; t.each(&:join)
r, w = IO.pipe; w.puts "a"; raise unless IO.select([r], nil, nil, 1)
puts "#{(0..9).sum} #{` + "`echo 45`" + `.strip}"`},
	{"lua", []string{"lua"}, "main.lua", `
local f = io.open("x", "w"); f:write("1"); f:close()
local s = 0; for i = 0, 9 do s = s + i end
print(s .. " " .. io.popen("echo 45"):read("*l"))`},
	{"perl", []string{"perl"}, "main.pl", `
use File::Copy; use List::Util 'sum'; open(F, ">", "x"); flock(F, 2); print F "1"; close F; copy("x", "y") or die;
select(undef, undef, undef, 0.01); print sum(0..9), " ", ` + "`echo 45`;"},
	{"ocaml", []string{"ocaml"}, "main.ml", `
let () = let c = open_out "x" in output_string c "1"; close_out c; ignore (Sys.command "cp x y");
  Printf.printf "%d %d\n" (List.fold_left (+) 0 [0;1;2;3;4;5;6;7;8;9]) 45`},
	{"haskell", []string{"runghc"}, "main.hs", `
import Control.Concurrent
main = do { writeFile "x" "1"; v <- newEmptyMVar; _ <- forkIO (threadDelay 1000 >> putMVar v (sum [0..9])); s <- takeMVar v; putStrLn (show s ++ " 45") }`},
	{"go", []string{"go", "run"}, "main.go", `
package main
import ("fmt"; "os"; "os/exec"; "io"; "time")
func main() { os.WriteFile("x", []byte("1"), 0o644); a, _ := os.Open("x"); b, _ := os.Create("y"); io.Copy(b, a)
	c := make(chan int); for i := range 10 { go func() { time.Sleep(time.Millisecond); c <- i }() }
	s := 0; for range 10 { s += <-c }; out, err := exec.Command("echo", "45").Output(); if err != nil { panic(err) }
	fmt.Print(s, " ", string(out)) }`},
}

// TestRuntimes checks that the runtimes of the usual languages work under the filter and the limits of a run.
func TestRuntimes(t *testing.T) {
	for _, lang := range runtimes {
		t.Run(lang.name, func(t *testing.T) {
			tool, err := exec.LookPath(lang.tools[0])
			if err != nil {
				t.Skip("SKIPPED: no ", lang.tools[0], " here")
			}

			// The working folder also holds what the tools of Go write.
			dir := t.TempDir()
			if err := os.WriteFile(filepath.Join(dir, lang.file), []byte(lang.program), 0o644); err != nil {
				t.Fatal(err)
			}
			args := append(append([]string{tool}, lang.tools[1:]...), lang.file)
			runs := [][]string{args}
			if lang.name == "mono" {
				runs = append(runs, []string{"mono", "main.exe"})
			}
			var out bytes.Buffer
			for _, args := range runs {
				out.Reset()
				spec := process.Spec{
					Args: args, Dir: dir, Stdout: &out, Stderr: &out,
					Env: []string{"PATH=" + os.Getenv("PATH"), "HOME", "TMPDIR", "GOCACHE", "GO111MODULE=off", "GOTOOLCHAIN=local"},
					Limits: process.Limits{Wall: 3 * time.Minute, Memory: 2 << 30, Processes: 256, Files: 256,
						FileSize: 1 << 30, Output: 1 << 20},
				}
				if lang.name == "haskell" { // its packages are outside the system's folders
					spec.Shown, _ = filepath.Glob("/var/lib/ghc")
				}
				if lang.name == "go" {
					// With an empty cache the standard library would be compiled first, which takes 10 s of processor time.
					if cache, err := exec.Command(tool, "env", "GOCACHE").Output(); err == nil {
						folder := strings.TrimSpace(string(cache))
						spec.Env[slices.Index(spec.Env, "GOCACHE")] = "GOCACHE=" + folder
						spec.Writable = []string{folder}
					}
				}
				if lang.name == "python" {
					spec.Args[0] = find(t, "/usr/bin/python3", "python3")
				}
				r, err := Run(t.Context(), spec)
				if err != nil || r.Status != process.Exited || r.ExitCode != 0 {
					t.Fatalf("%q: %+v, %v\n%s", args, r, err, out.String())
				}
			}
			if out.String() != "45 45\n" {
				t.Errorf("output %q", out.String())
			}
		})
	}
}
