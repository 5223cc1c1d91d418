//go:build !portable

package sandbox

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"oj/judge/internal/process"
)

// runShell runs a shell script in the sandbox. The parameter s holds all other settings of the run. It
// returns the result, and all output of the script.
func runShell(t *testing.T, s process.Spec, script string) (process.State, string) {
	t.Helper()
	var out bytes.Buffer
	s.Args = []string{"/bin/sh", "-c", script}
	s.Stdout, s.Stderr = &out, &out
	s.Limits.Wall = 20 * time.Second
	r, err := Run(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	return r, out.String()
}

// TestFolder checks that a program can write into its working folder Spec.Dir, that its files remain after
// the run, and that a later program with another working folder cannot write there.
func TestFolder(t *testing.T) {
	one, two := t.TempDir(), t.TempDir()
	for range 2 {
		for _, dir := range []string{one, one, two} {
			if r, out := runShell(t, process.Spec{Dir: dir}, "pwd; echo x >> file"); r.ExitCode != 0 || out != dir+"\n" {
				t.Fatalf("in %s: %+v, output %q", dir, r, out)
			}
		}
	}
	for dir, want := range map[string]string{one: "x\nx\nx\nx\n", two: "x\nx\n"} {
		if got, err := os.ReadFile(filepath.Join(dir, "file")); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v; want %q", dir, got, err, want)
		}
	}
	if len(Missing()) > 0 {
		t.Skip("SKIPPED the rest: ", Missing())
	}
	if r, out := runShell(t, process.Spec{Dir: two}, "echo y > "+one+"/file"); r.ExitCode == 0 {
		t.Errorf("the other folder was written: %+v, output %q", r, out)
	}
	if err := os.RemoveAll(one); err != nil {
		t.Error(err)
	}
}

// TestFolderOfTwo runs two programs in the same working folder. The second program must be able to change the
// file that the first one has written, although different helper processes of the sandbox start the two
// programs.
func TestFolderOfTwo(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	muted := make(chan struct{})
	first, err := Start(ctx, process.Spec{
		Args: []string{"/bin/sh", "-c", "echo x > file && chmod 600 file; exec >&- 2>&-; exec sleep 100"}, Dir: dir,
		StdoutEnd: func() { close(muted) },
	})
	if err != nil {
		t.Fatal(err)
	}
	// The first program has closed its output, but is still running. So its helper is busy, and the next run
	// needs another helper.
	<-muted
	if r, out := runShell(t, process.Spec{Dir: dir}, "echo y >> file; cat file"); out != "x\ny\n" {
		t.Errorf("%+v, output %q", r, out)
	}
	cancel()
	first.Wait()
}

// TestFolderGone checks that a missing folder is an error of the judge, and that the next run works.
func TestFolderGone(t *testing.T) {
	gone := filepath.Join(t.TempDir(), "gone")
	_, err := Run(context.Background(), process.Spec{Args: trivial, Dir: gone})
	if err == nil || !strings.Contains(err.Error(), gone) {
		t.Errorf("error %v, want one that names %s", err, gone)
	}
	if r, _ := runShell(t, process.Spec{}, "exit 4"); r.ExitCode != 4 {
		t.Errorf("the next run: %+v", r)
	}
}

// TestNotExecutable checks that a file that cannot be executed is an error of the judge, too.
func TestNotExecutable(t *testing.T) {
	path := filepath.Join(t.TempDir(), "text")
	if err := os.WriteFile(path, []byte("no program"), 0o777); err != nil {
		t.Fatal(err)
	}
	if _, err := Run(context.Background(), process.Spec{Args: []string{path}}); err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("error %v, want one that names %s", err, path)
	}
}

