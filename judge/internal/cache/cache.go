// Package cache keeps what the judge found out, under keys that name everything it depends on.
//
// Results are kept in files of many, one for each group, since a file for each would cost more time than
// running a short program. They are written when Flush is called.
package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"oj/tools/atomicfile"
)

// Cache is a folder of results. Get, Put and Flush of a nil *Cache do nothing.
type Cache struct {
	dir string

	mu     sync.Mutex
	files  map[string]string // hashes of files, by name
	groups map[string]*group
}

// group is what stands, or will stand, in one file.
type group struct {
	stored map[string][]byte // in JSON; nil until it is read
	added  map[string][]byte // by this process
}

// maxStored bounds how many results of earlier calls a group keeps when it is written.
const maxStored = 20000

// Open returns the cache in this folder, which need not exist. tool names the version of the judge:
// what another version found out is not taken.
func Open(dir, tool string) *Cache {
	return &Cache{dir: filepath.Join(dir, short(tool)), files: map[string]string{}, groups: map[string]*group{}}
}

// Key collects what a result depends on.
type Key struct {
	c     *Cache
	h     hash.Hash
	group string
	err   error
	text  []byte // memory that is used again
}

// Key starts a key.
func (c *Cache) Key() *Key { return &Key{c: c, h: sha256.New()} }

// Clone returns a key that collects on from where k is.
func (k *Key) Clone() *Key {
	h, err := k.h.(hash.Cloner).Clone()
	if err != nil {
		panic(err) // SHA-256 can be cloned
	}
	return &Key{c: k.c, h: h, group: k.group, err: k.err}
}

// Group adds a value and makes it the name of the group in whose file the result will stand.
func (k *Key) Group(name string) {
	k.group = short(name)
	k.Add(name)
}

// Add adds values, told apart by their printed form.
func (k *Key) Add(values ...any) {
	for _, v := range values {
		k.text = append(strconv.AppendQuote(k.text[:0], fmt.Sprint(v)), '\n')
		k.h.Write(k.text)
	}
}

// File adds the contents of a file; each file is read once in the life of the cache.
func (k *Key) File(name string) {
	sum, err := k.c.file(name)
	if err != nil && k.err == nil {
		k.err = err
	}
	k.Add(sum)
}

// Tree adds the names and contents of a file, or of all files in a folder; nothing for "".
func (k *Key) Tree(path string) {
	filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			k.Add(file)
			k.File(file)
		}
		return nil // what cannot be read now fails when it is needed
	})
}

// String returns the key, "" when a file could not be read.
func (k *Key) String() string {
	if k.err != nil {
		return ""
	}
	return k.group + "/" + hex.EncodeToString(k.h.Sum(nil))[:40]
}

// file returns the hash of a file's contents.
func (c *Cache) file(name string) (string, error) {
	c.mu.Lock()
	sum, ok := c.files[name]
	c.mu.Unlock()
	if ok {
		return sum, nil
	}
	sum, err := HashFile(name)
	if err == nil {
		c.mu.Lock()
		c.files[name] = sum
		c.mu.Unlock()
	}
	return sum, err
}

// HashFile returns the SHA-256 of a file in hexadecimal.
func HashFile(name string) (string, error) {
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	buf := buffers.Get().(*[32 << 10]byte)
	defer buffers.Put(buf)
	_, err = io.CopyBuffer(h, struct{ io.Reader }{f}, buf[:]) // a file by itself would bring a buffer of its own
	return hex.EncodeToString(h.Sum(nil)), err
}

// buffers keeps memory for reading: most files are small, and there are many.
var buffers = sync.Pool{New: func() any { return new([32 << 10]byte) }}

func short(s string) string {
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:8])
}

// path is the file of a group.
func (c *Cache) path(name string) string { return filepath.Join(c.dir, "group-"+name) }

// Get reads the result of this key into v and reports whether there was one. Files that are not as they
// were written are taken for empty.
func (c *Cache) Get(key string, v any) bool {
	if c == nil || key == "" {
		return false
	}
	name, _, _ := strings.Cut(key, "/")
	c.mu.Lock()
	g := c.group(name)
	data, ok := g.added[key]
	if !ok {
		if g.stored == nil {
			g.stored = c.read(name)
		}
		data, ok = g.stored[key]
	}
	c.mu.Unlock()
	return ok && json.Unmarshal(data, v) == nil
}

