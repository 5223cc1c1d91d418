// Package build compiles programs: it detects the language, runs the compiler, and stores the results in a cache whose
// key is a hash of sources, toolchain and flags.
//
// Sources are copied and compiled outside their module, because a site compiles a pasted source without the
// module, too.
package build

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"oj/judge/internal/cache"
	"oj/judge/internal/process"
	"oj/tools/shared/language"
	"oj/tools/shared/small"
)

// Job describes a program to build.
type Job struct {
	Source string          // the absolute path of a file or a folder
	Files  []language.File // the files of the program if Source does not exist on the disk; nil if it exists
	Lang   string          // the id of a language, "" to detect the language from file names
	Std    string          // the language version, such as "c++11" or "go1.18"; "" for the default
	Older  string          // an older C++ standard, to be tried if the program does not compile with Std; "" for none
	Named  bool            // the site compiles a source under its own name; otherwise a Java file may have any name
	Extra  []string        // further files and folders to copy beside the sources (include/ of a package)
	Entry  string          // the file or class to start; "" to detect it

	LineBuffered bool // the standard output of a program in C or C++ must be line-buffered
	PyPy         bool // run Python programs with PyPy if it is installed
	Module       bool // a Go program may import packages of the module that contains it
	Validator    bool // it is an input validator, which may be written in checktestdata
	// if not nil, Build replaces the text of each file by the result of Fill, for example to insert settings
	Fill      func([]byte) []byte
	FillExtra bool          // call Fill only for the files of Extra
	Timeout   time.Duration // the limit on the compiler's processor time; 0 for one minute
	Memory    int64         // the memory limit of the compiler in bytes; 0 for 2 GiB
	Keep      **Artifact    // if not nil, Build stores the program here, for callers that do not get its result
}

// Artifact is the result of a Job. It can be started (Ready), or exactly one of Skipped, Failed and Unread is set.
type Artifact struct {
	Lang    *language.Language
	Key     string // a hash of sources, toolchain and flags: programs with the same key are equal
	Dir     string // the folder in the cache with the sources and the compiler's output
	Skipped string // the reason why the program could not be built on this machine, for example a missing compiler
	Failed  string // the compiler's messages if it refused the source
	Unread  error  // the reason why the source cannot be read, for example a broken symbolic link; then Lang is not known
	Older   string // the standard Job.Older if the program compiles only with it; else ""
	Entry   string // the file or class to start; validators of source code (static validators) get it as an argument
	start   []string
	finish  func(context.Context) error // builds the program; nil if it cannot be built
}

// Ready reports whether the program can be started.
func (p *Artifact) Ready() bool { return p.Skipped == "" && p.Failed == "" && p.Unread == nil }

// Scripted reports whether the program has its own build and run scripts.
func (p *Artifact) Scripted() bool { return p.Lang == language.Scripts }

// IsNative reports whether the program is an executable file that needs no interpreter.
func (p *Artifact) IsNative() bool {
	return len(p.start) > 0 && strings.HasPrefix(p.start[0], language.Dir) && !p.Scripted()
}