// TestInput checks that input from a file begins at the file's current position, and that input from a pipe is read to
// its end.
func TestInput(t *testing.T) {
	f, err := os.Create(filepath.Join(t.TempDir(), "input"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.WriteString("0123456789"); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Seek(4, 0); err != nil {
		t.Fatal(err)
	}
	if _, out := runShell(t, process.Spec{Stdin: f}, "cat"); out != "456789" {
		t.Errorf("file: %q", out)
	}
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	go func() {
		w.WriteString("through a pipe")
		w.Close()
	}()
	if _, out := runShell(t, process.Spec{Stdin: r}, "cat"); out != "through a pipe" {
		t.Errorf("pipe: %q", out)
	}
}

// TestStdoutEnd checks that StdoutEnd is called at the end of standard output, even if the program still runs.
func TestStdoutEnd(t *testing.T) {
	var calls atomic.Int32
	ended := make(chan struct{})
	p, err := Start(context.Background(), process.Spec{
		Args:      []string{"/bin/sh", "-c", "exec >&- 2>&-; sleep 0.3"},
		StdoutEnd: func() { calls.Add(1); close(ended) },
	})
	if err != nil {
		t.Fatal(err)
	}
	<-ended
	select {
	case <-p.Done():
		t.Error("the program has ended already")
	default:
	}
	if r, err := p.Wait(); err != nil || r.ExitCode != 0 || calls.Load() != 1 {
		t.Errorf("%+v, %v, %d calls", r, err, calls.Load())
	}
}

// TestHelperDies checks that the death of a helper is an error of the judge, and that the next run gets another
// helper.
func TestHelperDies(t *testing.T) {
	Close()
	Missing() // starts one helper
	pool.mu.Lock()
	w := pool.idle[0]
	pool.mu.Unlock()
	p, err := Start(context.Background(), process.Spec{Args: []string{"/bin/sleep", "20"}})
	if err != nil {
		t.Fatal(err)
	}
	w.proc.Kill()
	if _, err := p.Wait(); err == nil || !strings.Contains(err.Error(), "helper died") {
		t.Errorf("error %v, want one about the helper", err)
	}
	if r, _ := runShell(t, process.Spec{}, "exit 5"); r.ExitCode != 5 {
		t.Errorf("the next run: %+v", r)
	}
	if _, err := os.Lstat(w.folder); !os.IsNotExist(err) {
		t.Errorf("the folder %s of the dead helper: %v", w.folder, err)
	}
}

// TestConstantMemory checks that the memory of the judge and of the helper does not grow with the number of runs or
// the size of the output.
func TestConstantMemory(t *testing.T) {
	const runs, output = 200, "50000000"
	for range 100 {
		runShell(t, process.Spec{}, "")
	}
	before := helperMemory()
	for range runs {
		if r, _ := runShell(t, process.Spec{}, "echo x > file"); r.ExitCode != 0 {
			t.Fatalf("%+v", r)
		}
	}
	if after := helperMemory(); after > before+4<<20 {
		t.Errorf("the helpers grew from %d to %d bytes in %d runs", before, after, runs)
	}
	var n counter
	var start, end runtime.MemStats
	runtime.ReadMemStats(&start)
	if _, err := Run(context.Background(), process.Spec{Args: []string{"/usr/bin/head", "-c", output, "/dev/full"}, Stdout: &n}); err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&end)
	if fmt.Sprint(n) != output {
		t.Errorf("%d bytes of output, want %s", n, output)
	}
	if allocated := end.TotalAlloc - start.TotalAlloc; allocated > 1<<20 {
		t.Errorf("%d bytes allocated for %d bytes of output", allocated, n)
	}
}

func helperMemory() (sum int64) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	for _, w := range pool.idle {
		sum += memory(w.proc.Pid, "VmRSS:")
	}
	return sum
}

