// Package build turns sources into programs that can be started: it finds the language, compiles,
// and keeps the results in a cache keyed by content, toolchain and flags.
//
// Sources are never changed. They are copied and compiled outside of their module, because an online judge compiles
// a pasted source in this way, too.
package build

import (
	"cmp"
	"context"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"oj/judge/internal/cache"
	"oj/tools/language"
)

// Job is one program to be built.
type Job struct {
	Source string          // absolute; a file or a folder
	Files  []language.File // what the folder Source would hold if it existed; nil if it does
	Lang   string          // identifier of a language, "" to find it from file names
	Std    string          // the language's standard, such as "c++11", or "go1.18"; "" for the default
	Extra  []string        // more files and folders to be put beside the sources (include/ of a package)
	Entry  string          // the file or class to start; "" to find it

	PyPy      bool                // start Python programs by PyPy where it is installed
	Module    bool                // a Go program may import packages of the module around it
	Validator bool                // an input validator, which may be written in checktestdata
	Fill      func([]byte) []byte // changes the text of every file before it is built; nil for none
	FillExtra bool                // Fill changes only the files of Extra
	Timeout   time.Duration       // of the compiler; 0 for 5 minutes
	Memory    int64               // of the compiler with all its processes, in bytes; 0 for 2 GiB
	Keep      **Program           // if not nil, Build also stores the program here
}

// Program is the result of a Job. Exactly one of these holds: Ready, Skipped != "", Failed != "".
type Program struct {
	Lang    *language.Language
	Key     string // names content, toolchain and flags: equal keys, equal programs
	Dir     string // the folder in the cache with the sources and the compiler's output
	Skipped string // why it could not be built here, such as a missing compiler
	Failed  string // the compiler's messages
	Entry   string // the file or class that is started, in the form in which static validators get it
	start   []string
}

// Ready reports whether the program can be started.
func (p *Program) Ready() bool { return p.Skipped == "" && p.Failed == "" }

// Scripted reports whether the program is started by a run script of its own.
func (p *Program) Scripted() bool { return p.Lang == language.Scripts }

// LinkInto puts links to all files of the built program into a folder. It replaces no file of this folder, and creates
// no links on a system that has none.
func (p *Program) LinkInto(dir string) error {
	return filepath.WalkDir(p.Dir, func(path string, d fs.DirEntry, err error) error {
		link := filepath.Join(dir, strings.TrimPrefix(path, p.Dir))

		// Folders are created, so that the caller can put more files into them.
		switch {
		case err != nil:
			return err
		case d.IsDir():
			return os.MkdirAll(link, 0o755)
		case path != filepath.Join(p.Dir, recordFile):
			os.Symlink(path, link)
		}
		return nil
	})
}

// Args returns the command that starts the program under this memory limit in bytes (0 for none).
func (p *Program) Args(memory int64) []string {
	return language.Fill(p.start, p.Dir, cmp.Or(memory>>20, 4096))
}

// Builder builds programs. Its methods may be called by several goroutines at a time.
type Builder struct {
	Cache   string                           // a folder that outlives the run
	Temp    string                           // a folder of this run
	Workers int                              // compilers at a time
	Log     func(format string, args ...any) // is called before something slow starts; may be nil

	tools    sync.Map // from the name of a language to a function that searches for its tool only once
	locks    sync.Map // from a key to a mutex, so that equal sources are built only once
	packages sync.Map // from a list of imports to a function that compiles these packages only once, for buildGo
}

// tool finds the tool of a language. The error says what is missing.
func (b *Builder) tool(ctx context.Context, l *language.Language) (language.Tool, error) {
	find, _ := b.tools.LoadOrStore(l.Name, sync.OnceValues(func() (language.Tool, error) { return l.Find(ctx) }))
	return find.(func() (language.Tool, error))()
}

// Build builds all jobs and returns their programs in the same order. It returns an error only if the judge itself
// cannot work (an unreadable source, a full disk, an interruption). Compile errors are in Program.Failed.
func (b *Builder) Build(ctx context.Context, jobs []Job) ([]*Program, error) {
	progs := make([]*Program, len(jobs))
	err := Parallel(b.Workers, len(jobs), func(i int) (err error) {
		progs[i], err = b.build(ctx, jobs[i])
		if keep := jobs[i].Keep; keep != nil {
			*keep = progs[i]
		}
		return err
	})
	return progs, err
}

// build builds one program, or takes it from the cache.
func (b *Builder) build(ctx context.Context, job Job) (*Program, error) {
	src, err := readSource(job)
	if err != nil {
		return nil, err
	}

	// Without PyPy the program is still judged, by CPython.
	if job.PyPy && src.Lang.ID == "python" {
		if _, err := b.tool(ctx, language.PyPy); err == nil {
			src.Lang = language.PyPy
		}
	}

	tool, err := b.tool(ctx, src.Lang)
	if err != nil {
		return &Program{Lang: src.Lang, Skipped: err.Error()}, nil
	}

	entry, err := src.Started()
	if err != nil {
		return &Program{Lang: src.Lang, Failed: job.Source + ": " + err.Error()}, nil
	}

	compile, start := src.Commands(tool, entry)
	key := key(src, tool)
	p := &Program{Lang: src.Lang, Key: key, Dir: filepath.Join(b.Cache, key), Entry: entry, start: start}

	// A job with equal sources waits here, and then finds the program in the cache.
	lock, _ := b.locks.LoadOrStore(key, &sync.Mutex{})
	lock.(*sync.Mutex).Lock()
	defer lock.(*sync.Mutex).Unlock()
	if !p.load() {
		if b.Log != nil {
			b.Log("building %s", src.Own)
		}
		if err := b.compile(ctx, job, src, tool, compile, p); err != nil {
			return nil, err
		}
	}

	// Cached messages contain placeholders, because equal sources in other folders share them.
	folder := job.Source
	if src.Single {
		folder = filepath.Dir(folder)
	}
	p.Failed = strings.NewReplacer(source, job.Source, language.Dir, folder).Replace(p.Failed)
	return p, nil
}

