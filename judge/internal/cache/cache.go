// Package cache keeps what the judge found out, under keys that name everything it depends on.
//
// Results are kept in files of many, one for each group, since writing a file for each takes a tenth of the time of
// running a short program. They are written when Flush is called.
package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"oj/tools/atomicfile"
)

// Cache is a folder of results.
type Cache struct {
	dir, tool string
	files     sync.Map // by name: functions that hash a file once

	mu      sync.Mutex
	groups  map[string]group // what is known, by name
	changed map[string]bool  // groups that Flush is to write
}

// group holds the results of a group by their keys.
type group map[string]json.RawMessage

// maxGroup bounds the file of a group, in bytes: a larger one is begun anew.
const maxGroup = 16 << 20

// Open returns the cache in this folder, which need not exist. tool names the version of the judge:
// what another version found out is not taken.
func Open(dir, tool string) *Cache {
	return &Cache{dir: dir, tool: tool, groups: map[string]group{}, changed: map[string]bool{}}
}

// Key returns the key of a result that depends on these values, told apart by their printed form; "" where one of them is
// an error. The group is that in whose file the result will stand.
func (c *Cache) Key(group string, values ...any) string {
	for _, v := range values {
		if _, failed := v.(error); failed {
			return ""
		}
	}
	return sum(c.tool, group) + "/" + sum(values...)
}

func sum(values ...any) string {
	h := sha256.New()
	for _, v := range values {
		fmt.Fprintf(h, "%q\n", fmt.Sprint(v))
	}
	return hex.EncodeToString(h.Sum(nil))[:40]
}

// File returns a value for the contents of a file, which is read once in the life of the cache, or the error.
func (c *Cache) File(name string) any {
	read, _ := c.files.LoadOrStore(name, sync.OnceValue(func() any { return HashFile(name) }))
	return read.(func() any)()
}

// Tree returns values for the names and contents of files, and of all files in folders; none for "".
func (c *Cache) Tree(paths ...string) (values []any) {
	for _, path := range paths {
		filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				values = append(values, file, c.File(file))
			}
			return nil // what cannot be read now fails when it is needed
		})
	}
	return values
}

// buffers are for reading files, which are many and short.
var buffers = sync.Pool{New: func() any { b := make([]byte, 32<<10); return &b }}

// HashFile returns the SHA-256 of a regular file in hexadecimal, or the error.
func HashFile(name string) any {
	f, err := OpenRegular(name)
	if err != nil {
		return err
	}
	defer f.Close()

	h, buf := sha256.New(), buffers.Get().(*[]byte)
	defer buffers.Put(buf)
	if _, err := io.CopyBuffer(h, struct{ io.Reader }{f}, *buf); err != nil { // a file would make a buffer
		return err
	}
	return hex.EncodeToString(h.Sum(nil))
}

// ReadFile returns the text of a regular file.
func ReadFile(name string) ([]byte, error) {
	f, err := OpenRegular(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(f)
}

// OpenRegular opens a regular file, because to open or read a named pipe or a device may never end.
func OpenRegular(name string) (*os.File, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s: want a regular file", name)
	}
	return os.Open(name)
}

// Get reads the result of this key into v and reports whether there was one. Files that are not as they
// were written are taken for empty.
func (c *Cache) Get(key string, v any) bool {
	if key == "" {
		return false
	}
	c.mu.Lock()
	_, results := c.group(key)
	data, ok := results[key]
	c.mu.Unlock()
	return ok && json.Unmarshal(data, v) == nil
}

// Put stores a result. A result that cannot be stored is found out again next time, so errors do not
// matter to the caller.
func (c *Cache) Put(key string, v any) {
	data, err := json.Marshal(v)
	if key == "" || err != nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	name, results := c.group(key)
	results[key], c.changed[name] = data, true
}

// group returns the name and the results of the group of a key. The caller holds c.mu.
func (c *Cache) group(key string) (name string, results group) {
	name, _, _ = strings.Cut(key, "/")
	if c.groups[name] == nil {
		c.groups[name] = c.read(name)
	}
	return name, c.groups[name]
}

// path is the file of a group.
func (c *Cache) path(name string) string { return filepath.Join(c.dir, "group-"+name) }

// read returns what stands in the file of a group, after the seal.
func (c *Cache) read(name string) group {
	text, err := ReadFile(c.path(name))
	if err != nil {
		os.RemoveAll(c.path(name)) // such as a named pipe, into which nothing can be written either
	}
	sum, data, _ := bytes.Cut(text, []byte("\n"))
	all := group{}
	if err != nil || len(text) > maxGroup || string(sum) != seal(data) || json.Unmarshal(data, &all) != nil {
		return group{}
	}
	now := time.Now()
	os.Chtimes(c.path(name), now, now) // tells Trim that it is in use
	return all
}

// seal is the first line of a file, by which damage is noticed.
func seal(data []byte) string { return fmt.Sprintf("%x", sha256.Sum256(data)) }

// Flush writes the results that were put since the last call. Those that another process has written
// meanwhile are kept.
func (c *Cache) Flush() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for name := range c.changed {
		all := c.read(name)
		maps.Copy(all, c.groups[name])
		data, err := json.Marshal(all)
		if err == nil && os.MkdirAll(c.dir, 0o755) == nil {
			_ = atomicfile.Write(c.path(name), append([]byte(seal(data)+"\n"), data...))
		}
	}
	clear(c.changed)
}

// inUse is how long something counts as used by a call that may still be going on, and the time between
// two looks of Trim.
const inUse = time.Hour

// Unfinished begins the names of folders that get another one when they are complete.
const Unfinished = "building-"

// Trim removes what stands in a folder and was not used for so long, and then what was not used for longest until no
// more than size bytes are left. What was never finished goes, too. It looks once an hour, and spares what was used in
// that time.
func Trim(dir string, age time.Duration, size int64) {
	stamp := filepath.Join(dir, "trimmed")
	if info, err := os.Stat(stamp); err == nil && time.Since(info.ModTime()) < inUse {
		return
	}
	var units []fs.FileInfo
	entries, _ := os.ReadDir(dir) // without a folder there is nothing to remove
	for _, e := range entries {
		if info, err := e.Info(); err == nil {
			units = append(units, info)
			size -= SizeOf(filepath.Join(dir, e.Name()))
		}
	}
	slices.SortFunc(units, func(a, b fs.FileInfo) int { return a.ModTime().Compare(b.ModTime()) })
	for _, u := range units {
		path, unused := filepath.Join(dir, u.Name()), time.Since(u.ModTime())
		abandoned := strings.HasPrefix(u.Name(), Unfinished) // by a call that was killed
		if unused > age || (abandoned || size < 0) && unused > inUse {
			size += SizeOf(path)
			os.RemoveAll(path)
		}
	}
	os.WriteFile(stamp, nil, 0o644) // if this fails, the next call looks again
}

// SizeOf returns how many bytes a file, or all in a folder, have, but for hidden ones and those that Python adds.
func SizeOf(path string) (total int64) {
	filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
		if err != nil || file != path && (d.Name()[0] == '.' || d.Name() == "__pycache__") {
			if d != nil && d.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		if info, err := d.Info(); err == nil && info.Mode().IsRegular() {
			total += info.Size()
		}
		return nil
	})
	return total
}
