// This file precompiles the header <bits/stdc++.h>, which takes g++ most of the time for a short program: 1.0 s of 1.3 s.
//
// A precompiled header is made only while -watch waits for the user's next change, so no build waits for it. Every later
// build with the same compiler and flags can use it. g++ itself decides whether it fits, and otherwise reads the header
// as usual. A build that fails with it is repeated without it, so all messages are the usual ones.

package build

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"oj/judge/internal/cache"
	"oj/tools/shared/language"
)

const (
	headerPrefix = "header-" // of the names of folders with a precompiled header in the cache
	// mostHeaders is the maximum number of precompiled headers in the cache, because each has 120 MB.
	mostHeaders = 2
	headerFile  = "bits/stdc++.h.gch" // in its folder; g++ looks for this name in place of bits/stdc++.h
)

// Headers collects precompiled headers that builds could have used. Its methods are safe for concurrent use. A nil
// *Headers collects nothing.
type Headers struct {
	mu     sync.Mutex
	wanted []header        // not made yet
	asked  map[string]bool // the names of all headers that builds could have used: each is made at most once
}

// A header is a precompiled header <bits/stdc++.h> for one compiler and its flags.
type header struct {
	compiler []string // the command of the compiler without sources and output
	name     string   // of its folder in the cache
}

// bitsFirst matches a source whose first line of code includes <bits/stdc++.h>. g++ uses a precompiled header only before
// any other code. Lines of the preprocessor before it could change the meaning of the header.
var bitsFirst = regexp.MustCompile(`\A(?:\x{feff})?(?:\s|//[^\n\\]*\n|/\*(?s:.*?)\*/)*#[ \t]*include[ \t]*<bits/stdc\+\+\.h>`)

// headerFor returns the precompiled header that a program can use. ok is false if there can be none.
func headerFor(src *language.Source, tool language.Tool, compile []string) (h header, ok bool) {
	output := slices.Index(compile, "-o")
	isGnu := strings.HasPrefix(filepath.Base(tool.Path), "g++")
	// A folder of the user may contain another header with this name.
	hasOwnHeaders := len(headerFolders()) > 0
	if src.Lang.ID != "cpp" || !isGnu || output < 0 || hasOwnHeaders {
		return h, false
	}
	startsWithIt := func(f language.File) bool { return src.Lang.Is(f.Name) && bitsFirst.Match(f.Data) }
	if !slices.ContainsFunc(src.Files, startsWithIt) {
		return h, false
	}

	h.compiler = compile[:output]
	sum := sha256.New()
	fmt.Fprintf(sum, "%s\n%s\n%q\n", recipe, tool.Identity, h.compiler)
	for _, name := range settings {
		fmt.Fprintf(sum, "%q\n", os.Getenv(name))
	}
	h.name = headerPrefix + hex.EncodeToString(sum.Sum(nil))[:40]
	return h, true
}

// buildWithHeader builds a C++ program with a precompiled header, and reports whether it has succeeded. If the cache does
// not have the header, it adds the header to b.Headers.
func (b *Builder) buildWithHeader(ctx context.Context, job Job, src *language.Source, tool language.Tool, dir string, compile []string) (bool, error) {
	h, ok := headerFor(src, tool, compile)
	if !ok {
		return false, nil
	}
	folder := filepath.Join(b.Cache, h.name)
	if _, err := os.Stat(filepath.Join(folder, headerFile)); err != nil {
		b.Headers.add(h)
		return false, nil
	}
	now := time.Now()
	os.Chtimes(folder, now, now) // cache.Trim evicts entries with old times; a header that is evicted is made again

	args := slices.Concat(h.compiler, []string{"-I", folder}, compile[len(h.compiler):])
	got, err := b.runCompiler(ctx, job, src.Lang, dir, language.Fill(args, dir, 0), folder)
	if err != nil {
		return false, err
	}
	if !got.succeeded() {
		os.Remove(filepath.Join(dir, language.Program))
	}
	return got.succeeded(), nil
}

func (c *Headers) add(h header) {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.asked[h.name] {
		return
	}
	if c.asked == nil {
		c.asked = map[string]bool{}
	}
	c.asked[h.name] = true
	c.wanted = append(c.wanted, h)
}

// Empty reports whether no header is missing.
func (c *Headers) Empty() bool {
	if c == nil {
		return true
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.wanted) == 0
}

// Precompile makes the headers that b.Headers has collected. It returns when they are made, or when ctx is done; a header
// that is not finished then remains collected. There is no error, because builds do not need the headers.
func (b *Builder) Precompile(ctx context.Context) {
	b.Headers.mu.Lock()
	defer b.Headers.mu.Unlock()
	for len(b.Headers.wanted) > 0 {
		b.precompile(ctx, b.Headers.wanted[0]) // an error means, for example, that the compiler has no such header
		if ctx.Err() != nil {
			return
		}
		b.Headers.wanted = b.Headers.wanted[1:]
	}
}

// precompile makes a header, and removes the least recently used headers if there are too many.
func (b *Builder) precompile(ctx context.Context, h header) error {
	root, release, err := cache.NewUnfinished(b.Cache)
	if err != nil {
		return err
	}
	defer release()

	dir := filepath.Join(root, h.name)
	source := language.File{Name: "bits/all.h", Data: []byte("#include <bits/stdc++.h>\n")}
	if err := Write([]language.File{source}, dir); err != nil {
		return err
	}
	args := slices.Concat(h.compiler, []string{"-x", "c++-header", "-o", headerFile, "./" + source.Name})
	got, err := b.runCompiler(ctx, Job{}, language.ByID("cpp"), dir, args)
	if err != nil {
		return err
	}
	file := filepath.Join(dir, headerFile)
	if !got.succeeded() || !isPrecompiled(file) {
		return fmt.Errorf("%s makes no precompiled header", h.compiler[0])
	}

	// The file must be on the disk before it gets its name, because nothing checks it later.
	if err := syncFile(file); err != nil {
		return err
	}
	b.keepHeaders(mostHeaders - 1)
	return os.Rename(dir, filepath.Join(b.Cache, h.name))
}

// isPrecompiled reports whether a file is a precompiled header of g++. clang++, which may be called g++, writes others.
func isPrecompiled(name string) bool {
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	const magic = "gpch"
	head := make([]byte, len(magic))
	_, err = f.Read(head)
	return err == nil && bytes.Equal(head, []byte(magic))
}

func syncFile(name string) error {
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	defer f.Close()
	return f.Sync()
}

// keepHeaders removes the least recently used headers from the cache except the given number. A build that has opened
// such a header can still read it, and one that has not reads the header itself.
func (b *Builder) keepHeaders(most int) {
	paths, _ := filepath.Glob(filepath.Join(b.Cache, headerPrefix+"*"))
	used := func(path string) time.Time {
		info, err := os.Stat(path)
		if err != nil {
			return time.Time{}
		}
		return info.ModTime()
	}
	slices.SortFunc(paths, func(x, y string) int { return used(y).Compare(used(x)) })
	for _, path := range paths[min(most, len(paths)):] {
		os.RemoveAll(path)
	}
}
