// Package build turns sources into programs that can be started: it finds the language, compiles,
// and keeps the results in a cache keyed by content, toolchain and flags.
//
// Sources are copied, never changed, and compiled outside of their module, as the judge would that they are pasted
// into.
package build

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"oj/judge/internal/cache"
	"oj/judge/internal/language"
)

// Job is one program to be built.
type Job struct {
	Source string   // absolute; a file or a folder
	Lang   string   // identifier of a language, "" to find it from file names
	Std    string   // the language's standard, such as "c++11", or "go1.18"; "" for the default
	Extra  []string // further files and folders to be put beside the sources (include/ of a package)
	Entry  string   // the file or class to start; "" to find it

	Validator bool                // an input validator, which may be written in checktestdata or VIVA
	Fill      func([]byte) []byte // changes the text of every file before it is built; nil for none
	FillExtra bool                // it changes only the files of Extra
	Timeout   time.Duration       // of the compiler; 0 for 5 minutes
	Memory    int64               // of the compiler with all its processes, in bytes; 0 for 2 GiB
}

// Program is what became of a Job. Exactly one of these holds: Ready, Skipped != "", Failed != "".
type Program struct {
	Lang    *language.Language
	Key     string // names content, toolchain and flags: equal keys, equal programs
	Dir     string // the folder in the cache with the sources and what was built
	Skipped string // why it could not be built here, such as a missing compiler
	Failed  string // the compiler's messages
	Entry   string // what is started, as a static validator is told: a file or a class
	start   []string
}

// Ready reports whether the program can be started.
func (p *Program) Ready() bool { return p.Skipped == "" && p.Failed == "" }

// Scripted reports whether the program is started by a run script of its own.
func (p *Program) Scripted() bool { return p.Lang == language.Scripts }

// Built lists the files in Dir, by their paths in it.
func (p *Program) Built() ([]string, error) {
	var names []string
	err := fs.WalkDir(os.DirFS(p.Dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && name != recordFile {
			names = append(names, filepath.FromSlash(name))
		}
		return err
	})
	return names, err
}

// Args returns the command that starts the program under this memory limit in bytes (0 for none).
func (p *Program) Args(memory int64) []string {
	mib := cmp.Or(memory>>20, 4096)
	words := strings.NewReplacer(language.Dir, p.Dir, language.Memory, fmt.Sprint(mib))
	args := make([]string, len(p.start))
	for i, a := range p.start {
		args[i] = words.Replace(a)
	}
	return args
}

// Builder builds programs. Its methods may be called by several goroutines at a time.
type Builder struct {
	Cache   string                           // a folder that outlives the run
	Temp    string                           // a folder of this run
	Workers int                              // compilers at a time
	Log     func(format string, args ...any) // told before something slow starts; may be nil

	tools sync.Map // by the names of languages: functions that find a tool once
}

// tool finds the tool of a language. The error says what is missing.
func (b *Builder) tool(ctx context.Context, l *language.Language) (language.Tool, error) {
	find, _ := b.tools.LoadOrStore(l.Name, sync.OnceValues(func() (language.Tool, error) { return l.Find(ctx) }))
	return find.(func() (language.Tool, error))()
}

// task is a job that can be done here.
type task struct {
	Job
	src  *language.Source
	prog *Program
	args []string // the command that compiles it; none where there is nothing to compile
}

// Build builds all jobs and returns their programs in the same order. The error is about the judge's
// own work (an unreadable source, a full disk, an interruption); compile errors are in the programs.
func (b *Builder) Build(ctx context.Context, jobs []Job) ([]*Program, error) {
	tasks := make([]*task, len(jobs))
	known := map[string]*Program{} // by their keys: equal sources are built once
	var missing []*task
	for i, job := range jobs {
		t, err := b.plan(ctx, job)
		if err != nil {
			return nil, err
		}
		tasks[i] = t
		if same := known[t.prog.Key]; same != nil {
			t.prog = same
		} else if t.prog.Ready() {
			known[t.prog.Key] = t.prog
			if !t.prog.load() {
				missing = append(missing, t)
			}
		}
	}
	if err := b.compileAll(ctx, missing); err != nil {
		return nil, err
	}
	progs := make([]*Program, len(jobs))
	for i, t := range tasks {
		own := *t.prog
		own.Failed = t.located(own.Failed)
		progs[i] = &own
	}
	return progs, nil
}

