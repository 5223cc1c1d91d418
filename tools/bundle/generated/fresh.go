// This file remembers which generated files were found to be up to date, so that -w and -check need not bundle
// unchanged problems again.

package generated

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"oj/tools/shared/atomicfile"
	"oj/tools/shared/workspace"
)

// A Memory knows problems whose generated files were up to date, by a hash of everything that determines these files.
// The zero value knows nothing.
type Memory struct {
	root    string
	file    string            // where Save stores the memory; "" if the system has no folder for caches
	tool    string            // the hash of this executable, of the go command, and of the repository's settings
	hashes  map[string]string // the hash of each problem, by id
	folders map[string]folder // the folders that were read in this run
	changed bool
}

// A folder is a folder with Go files.
type folder struct {
	hash    string   // of its files, without tests
	imports []string // the import paths in its files
	embeds  bool     // whether a file embeds other files, which may be in subfolders
}

// Remember reads the memory for the repository at root, which an earlier run has saved.
func Remember(root string) *Memory {
	m := &Memory{root: root, hashes: map[string]string{}, folders: map[string]folder{}, tool: toolHash()}
	for _, name := range []string{"go.mod", "go.sum"} {
		text, _ := os.ReadFile(filepath.Join(root, name)) // a missing file has no settings
		m.tool = digest(m.tool, string(text))
	}
	cache, err := os.UserCacheDir()
	if err != nil || m.tool == "" {
		return m
	}

	// Without a readable file, every problem is bundled.
	m.file = filepath.Join(cache, "oj-bundle", digest(root)+".json")
	if text, err := os.ReadFile(m.file); err == nil && json.Unmarshal(text, &m.hashes) != nil {
		m.hashes = map[string]string{}
	}
	return m
}

// Save stores the memory for later runs. An error is ignored, because the next run then only takes longer.
func (m *Memory) Save() {
	if !m.changed || m.file == "" {
		return
	}
	text, err := json.Marshal(m.hashes)
	if err == nil && os.MkdirAll(filepath.Dir(m.file), 0o755) == nil {
		atomicfile.Write(m.file, text)
	}

	// Forget repositories that have not changed for a long time, because they may no longer exist.
	old := time.Now().Add(-oldest)
	files, _ := filepath.Glob(filepath.Join(filepath.Dir(m.file), "*.json")) // Glob fails only for a malformed pattern
	for _, file := range files {
		if info, err := os.Stat(file); err == nil && info.ModTime().Before(old) {
			os.Remove(file)
		}
	}
}

// oldest is the time after which an unused memory is removed.
const oldest = 60 * 24 * time.Hour

// IsFresh reports whether the generated files of a problem are known to be up to date.
func (m *Memory) IsFresh(id string) bool {
	hash := m.hash(id)
	return hash != "" && m.hashes[id] == hash
}

// Add remembers that the generated files of a problem are up to date and that no warning is due.
func (m *Memory) Add(id string) {
	if hash := m.hash(id); hash != "" && m.hashes[id] != hash {
		m.hashes[id], m.changed = hash, true
	}
}

// hash returns a hash of everything that determines the generated files of a problem, and of these files. It returns ""
// if that cannot be known: then the problem must be bundled.
func (m *Memory) hash(id string) string {
	if m.file == "" {
		return ""
	}
	t := (&workspace.Workspace{Root: m.root}).Target(id)
	parts := []string{m.tool, id}

	// The site in these files determines the versions of the languages and the limits.
	files := []string{filepath.Join(t.Package, "problem.yaml"), filepath.Join(t.Package, "domjudge-problem.ini")}
	for _, name := range names {
		files = append(files, filepath.Join(t.Sources, name))
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		parts = append(parts, fmt.Sprint(err == nil), string(text))
	}

	// Add the folder of the solution and of each package that it imports, directly or indirectly. The folders of
	// packages of other modules are not known.
	solution := filepath.Join(t.Sources, "solution")
	dirs, all := follow(m.root, solution, func(dir string) []string { return m.read(dir).imports })
	if !all {
		return ""
	}
	for _, dir := range append(dirs, solution) {
		f := m.read(dir)
		if f.hash == "" || f.embeds {
			return ""
		}
		parts = append(parts, dir, f.hash)
	}
	return digest(parts...)
}

// read reads a folder, once in a run.
func (m *Memory) read(dir string) folder {
	if f, known := m.folders[dir]; known {
		return f
	}
	f := folder{imports: imported(dir)}
	files, _ := filepath.Glob(filepath.Join(dir, "*.go")) // Glob fails only for a malformed pattern
	var parts []string
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return folder{}
		}
		parts = append(parts, filepath.Base(file), string(text))
		f.embeds = f.embeds || bytes.Contains(text, []byte("//go:embed"))
	}
	f.hash = digest(parts...)
	m.folders[dir] = f
	return f
}

// toolHash identifies the bundler and the standard library: it hashes this executable and the version of the go command.
// It returns "" if that is not possible.
var toolHash = sync.OnceValue(func() string {
	own, err := os.Executable()
	if err != nil {
		return ""
	}
	file, err := os.Open(own)
	if err != nil {
		return ""
	}
	defer file.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, file); err != nil {
		return ""
	}

	// To start the go command would take longer than all the rest, so its size and time stand for its version.
	tool, err := exec.LookPath("go")
	if err != nil {
		return ""
	}
	info, err := os.Stat(tool)
	if err != nil {
		return ""
	}
	return digest(hex.EncodeToString(sum.Sum(nil)), fmt.Sprint(tool, info.Size(), info.ModTime().UnixNano(), os.Getenv("GOROOT"), os.Getenv("GOFLAGS")))
})

// digest returns a hash of texts.
func digest(texts ...string) string {
	sum := sha256.New()
	for _, text := range texts {
		fmt.Fprintf(sum, "%d ", len(text))
		io.WriteString(sum, text)
	}
	return hex.EncodeToString(sum.Sum(nil))
}