// LinkInto creates symbolic links in the folder dir to all files of the built program. It does not replace
// existing files. On a system without symbolic links it creates none.
func (p *Artifact) LinkInto(dir string) error {
	return filepath.WalkDir(p.Dir, func(path string, d fs.DirEntry, err error) error {
		link := filepath.Join(dir, strings.TrimPrefix(path, p.Dir))

		// Create folders instead of linking them, so that the caller can add files to them.
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

// Args returns the command that starts the program. memory is the memory limit in bytes, 0 for none; some language
// runtimes must know it.
func (p *Artifact) Args(memory int64) []string {
	return language.Fill(p.start, p.Dir, cmp.Or(memory>>20, 4096))
}

// RunFunc runs a program under limits and waits for its end. The error is a failure of the judge.
type RunFunc func(context.Context, process.Spec) (process.State, error)

// A Builder builds programs. The methods of a Builder are safe for concurrent use.
type Builder struct {
	Cache   string                           // the folder of the cache
	Temp    string                           // the temporary folder of this run of the judge
	Limit   time.Duration                    // replaces Job.Timeout, if not 0
	Workers int                              // the maximum number of compilers that run at the same time
	Run     RunFunc                          // runs a compiler: sandbox.Run
	Log     func(format string, args ...any) // is called before a compiler starts; may be nil
	Headers *Headers                         // collects the precompiled headers that are missing; may be nil

	tools sync.Map // maps the name of a language to a function that searches for the compiler at its first call
	locks sync.Map // maps the key of a program to a mutex, so that equal sources are built only once
	// used by buildGo: for each list of imports, a function that compiles the imported packages when it is first
	// called
	packages sync.Map
}

// tool returns the compiler or interpreter of a language. The error states what is missing.
func (b *Builder) tool(ctx context.Context, l *language.Language) (language.Tool, error) {
	find, _ := b.tools.LoadOrStore(l.Name, sync.OnceValues(func() (language.Tool, error) { return l.Find(ctx) }))
	return find.(func() (language.Tool, error))()
}

// Build builds all jobs and returns their programs in the same order. It returns an error if a source cannot be read,
// the disk is full, or ctx is done. Compile errors are in Artifact.Failed.
func (b *Builder) Build(ctx context.Context, jobs []Job) ([]*Artifact, error) {
	progs, err := b.Prepare(ctx, jobs)
	if err != nil {
		return progs, err
	}
	for _, p := range progs {
		if p.Unread != nil {
			return progs, p.Unread
		}
	}
	return progs, b.Finish(ctx, progs)
}

// Prepare returns the programs of all jobs with their keys, but does not build them. A result that is cached under the
// key of a program needs no program, so the caller can look it up first, and pass only the other programs to Finish.
// A source that cannot be read is no error here: it is in Artifact.Unread, so that the caller knows whose source it is.
func (b *Builder) Prepare(ctx context.Context, jobs []Job) ([]*Artifact, error) {
	progs := make([]*Artifact, len(jobs))
	err := Parallel(b.Workers, len(jobs), func(i int) (err error) {
		progs[i], err = b.prepare(ctx, jobs[i])
		if keep := jobs[i].Keep; keep != nil {
			*keep = progs[i]
		}
		return err
	})
	return progs, err
}

// Finish builds prepared programs or takes them from the cache. A program may be finished only once.
func (b *Builder) Finish(ctx context.Context, progs []*Artifact) error {
	return Parallel(b.Workers, len(progs), func(i int) error {
		if progs[i].finish == nil {
			return nil
		}
		return progs[i].finish(ctx)
	})
}

// prepare returns a program without building it. If the program does not compile with the newer standard of an online
// judge, its method finish tries the older one.
func (b *Builder) prepare(ctx context.Context, job Job) (*Artifact, error) {
	p, err := b.prepareOnce(ctx, job)
	hasOlder := job.Older != "" && job.Std != ""
	if err != nil || p.finish == nil || !hasOlder || p.Lang.ID != "cpp" {
		return p, err
	}

	// If both standards fail, the messages of the newer one are kept, because most programs are written for it.
	newer := p.finish
	p.finish = func(ctx context.Context) error {
		if err := newer(ctx); err != nil || p.Failed == "" {
			return err
		}
		return b.tryOlder(ctx, job, p)
	}
	return p, nil
}

// tryOlder builds a program with the older standard of its job. If this succeeds, it replaces *p.
func (b *Builder) tryOlder(ctx context.Context, job Job, p *Artifact) error {
	job.Std = job.Older
	older, err := b.prepareOnce(ctx, job)
	if err != nil || older.finish == nil {
		return err
	}
	if err := older.finish(ctx); err != nil || !older.Ready() {
		return err
	}
	older.Older = job.Older
	*p = *older
	return nil
}

// prepareOnce returns a program with the standard of the job, without building it.
func (b *Builder) prepareOnce(ctx context.Context, job Job) (*Artifact, error) {
	src, err := readSource(job)
	if err != nil {
		return &Artifact{Unread: err}, nil
	}

	// Use CPython if PyPy is not installed.
	if job.PyPy && src.Lang.ID == "python" {
		if _, err := b.tool(ctx, language.PyPy); err == nil {
			src.Lang = language.PyPy
		}
	}

	tool, err := b.tool(ctx, src.Lang)
	if err != nil {
		return &Artifact{Lang: src.Lang, Skipped: err.Error()}, nil
	}

	entry, err := src.Started()
	if err != nil {
		return &Artifact{Lang: src.Lang, Failed: job.Source + ": " + err.Error()}, nil
	}

	compile, start := src.Commands(tool, entry)
	key := key(src, tool, entry)
	p := &Artifact{Lang: src.Lang, Key: key, Dir: filepath.Join(b.Cache, key), Entry: entry, start: start}

	p.finish = func(ctx context.Context) error { return b.finish(ctx, job, src, tool, compile, p) }
	return p, nil
}

// finish builds a program or takes it from the cache.
func (b *Builder) finish(ctx context.Context, job Job, src *language.Source, tool language.Tool, compile []string, p *Artifact) error {
	// Another job with equal sources waits here until this job has built the program, and then finds it in the cache.
	lock, _ := b.locks.LoadOrStore(p.Key, &sync.Mutex{})
	lock.(*sync.Mutex).Lock()
	defer lock.(*sync.Mutex).Unlock()
	if !p.load() {
		if b.Log != nil {
			b.Log("building %s", src.Own)
		}
		if err := b.compile(ctx, job, src, tool, compile, p); err != nil {
			return err
		}
	}

	// Replace the placeholders in cached messages with the names of this source and its folder.
	folder := job.Source
	if src.Single {
		folder = filepath.Dir(folder)
	}
	p.Failed = strings.NewReplacer(source, job.Source, language.Dir, folder).Replace(p.Failed)
	return nil
}

// source is the placeholder for the name of the source in cached messages. language.Dir is the placeholder
// for the name of the source's folder. Placeholders are needed because equal sources in different folders
// share the cached messages.
const source = "{source}"

// recordFile is the name of a file in the folder of each built program. It contains the compiler's messages if the
// compiler has refused the source, and a checksum (see seal). Its name begins with a dot, because such hidden files do
// not count as files of the program.
const recordFile = ".built"

// seal returns the last line of the record file: a checksum of all files of the program. If the checksum does
// not match the files, the program is damaged, for example because the machine crashed before all data were
// on the disk.
func seal(dir string) string {
	sum := crc32.New(crc32.MakeTable(crc32.Castagnoli))
	filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil // ignore the error, because a missing file changes the checksum
		}

		// Skip hidden files, such as the record, and the compiled files that Python writes when the program runs.
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

// load reads a program from the cache, and reports whether the cache contains it. It removes a damaged entry.
func (p *Artifact) load() bool {
	text, _ := cache.ReadFile(filepath.Join(p.Dir, recordFile))

	// Without the right checksum the entry is incomplete or damaged.
	failed, intact := strings.CutSuffix(string(text), seal(p.Dir))
	if !intact {
		os.RemoveAll(p.Dir)
		return false
	}
	p.Failed = failed

	// Update the modification time, because cache.Trim evicts entries with old times. Ignore an error: a
	// program that was evicted too early is built again.
	now := time.Now()
	os.Chtimes(p.Dir, now, now)
	return true
}

// compile builds a program in a new folder of the cache and then renames the folder to its final name, so that the
// cache never contains a half-built program. If the compiler has exceeded a limit, nothing is cached, because the next
// attempt may succeed.
func (b *Builder) compile(ctx context.Context, job Job, src *language.Source, tool language.Tool, args []string, p *Artifact) error {
	// The new folder is in the cache, because a folder can be renamed only within a file system.
	if err := os.MkdirAll(b.Cache, 0o755); err != nil {
		return err
	}
	root, release, err := cache.NewUnfinished(b.Cache)
	if err != nil {
		return err
	}
	defer release()

	dir := filepath.Join(root, p.Key)
	if err := Write(src.Files, dir); err != nil {
		return err
	}
	isBuilt, err := b.buildGo(ctx, job, src, tool, dir)
	if err != nil {
		return err
	}
	if args != nil && !isBuilt {
		if isBuilt, err = b.buildWithHeader(ctx, job, src, tool, dir, args); err != nil {
			return err
		}
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

	// A build script may have removed its own folder, or put a symbolic link in its place.
	if info, err := os.Lstat(dir); err != nil || !info.IsDir() {
		p.Failed = source + ": the build has removed its own folder"
		if err := errors.Join(os.RemoveAll(dir), os.MkdirAll(dir, 0o755)); err != nil {
			return err
		}
	}

	// Write the record last, because its checksum covers all other files. The compiler may have left a symbolic link with
	// its name.
	if err := small.WriteIn(root, filepath.Join(p.Key, recordFile), []byte(p.Failed+seal(dir))); err != nil {
		return err
	}
	err = os.Rename(dir, p.Dir)

	// Renaming fails if another process of the judge has stored the same program in the meantime. That is no
	// error.
	if _, lacking := os.Stat(p.Dir); lacking == nil {
		return nil
	}
	return err
}

// lacks returns a message if the compiler has accepted the source but has not written an executable file, and otherwise
// "". This happens, for example, if a Go source is a library.
func (p *Artifact) lacks(dir string) string {
	// The first word of the start command is either a file of the program or an interpreter. Only a file of the
	// program must be executable.
	name, inside := strings.CutPrefix(p.start[0], language.Dir)
	if info, err := os.Stat(dir + name); !inside || err == nil && (info.Mode()&0o100 != 0 || runtime.GOOS == "windows") {
		return ""
	}

	if p.Scripted() {
		return source + ": the script build leaves no file run"
	}
	return source + ": the compiler wrote no executable; is it package main?"
}

// Parallel calls the function do(i) for every i from 0 to n-1. At most workers calls run at the same time. It
// returns the error of the smallest i for which do has failed.
func Parallel(workers, n int, do func(i int) error) error {
	// Store the error of each call separately, so that the result does not depend on the order in which the calls end.
	errs := make([]error, n)
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(max(1, workers), n) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				errs[i] = do(i)
			}
		})
	}

	wg.Wait()
	return cmp.Or(errs...)
}