// plan reads the source of a job and finds out how it is built and started.
func (b *Builder) plan(ctx context.Context, job Job) (*task, error) {
	src, err := readSource(job)
	if err != nil {
		return nil, err
	}
	t := &task{Job: job, src: src, prog: &Program{Lang: src.Lang}}
	tool, err := b.tool(ctx, src.Lang)
	if err != nil {
		t.prog.Skipped = err.Error()
		return t, nil
	}
	if t.prog.Entry, err = src.Started(); err != nil {
		t.prog.Failed = source + ": " + err.Error()
		return t, nil
	}
	t.args, t.prog.start = src.Commands(tool, t.prog.Entry)
	t.prog.Key = key(src, tool)
	t.prog.Dir = filepath.Join(b.Cache, t.prog.Key)
	return t, nil
}

// source stands in messages for the source, and language.Dir for the folder in which it is: the cache gives the messages
// to equal sources elsewhere, too.
const source = "{source}"

// located is a message for whoever gave this task.
func (t *task) located(message string) string {
	folder := t.Source
	if t.src.Single {
		folder = filepath.Dir(folder)
	}
	return strings.NewReplacer(source, t.Source, language.Dir, folder).Replace(message)
}

// compileAll builds the programs of tasks side by side.
func (b *Builder) compileAll(ctx context.Context, tasks []*task) error {
	if len(tasks) == 0 {
		return nil
	}
	if b.Log != nil {
		b.Log("building %d programs", len(tasks))
	}
	if err := os.MkdirAll(b.Cache, 0o755); err != nil {
		return err
	}
	root, err := os.MkdirTemp(b.Cache, cache.Unfinished)
	if err != nil {
		return err
	}
	defer os.RemoveAll(root)
	return Parallel(b.Workers, len(tasks), func(i int) error {
		return b.compile(ctx, tasks[i], filepath.Join(root, tasks[i].prog.Key))
	})
}

// recordFile tells how a cached build ended. It is hidden, since it is no part of the program.
const recordFile = ".built.json"

// record is what stands there.
type record struct {
	Failed string
	Size   int64 // of the program, so that damage is noticed
}

// load takes a program from the cache.
func (p *Program) load() bool {
	if _, err := os.Stat(p.Dir); err != nil {
		return false
	}
	var r record
	text, err := os.ReadFile(filepath.Join(p.Dir, recordFile))
	if err != nil || json.Unmarshal(text, &r) != nil || r.Size != cache.SizeOf(p.Dir) { // damaged
		os.RemoveAll(p.Dir)
		return false
	}
	p.Failed = r.Failed
	now := time.Now()
	os.Chtimes(p.Dir, now, now) // so that cleaning up knows what is in use; nothing depends on it
	return true
}

// store moves a finished build into the cache under its key.
func (p *Program) store(dir string) error {
	text, err := json.Marshal(record{p.Failed, cache.SizeOf(dir)})
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, recordFile), text, 0o644); err != nil {
		return err
	}
	if err := os.Rename(dir, p.Dir); err != nil {
		// Another judge may have stored the same program meanwhile; equal keys, equal programs.
		if _, statErr := os.Stat(p.Dir); statErr != nil {
			return err
		}
	}
	return nil
}

// compile builds one program in a new folder, and stores it. One whose compiler was ended may fare otherwise on another
// day, so it is not stored.
func (b *Builder) compile(ctx context.Context, t *task, dir string) error {
	if err := write(t.src, dir); err != nil {
		return err
	}
	if t.args != nil {
		failed, ended, err := b.run(ctx, dir, t)
		if err != nil {
			return err
		}
		if t.prog.Failed = failed; ended {
			return nil
		}
		if failed == "" {
			t.prog.Failed = t.prog.lacks(dir)
		}
	}
	return t.prog.store(dir)
}

// lacks says what a compiler did not write into the folder although it accepted the source, if that is the file that is
// to be started; for a library in Go that is no program.
func (p *Program) lacks(dir string) string {
	name, inside := strings.CutPrefix(p.start[0], language.Dir)
	if info, err := os.Stat(dir + name); !inside || err == nil && (info.Mode()&0o100 != 0 || runtime.GOOS == "windows") {
		return ""
	}
	if p.Scripted() {
		return source + ": the script build leaves no file run"
	}
	return source + ": the compiler built no program of it; is it package main?"
}

// Parallel calls do for every number below n, in so many workers, and returns the error of the least number that has one.
func Parallel(workers, n int, do func(i int) error) error {
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