// Put stores a result. A result that cannot be stored is found out again next time, so errors do not
// matter to the caller.
func (c *Cache) Put(key string, v any) {
	if c == nil || key == "" {
		return
	}
	data, err := json.Marshal(v)
	if err != nil {
		return
	}
	name, _, _ := strings.Cut(key, "/")
	c.mu.Lock()
	c.group(name).added[key] = data
	c.mu.Unlock()
}

// group returns a group, whose file may not have been read yet. The caller holds c.mu.
func (c *Cache) group(name string) *group {
	g := c.groups[name]
	if g == nil {
		g = &group{added: map[string][]byte{}}
		c.groups[name] = g
	}
	return g
}

// read returns what stands in the file of a group: after the seal a line for each result, of its key and its value.
func (c *Cache) read(name string) map[string][]byte {
	all := map[string][]byte{}
	text, err := os.ReadFile(c.path(name))
	if err != nil {
		return all
	}
	sum, data, _ := bytes.Cut(text, []byte("\n"))
	if string(sum) != seal(name, data) {
		return all
	}
	for line := range bytes.Lines(data) {
		key, value, _ := bytes.Cut(bytes.TrimSuffix(line, []byte("\n")), []byte(" "))
		all[string(key)] = value
	}
	now := time.Now()
	os.Chtimes(c.path(name), now, now) // tells Trim that it is in use
	return all
}

// seal is the first line of a file, by which damage is noticed.
func seal(name string, data []byte) string {
	h := sha256.New()
	io.WriteString(h, name+"\n")
	h.Write(data)
	return hex.EncodeToString(h.Sum(nil))
}

// Flush writes the results that were put since the last call. Those that another process has written
// meanwhile are kept.
func (c *Cache) Flush() {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for name, g := range c.groups {
		if len(g.added) == 0 {
			continue
		}
		all := c.read(name)
		if len(all)+len(g.added) > maxStored {
			clear(all)
		}
		maps.Copy(all, g.added)
		var data []byte
		for key, value := range all {
			data = append(append(append(append(data, key...), ' '), value...), '\n')
		}
		if os.MkdirAll(c.dir, 0o755) == nil {
			_ = atomicfile.Write(c.path(name), append([]byte(seal(name, data)+"\n"), data...))
		}
		g.stored, g.added = all, map[string][]byte{}
	}
}

// unit is a part of a cache that is removed as a whole.
type unit struct {
	path string
	used time.Time
	size int64
}

// inUse is how long something counts as used by a call that may still be going on, and the time between
// two looks of Trim.
const inUse = time.Hour

// Unfinished begins the names of folders that get another one when they are complete.
const Unfinished = "building-"

// Trim removes what stands in a folder, so many levels deep, and was not used for so long, and then what was
// not used for longest until no more than size bytes are left. What was never finished goes, too. It looks once
// an hour, and spares what was used in that time.
func Trim(dir string, depth int, age time.Duration, size int64) {
	stamp := filepath.Join(dir, "trimmed")
	if info, err := os.Stat(stamp); err == nil && time.Since(info.ModTime()) < inUse {
		return
	}
	paths, err := filepath.Glob(filepath.Join(dir, strings.Repeat("*"+string(filepath.Separator), depth-1), "*"))
	if err != nil || len(paths) == 0 {
		return
	}
	var units []unit
	for _, path := range paths {
		if info, err := os.Stat(path); err == nil && path != stamp {
			units = append(units, unit{path, info.ModTime(), SizeOf(path, nil)})
			size -= units[len(units)-1].size
		}
	}
	slices.SortFunc(units, func(a, b unit) int { return a.used.Compare(b.used) })
	for _, u := range units {
		abandoned := strings.HasPrefix(filepath.Base(u.path), Unfinished) // by a call that was killed
		if unused := time.Since(u.used); unused > age || (abandoned || size < 0) && unused > inUse {
			size += u.size
			os.RemoveAll(u.path)
			if parent := filepath.Dir(u.path); parent != dir {
				os.Remove(parent) // if nothing else is in it
			}
		}
	}
	os.WriteFile(stamp, nil, 0o644) // if this fails, the next call looks again
}

// SizeOf returns how many bytes a file, or all in a folder, have, but for what skip names by its path; nil skips
// nothing.
func SizeOf(path string, skip func(path string) bool) (total int64) {
	filepath.WalkDir(path, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil
		case skip != nil && skip(path) && d.IsDir():
			return fs.SkipDir
		case skip != nil && skip(path):
			return nil
		}
		if info, err := d.Info(); err == nil && info.Mode().IsRegular() {
			total += info.Size()
		}
		return nil
	})
	return total
}