// TestReadOnly checks that a read-only run cannot write into any folder, and that the next run can write again.
func TestReadOnly(t *testing.T) {
	if len(Missing()) > 0 {
		t.Skip("SKIPPED: ", Missing())
	}
	own := t.TempDir()
	for i, readOnly := range []bool{true, true, false, true, false} {
		// The same helper runs all these programs, so it must change its mounts between them.
		for _, dir := range []string{own, "", own} {
			if dir != "" {
				if err := os.WriteFile(filepath.Join(dir, "there"), []byte("x"), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			script := "{ for f in . $(grep /oj-run- /proc/mounts | cut -d' ' -f2); do echo y > $f/new; done; mkdir folder; rm -f there; chmod 777 .; } 2>/dev/null; echo *"
			want := map[bool]string{true: "*", false: "folder new"}[readOnly]
			if dir != "" && readOnly {
				want = "there"
			}
			if r, out := runShell(t, process.Spec{Dir: dir, ReadOnly: readOnly}, script); r.ExitCode != 0 || out != want+"\n" {
				t.Errorf("run %d in %q: %+v, output %q, want %q", i, dir, r, out, want)
			}
			for _, name := range []string{"new", "folder"} {
				os.Remove(filepath.Join(own, name))
			}
		}
	}
}

// TestShutFolder checks that the next run works after a program has made its working folder read-only.
func TestShutFolder(t *testing.T) {
	for range 2 {
		if r, out := runShell(t, process.Spec{}, "stat -c %a .; chmod 500 ."); r.ExitCode != 0 || out != "700\n" {
			t.Errorf("%+v, output %q", r, out)
		}
	}
}

// TestHideInSystem checks that a hidden folder inside a system folder appears empty to programs. Folders
// outside the system folders need no such test, because they are always hidden.
func TestHideInSystem(t *testing.T) {
	const hidden = "/usr/share"
	if entries, err := os.ReadDir(hidden); err != nil || len(entries) == 0 {
		t.Skip("SKIPPED: nothing is in ", hidden)
	}
	for _, plain := range []bool{false, true} {
		t.Run(fmt.Sprint("plain ", plain), func(t *testing.T) {
			if plain {
				usePlain(t)
			}
			needHiding(t)

			// Restore the list of hidden folders for later tests.
			before := slices.Clone(pool.hidden)
			Hide(hidden)
			defer func() { pool.hidden = before }()
			defer Close()
			if r, out := runShell(t, process.Spec{}, "ls "+hidden+" 2>/dev/null"); out != "" {
				t.Errorf("%+v, output %q", r, out)
			}
		})
	}
}

// TestPlainRoot checks that, without namespaces and in a judge that runs as root, a program cannot change the
// permissions and the modification time of files that belong to root.
func TestPlainRoot(t *testing.T) {
	if !isRoot() {
		t.Skip("SKIPPED: an ordinary user may do this with the files of their own")
	}
	usePlain(t)
	victim := filepath.Join(t.TempDir(), "victim")
	if err := os.WriteFile(victim, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	before, err := os.Stat(victim)
	if err != nil {
		t.Fatal(err)
	}

	r, out := runShell(t, process.Spec{Trusted: true}, "chmod 600 "+victim+" 2>&1; touch -d 2001-01-01 "+victim+" 2>&1")
	after, err := os.Stat(victim)
	if err != nil || after.Mode() != before.Mode() || !after.ModTime().Equal(before.ModTime()) {
		t.Errorf("%+v, %q: the file is now %v of %v; %v", r, out, after.Mode(), after.ModTime(), err)
	}
}

// TestHide checks that judged programs cannot see hidden folders, and that the trusted programs of a problem
// package, such as checkers, can see them.
func TestHide(t *testing.T) {
	if len(Missing()) > 0 {
		t.Skip("SKIPPED: ", Missing())
	}
	dir := t.TempDir()
	answer, input := filepath.Join(dir, "1.ans"), filepath.Join(dir, "1.in")
	for _, file := range []string{answer, input} {
		if err := os.WriteFile(file, []byte("42\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	Hide(dir)
	script := "cat; cat " + answer
	for _, c := range []struct {
		trusted bool
		code    int
		want    string
	}{{false, 1, "42\n"}, {true, 0, "42\n42\n"}} {
		in, err := Open(input)
		if err != nil {
			t.Fatal(err)
		}
		r, out := runShell(t, process.Spec{Stdin: in, Trusted: c.trusted}, script+" 2>/dev/null")
		in.Close()
		if r.ExitCode != c.code || out != c.want {
			t.Errorf("trusted %v: %+v, output %q", c.trusted, r, out)
		}
	}
	if r, out := runShell(t, process.Spec{}, "cd "+dir+"/.. && umount "+dir+" || rmdir "+dir+" || ls "+dir+"/*"); r.ExitCode == 0 {
		t.Errorf("%+v, output %q", r, out)
	}
}

// TestPlainFolder checks that programs can write in their working folder if they are isolated by Landlock
// alone, without namespaces.
func TestPlainFolder(t *testing.T) {
	usePlain(t)
	for range 2 {
		dir := t.TempDir()
		if r, out := runShell(t, process.Spec{Dir: dir}, "mkdir a && echo x > a/b && mv a/b . && cat b"); out != "x\n" {
			t.Errorf("%+v, output %q", r, out)
		}
	}
	if r, out := runShell(t, process.Spec{}, "echo x > file && cat file && mv $PWD $PWD.away"); len(Missing()) == 4 && (r.ExitCode == 0 || !strings.HasPrefix(out, "x\n")) {
		t.Errorf("%+v, output %q", r, out)
	}
}

// TestTempDirs checks that the sandbox works if the folder for temporary files has an unusual path, and if it
// is inside a folder that the sandbox hides from programs.
func TestTempDirs(t *testing.T) {
	missing := Missing()
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	odd := filepath.Join(t.TempDir(), "a b\n'ü")
	relative, err := filepath.Rel(here, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	dirs := []string{odd, relative}
	for _, parent := range []string{"/dev/shm", "/run"} {
		if dir, err := os.MkdirTemp(parent, "oj-test-"); err == nil {
			defer os.RemoveAll(dir)
			dirs = append(dirs, dir)
		}
	}
	if err := os.Mkdir(odd, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			t.Setenv("TMPDIR", dir)
			usePlainHelpers(false)
			defer usePlainHelpers(false)
			if r, out := runShell(t, process.Spec{}, "echo x > file && cat file"); out != "x\n" {
				t.Errorf("%+v, output %q", r, out)
			}
			if got := Missing(); !slices.Equal(got, missing) {
				t.Errorf("missing %q, elsewhere %q", got, missing)
			}
			if Close(); !emptyOrGone(dir) {
				t.Error("Close has left files in the folder for temporary files")
			}
		})
	}
}

func emptyOrGone(dir string) bool {
	list, _ := names(dir)
	return len(list) == 0
}

// TestPlainCompiler checks that without namespaces a compiler can write its temporary files. If the judge
// runs as root, the compiler's user id is not the id that owns the temporary folder.
func TestPlainCompiler(t *testing.T) {
	compiler, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("SKIPPED: no C compiler (cc) here")
	}
	usePlain(t)
	dir, temp := t.TempDir(), t.TempDir()
	if err := os.Chmod(temp, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "a.c"), []byte("int main(void) { return 7; }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	compile := process.Spec{
		Args: []string{compiler, "-o", "program", "a.c"}, Dir: dir, Writable: []string{temp},
		Env: []string{"PATH=" + os.Getenv("PATH"), "TMPDIR=" + temp}, Stdout: &out, Stderr: &out,
	}
	r, err := Run(t.Context(), compile)
	if err != nil || r.Status != process.Exited || r.ExitCode != 0 {
		t.Fatalf("%+v, %v, output %q", r, err, out.String())
	}
	if r, err := Run(t.Context(), process.Spec{Args: []string{filepath.Join(dir, "program")}, Dir: dir}); err != nil || r.ExitCode != 7 {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestSees checks that a program sees its own executable, the folder where it is installed, and the folders
// in Spec.Shown. It must not see temporary files, the user's home or the folder from which the judge was
// called, neither with namespaces nor with Landlock.
func TestSees(t *testing.T) {
	installed := t.TempDir()
	if err := os.MkdirAll(filepath.Join(installed, "lib"), 0o755); err != nil {
		t.Fatal(err)
	}
	secret, part := filepath.Join(t.TempDir(), "1.ans"), filepath.Join(installed, "lib", "part")
	for _, file := range []string{secret, part} {
		if err := os.WriteFile(file, []byte("42\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	shell, err := os.ReadFile("/bin/sh")
	if err == nil {
		err = os.Mkdir(filepath.Join(installed, "bin"), 0o755)
	}
	interpreter := filepath.Join(installed, "bin", "interpreter")
	if err == nil {
		err = os.WriteFile(interpreter, shell, 0o755)
	}
	here, failed := filepath.Abs("testdata/hostile.c")
	if err != nil || failed != nil {
		t.Fatal(err, failed)
	}
	home, err := os.UserHomeDir()
	if err != nil {
		home = "/root"
	}
	self := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(interpreter, self); err != nil {
		t.Fatal(err)
	}
	// A virtual environment of Python.
	around := t.TempDir()
	settings, linked := filepath.Join(around, "pyvenv.cfg"), filepath.Join(around, "bin", "interpreter")
	err = os.Mkdir(filepath.Join(around, "bin"), 0o755)
	if err == nil {
		err = os.Symlink(interpreter, linked)
	}
	if err == nil {
		err = os.WriteFile(settings, []byte("x"), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	script := `for f in "$@"; do cat "$f" > /dev/null 2>&1 && echo "sees $f"; done; echo end`
	for _, plain := range []bool{false, true} {
		t.Run(fmt.Sprint("plain ", plain), func(t *testing.T) {
			if plain {
				usePlain(t)
			}
			needHiding(t)
			other := filepath.Dir(secret)
			for _, c := range []struct {
				command string
				trusted bool
				shown   []string
				paths   []string
				want    string
			}{
				{command: "/bin/sh", paths: []string{secret, here, home + "/.bashrc", "/etc/shadow", part, "/proc/1/root" + secret}, want: "end\n"},
				{command: "/bin/sh", trusted: true, paths: []string{secret, here}, want: "sees " + secret + "\nsees " + here + "\nend\n"},
				{command: "/bin/sh", shown: []string{other}, paths: []string{secret, here}, want: "sees " + secret + "\nend\n"},
				{command: "/bin/sh", paths: []string{secret}, want: "end\n"},
				{command: interpreter, paths: []string{secret, part, interpreter}, want: "sees " + part + "\nsees " + interpreter + "\nend\n"},
				{command: linked, paths: []string{secret, settings}, want: "sees " + settings + "\nend\n"},
				{command: self, paths: []string{secret, part, self}, want: "sees " + part + "\nsees " + self + "\nend\n"},
			} {
				var out bytes.Buffer
				spec := process.Spec{
					Args:  append([]string{c.command, "-c", script, "sh"}, c.paths...),
					Shown: c.shown, Trusted: c.trusted, Stdout: &out, Stderr: &out,
				}
				if r, err := Run(t.Context(), spec); err != nil || out.String() != c.want {
					t.Errorf("%s %q, trusted %v: %+v, %v\ngot  %q\nwant %q", c.command, c.paths, c.trusted, r, err, out.String(), c.want)
				}
			}
		})
	}
}

// needHiding skips the test if programs can read all files here.
func needHiding(t *testing.T) {
	t.Helper()
	if slices.ContainsFunc(Missing(), func(s string) bool { return strings.HasPrefix(s, "programs can read") }) {
		t.Skip("SKIPPED: ", Missing())
	}
}

// TestSeesUsersPrograms checks that an interpreter in ~/.local/bin sees its library, but not what other applications
// keep beside it.
func TestSeesUsersPrograms(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	shell, err := os.ReadFile("/bin/sh")
	if err != nil {
		t.Fatal(err)
	}
	local := filepath.Join(home, ".local")
	interpreter, part := filepath.Join(local, "bin", "interpreter"), filepath.Join(local, "lib", "interpreter", "part")
	secret := filepath.Join(local, "share", "keyrings", "login.keyring")
	for _, file := range []string{interpreter, part, secret} {
		err := os.MkdirAll(filepath.Dir(file), 0o755)
		if err == nil {
			err = os.WriteFile(file, shell, 0o755)
		}
		if err != nil {
			t.Fatal(err)
		}
	}

	for _, plain := range []bool{false, true} {
		t.Run(fmt.Sprint("plain ", plain), func(t *testing.T) {
			if plain {
				usePlain(t)
			}
			needHiding(t)
			script := `for f in "$@"; do cat "$f" > /dev/null 2>&1 && echo "sees $f"; done; echo end`
			var out bytes.Buffer
			spec := process.Spec{
				Args: []string{interpreter, "-c", script, "sh", interpreter, part, secret}, Stdout: &out, Stderr: &out,
			}
			want := "sees " + interpreter + "\nsees " + part + "\nend\n"
			if r, err := Run(t.Context(), spec); err != nil || out.String() != want {
				t.Errorf("%+v, %v\ngot  %q\nwant %q", r, err, out.String(), want)
			}
		})
	}
}

// TestPrivateFiles checks that programs see no file of the system that is not readable for all users, even if the judge
// runs as root, whose programs ignore permissions.
func TestPrivateFiles(t *testing.T) {
	if !isRoot() {
		t.Skip("SKIPPED: other users cannot read these files")
	}
	folder, err := os.MkdirTemp("/etc", "oj-test-")
	if err != nil {
		t.Skip("SKIPPED: ", err)
	}
	defer os.RemoveAll(folder)
	if err := os.Chmod(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, mode := range map[string]os.FileMode{"open": 0o644, "closed": 0o600, "of-a-group": 0o640} {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(name+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
	}
	for _, plain := range []bool{false, true} {
		t.Run(fmt.Sprint("plain ", plain), func(t *testing.T) {
			usePlainHelpers(plain)
			defer usePlainHelpers(false)
			needHiding(t)
			if r, out := runShell(t, process.Spec{}, "cd "+folder+"; cat open closed of-a-group 2>/dev/null"); out != "open\n" {
				t.Errorf("%+v, output %q", r, out)
			}
		})
	}
}

// TestSpace checks that a program is stopped if the files in the counted folders grow too much, even if each file is
// small or empty. Files that were there before do not count.
func TestSpace(t *testing.T) {
	before := mostEntries
	mostEntries = 500 // a shell takes long for the usual number
	defer func() { mostEntries = before }()
	for _, plain := range []bool{false, true} {
		for name, script := range map[string]string{
			"many files":     "for i in 1 2 3 4 5 6 7 8; do head -c 400000 /dev/zero > $i; done; sleep 60",
			"a folder":       "mkdir a; cd a; for i in 1 2 3 4 5 6 7 8; do head -c 400000 /dev/zero > $i; done; sleep 60",
			"empty files":    "i=0; while :; do i=$((i+1)); : > $i; done",
			"a removed file": "exec 3> x; rm x; head -c 4000000 /dev/zero >&3; sleep 60",
			"nested folders": "i=0; while [ $i -lt 300 ]; do i=$((i+1)); mkdir d; cd d; done; sleep 60",
			"few files":      "head -c 400000 /dev/zero > x; sleep 0.5",
		} {
			t.Run(fmt.Sprint(name, ", plain ", plain), func(t *testing.T) {
				if plain {
					usePlain(t)
				}
				dir := t.TempDir()
				if err := os.WriteFile(filepath.Join(dir, "before"), make([]byte, 10<<20), 0o644); err != nil {
					t.Fatal(err)
				}
				want := process.OutputLimit
				if name == "few files" {
					want = process.Exited
				}
				r, out := runShell(t, process.Spec{Dir: dir, Counted: []string{dir}, Limits: process.Limits{Space: 2 << 20}}, script)
				if r.Status != want {
					t.Errorf("%+v, output %q, want %v", r, out, want)
				}
			})
		}
	}
}

// TestInputIsShared checks that a program reads the file itself, so that a large input needs no memory.
func TestInputIsShared(t *testing.T) {
	for _, plain := range []bool{false, true} {
		t.Run(fmt.Sprint("plain ", plain), func(t *testing.T) {
			if plain {
				usePlain(t)
				before := mostCopied
				mostCopied = 0
				defer func() { mostCopied = before }()
			}
			testInputIsShared(t, plain)
		})
	}
}

func testInputIsShared(t *testing.T, plain bool) {
	missing := Missing()
	if !plain && len(missing) > 0 || plain && !keepsFiles(view{}) {
		t.Skip("SKIPPED: ", missing)
	}
	path := filepath.Join(t.TempDir(), "input")
	if err := os.WriteFile(path, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	if r, out := runShell(t, process.Spec{Input: path}, "readlink /proc/self/fd/0; cat"); out != path+"\nx" && !strings.HasSuffix(out, "/input\nx") {
		t.Errorf("%+v, output %q", r, out)
	}
}

// TestOpensInputAgain checks that a program can open its standard input by its name, as readFileSync("/dev/stdin") does in
// JavaScript.
func TestOpensInputAgain(t *testing.T) {
	path := filepath.Join(t.TempDir(), "input")
	if err := os.WriteFile(path, []byte("x\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, plain := range []bool{false, true} {
		t.Run(fmt.Sprint("plain ", plain), func(t *testing.T) {
			if plain {
				usePlain(t)
			}
			if r, out := runShell(t, process.Spec{Input: path}, "cat /dev/stdin; cat /proc/self/fd/0"); r.ExitCode != 0 || out != "x\nx\n" {
				t.Errorf("%+v, output %q", r, out)
			}
		})
	}
}
