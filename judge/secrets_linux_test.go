//go:build amd64

package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"unsafe"

	"oj/tools/shared/testing/full"
)

// plainJudge is the name under which this test binary is a judge that may not use namespaces.
const plainJudge = "judge-plain"

func init() { disguises[plainJudge] = forbidNamespaces }

// TestSecrets lets a source and a package look for secrets: a password in the judge's environment, which a Rust program
// can read when it is compiled, and a private file, which a package's visualizer can read and write into a picture as a
// link to a server. It runs as root and as an ordinary user, with namespaces and without.
func TestSecrets(t *testing.T) {
	const nobody = 0x6fff0000
	for _, name := range []string{"judge", plainJudge} {
		for _, uid := range []int{os.Getuid(), nobody} {
			t.Run(fmt.Sprint(name, " of user ", uid), func(t *testing.T) {
				if uid != os.Getuid() && os.Getuid() != 0 {
					t.Skip("SKIPPED: only root can start the judge as somebody else")
				}
				if name == plainJudge {
					full.Test(t)
				}
				testSecrets(t, name, uid)
			})
		}
	}
}

func testSecrets(t *testing.T, name string, uid int) {
	const password, private = "hunter2-the-password", "text-of-a-private-file"
	dir, err := os.MkdirTemp("/tmp", "judge-secrets-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	writeFiles(t, dir, map[string]string{
		"p/problem.yaml": "problem_format_version: 2023-07-draft\nname: x\nuuid: 0\n", "p/.timelimit": "2", "secret": private,
		"p/data/secret/1.in": "", "p/data/secret/1.ans": "None\n",
		"p/output_visualizer/link.py": `import os, sys
secret = open("` + dir + `/secret").read()
for name in "judgeimage.svg", "teamimage.svg":
    with open(os.path.join(sys.argv[3], name), "w") as f:
        f.write('<svg data-steps="1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/>'
            '<a href="http://127.0.0.1:9/?%s"><rect width="9" height="9"/></a></svg>' % secret)
`,
		"leak.rs": `fn main() { println!("{}", option_env!("UVA_PASSWORD").unwrap_or("None")); }`,
		"leak.py": "import os\nprint(os.environ.get('UVA_PASSWORD'))\n",
		name:      string(data), "tmp/x": "", "home/x": "",
	})
	err = filepath.Walk(dir, func(path string, _ os.FileInfo, _ error) error {
		return os.Chown(path, uid, uid)
	})
	if err == nil {
		err = os.Chmod(filepath.Join(dir, name), 0o755)
	}
	if err != nil {
		t.Fatal(err)
	}

	sources := []string{"leak.py"}
	const compiler = "/usr/bin/rustc" // every user can start it there
	if _, err := os.Stat(compiler); err == nil {
		sources = append(sources, "leak.rs")
	} else {
		t.Log("SKIPPED leak.rs: no Rust compiler ", compiler)
	}
	for _, source := range sources {
		page := filepath.Join(dir, "page.html")
		cmd := exec.Command(filepath.Join(dir, name), "-v", "-src", source, "-html", page, "p")
		home := filepath.Join(dir, "home")
		cmd.Env = []string{"PATH=/usr/local/bin:/usr/bin:/bin", "HOME=" + home, "TMPDIR=" + filepath.Join(dir, "tmp"), "UVA_PASSWORD=" + password}
		cmd.Dir = dir
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(uid), NoSetGroups: os.Getuid() != 0}}
		out, err := cmd.CombinedOutput()
		text, failed := os.ReadFile(page)
		if err != nil || failed != nil || !strings.Contains(string(out), " AC") {
			t.Fatalf("%s: %v, %v\n%s", source, err, failed, out)
		}
		if !bytes.Contains(text, []byte(`\u003crect`)) {
			t.Errorf("%s: the page shows no picture", source)
		}

		// Neither may be in the report, the page and everything that the judge keeps.
		if bytes.Contains(out, []byte(password)) || bytes.Contains(text, []byte(password)) || bytes.Contains(text, []byte(private)) {
			t.Errorf("%s: the report or the page contains a secret\n%s", source, out)
		}
		filepath.Walk(home, func(path string, info os.FileInfo, err error) error {
			if err == nil && info.Mode().IsRegular() {
				if kept, _ := os.ReadFile(path); bytes.Contains(kept, []byte(password)) {
					t.Errorf("%s: %s contains the password", source, path)
				}
			}
			return nil
		})
	}
}

// forbidNamespaces installs a filter, so that this process cannot create user namespaces.
func forbidNamespaces() {
	const (
		sysSeccomp, noNewPrivs, setFilter, allThreads = 317, 38, 1, 1
		load, isSet, equal, result                    = 0x20, 0x45, 0x15, 0x06
		numClone, numClone3, allowed, forbidden       = 56, 435, 0x7fff0000, 0x00050000
	)
	code := []syscall.SockFilter{
		{Code: load, K: 0}, {Code: equal, Jf: 1, K: numClone3}, {Code: result, K: forbidden | uint32(syscall.ENOSYS)},
		{Code: equal, Jf: 3, K: numClone}, {Code: load, K: 16}, {Code: isSet, Jf: 1, K: syscall.CLONE_NEWUSER},
		{Code: result, K: forbidden | uint32(syscall.EPERM)}, {Code: result, K: allowed},
	}
	program := syscall.SockFprog{Len: uint16(len(code)), Filter: &code[0]}
	runtime.LockOSThread() // both calls must come from the same thread
	defer runtime.UnlockOSThread()
	syscall.RawSyscall6(syscall.SYS_PRCTL, noNewPrivs, 1, 0, 0, 0, 0)
	if _, _, e := syscall.RawSyscall(sysSeccomp, setFilter, allThreads, uintptr(unsafe.Pointer(&program))); e != 0 {
		fmt.Fprintln(os.Stderr, "no filters of system calls here: ", e)
		os.Exit(3)
	}
}