// source is the placeholder for the name of the source in cached messages, as language.Dir is the placeholder for its
// folder. Equal sources in other folders get the same messages from the cache.
const source = "{source}"

// recordFile holds the messages of a compiler that refused the source, and a seal. Its name begins with a dot, because
// hidden files are no part of the program.
const recordFile = ".built"

// seal ends the record file. It shows whether the record or the program is damaged, for example because the machine
// crashed before all data was on the disk.
func seal(dir string) string {
	sum := crc32.New(crc32.MakeTable(crc32.Castagnoli))
	filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil // a missing file changes the checksum, too
		}

		// The record itself is hidden, and Python writes compiled files when the program runs.
		isIgnored := path != dir && (strings.HasPrefix(d.Name(), ".") || d.Name() == "__pycache__")
		switch {
		case isIgnored && d.IsDir():
			return fs.SkipDir
		case isIgnored || d.IsDir():
			return nil
		}

		fmt.Fprintf(sum, "%q\n", path[len(dir):])
		if f, err := cache.OpenRegular(path); err == nil {
			io.Copy(sum, f)
			f.Close()
		}
		return nil
	})
	return fmt.Sprintf("\nchecksum %08x", sum.Sum32())
}

// load takes a program from the cache. It reports whether the cache has an undamaged entry, and removes a damaged one.
func (p *Program) load() bool {
	text, _ := cache.ReadFile(filepath.Join(p.Dir, recordFile))

	// An entry without a seal is incomplete, and one with another checksum is damaged.
	failed, intact := strings.CutSuffix(string(text), seal(p.Dir))
	if !intact {
		os.RemoveAll(p.Dir)
		return false
	}
	p.Failed = failed

	// The time of the folder shows the cleanup that this entry is in use. An error here does no harm.
	now := time.Now()
	os.Chtimes(p.Dir, now, now)
	return true
}

// compile builds one program in a new folder of the cache and then renames this folder to its final name, so that
// nobody finds a half-built program. If the compiler exceeded a limit, nothing is cached, because the next attempt may
// succeed.
func (b *Builder) compile(ctx context.Context, job Job, src *language.Source, tool language.Tool, args []string, p *Program) error {
	// The temporary folder is inside the cache, because a rename works only within one file system.
	if err := os.MkdirAll(b.Cache, 0o755); err != nil {
		return err
	}
	root, err := os.MkdirTemp(b.Cache, cache.Unfinished)
	if err != nil {
		return err
	}
	defer os.RemoveAll(root)

	dir := filepath.Join(root, p.Key)
	if err := Write(src.Files, dir); err != nil {
		return err
	}
	isBuilt, err := b.buildGo(ctx, job, src, tool, dir)
	if err != nil {
		return err
	}
	if args != nil && !isBuilt {
		var ended bool
		if p.Failed, ended, err = b.run(ctx, job, src.Lang, dir, args); err != nil || ended {
			return err
		}
		if p.Failed == "" {
			p.Failed = p.lacks(dir)
		}
	}

	// The record is written last: its seal covers all other files.
	if err := os.WriteFile(filepath.Join(dir, recordFile), []byte(p.Failed+seal(dir)), 0o644); err != nil {
		return err
	}
	err = os.Rename(dir, p.Dir)
	if _, lacking := os.Stat(p.Dir); lacking == nil { // another judge may have stored the same program meanwhile
		return nil
	}
	return err
}

// lacks returns a message if the compiler accepted the source but wrote no file that can be started. This happens, for
// example, if a Go source is a library.
func (p *Program) lacks(dir string) string {
	// If the command does not begin with a file of the program, an interpreter starts it.
	name, inside := strings.CutPrefix(p.start[0], language.Dir)
	if info, err := os.Stat(dir + name); !inside || err == nil && (info.Mode()&0o100 != 0 || runtime.GOOS == "windows") {
		return ""
	}

	if p.Scripted() {
		return source + ": the script build leaves no file run"
	}
	return source + ": the compiler built no program of it; is it package main?"
}

// Parallel calls do for every number below n, with at most the given number of workers at a time. It returns the error of
// the least number whose call failed.
func Parallel(workers, n int, do func(i int) error) error {
	// Each call has its own place, so that the result does not depend on the order in which calls end.
	errs := make([]error, n)
	slots := make(chan bool, max(1, workers))
	var wg sync.WaitGroup
	for i := range n {
		slots <- true
		wg.Go(func() {
			errs[i] = do(i)
			<-slots
		})
	}

	wg.Wait()
	return cmp.Or(errs...)
}
