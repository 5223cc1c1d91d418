// Package cache stores results from call to call, under keys that are hashes of everything that a result depends on.
//
// One file holds the results of a whole group, because writing a file for each result would take a tenth of the time of
// running a short program. Flush writes the files.
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
	files     sync.Map // by file name: a func() (string, error) that hashes the file once

	mu      sync.Mutex
	groups  map[string]group // by name, as far as they were read
	changed map[string]bool  // the names of groups that Flush must write
}

// group holds the results of a group by their keys.
type group map[string]json.RawMessage

// maxGroup bounds the size of a group's file in bytes. A larger file is ignored, so that its group starts empty
// again.
const maxGroup = 16 << 20

// Open returns the cache in this folder, which need not exist. tool names the version of the judge: results of other
// versions are not used.
func Open(dir, tool string) *Cache {
	return &Cache{dir: dir, tool: tool, groups: map[string]group{}, changed: map[string]bool{}}
}

// Key returns the key of a result. The result depends on the value, usually a struct whose fields are everything that
// matters; it must hold no pointers. group is the name of the file, as Group returns it.
func (c *Cache) Key(group string, value any) string { return group + "/" + hash(value) }

// Group returns the name of the group of results that depend on a value.
func (c *Cache) Group(value any) string { return hash([]any{c.tool, value}) }

// hash returns a hash of a value with the names of its types and fields.
func hash(value any) string {
	const enough = 40 // hexadecimal digits, so that no two values ever have the same
	sum := sha256.Sum256(fmt.Appendf(nil, "%#v", value))
	return hex.EncodeToString(sum[:])[:enough]
}

// FileHash is the name of a file and the hash of its contents.
type FileHash struct{ Name, Hash string }

// File returns the hash of a file, which is read once in the life of the cache.
func (c *Cache) File(name string) (string, error) {
	// Several goroutines may want the same file. Only the first one hashes it.
	read, _ := c.files.LoadOrStore(name, sync.OnceValues(func() (string, error) { return HashFile(name) }))
	return read.(func() (string, error))()
}

// Tree returns the hashes of files, and of all files in folders. A path that does not exist, such as "", adds nothing.
func (c *Cache) Tree(paths ...string) (list []FileHash, err error) {
	for _, path := range paths {
		walked := filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return nil // whoever needs a file that cannot be read reports the error
			}
			hash, err := c.File(file)
			list = append(list, FileHash{file, hash})
			return err
		})
		if walked != nil {
			return nil, walked
		}
	}
	return list, nil
}

// buffers are for hashing files. Most files are short, so that a new buffer would cost more than reading them.
var buffers = sync.Pool{New: func() any { b := make([]byte, 32<<10); return &b }}

// HashFile returns the SHA-256 of a regular file in hexadecimal.
func HashFile(name string) (string, error) {
	f, err := OpenRegular(name)
	if err != nil {
		return "", err
	}
	defer f.Close()

	buffer := buffers.Get().(*[]byte)
	defer buffers.Put(buffer)

	// Hashing one piece after the other needs no memory for the whole file.
	h := sha256.New()
	onlyReader := struct{ io.Reader }{f} // as a *os.File it would not use the buffer
	if _, err := io.CopyBuffer(h, onlyReader, *buffer); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
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
	// The kind of file is checked before it is opened, because opening a pipe blocks.
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s: want a regular file", name)
	}
	return os.Open(name)
}

// Get reads the result of a key into v and reports whether it was found. The key "" is never found. A damaged file
// counts as empty.
func (c *Cache) Get(key string, v any) bool {
	if key == "" {
		return false
	}
	c.mu.Lock()

	// Decoding may take long, so it is done without the lock.
	_, results := c.group(key)
	data, ok := results[key]
	c.mu.Unlock()

	return ok && json.Unmarshal(data, v) == nil
}

// Put stores a result, unless its key is "". There is no error: a result that cannot be stored is computed again by the
// next call.
func (c *Cache) Put(key string, v any) {
	// The result is stored in its encoded form, so that later changes of v do not matter.
	data, err := json.Marshal(v)
	if key == "" || err != nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	name, results := c.group(key)
	results[key] = data
	c.changed[name] = true
}

// group returns the name and the results of the group of a key. The caller holds c.mu.
func (c *Cache) group(key string) (name string, results group) {
	name, _, _ = strings.Cut(key, "/")

	// A group is read at its first use.
	if c.groups[name] == nil {
		c.groups[name] = c.read(name)
	}
	return name, c.groups[name]
}

// path is the file of a group.
func (c *Cache) path(name string) string { return filepath.Join(c.dir, "group-"+name) }

// read returns the results in the file of a group; none if the file is missing, damaged or too large.
func (c *Cache) read(name string) group {
	text, err := ReadFile(c.path(name))
	if err != nil {
		os.RemoveAll(c.path(name)) // nothing can be written to a named pipe, for example
		return group{}
	}
	if len(text) > maxGroup {
		return group{}
	}

	// A file may be damaged by a full disk or a crash.
	checksum, data, _ := bytes.Cut(text, []byte("\n"))
	results := group{}
	if string(checksum) != checksumOf(data) || json.Unmarshal(data, &results) != nil {
		return group{}
	}

	// Trim keeps files that were used lately.
	now := time.Now()
	os.Chtimes(c.path(name), now, now)
	return results
}

// checksumOf returns the first line of a file, which reveals damage.
func checksumOf(data []byte) string { return fmt.Sprintf("%x", sha256.Sum256(data)) }

// Flush writes the results that were put since the last call. Results that another process has written meanwhile are
// kept.
func (c *Cache) Flush() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for name := range c.changed {
		// The file is read again, because another process may have changed it.
		all := c.read(name)
		maps.Copy(all, c.groups[name])
		data, err := json.Marshal(all)
		if err == nil && os.MkdirAll(c.dir, 0o755) == nil {
			_ = atomicfile.Write(c.path(name), append([]byte(checksumOf(data)+"\n"), data...))
		}
	}
	clear(c.changed)
}

// inUse is how long after its last use an entry may still be needed by a call that runs now. It is also the shortest time
// between two cleanups.
const inUse = time.Hour

// Unfinished begins the names of folders that are renamed when they are complete.
const Unfinished = "building-"

// Trim evicts entries of a folder that were not used for the given time, then the least recently used ones until at most
// size bytes are left, and folders that were never finished. It does so at most once an hour, and spares entries that were
// used within the last hour.
func Trim(dir string, unused time.Duration, size int64) {
	stamp := filepath.Join(dir, "trimmed")
	if info, err := os.Stat(stamp); err == nil && time.Since(info.ModTime()) < inUse {
		return
	}

	// The total size tells how many bytes must be evicted.
	entries, _ := os.ReadDir(dir) // a missing folder has no entries
	var infos []fs.FileInfo
	for _, e := range entries {
		if info, err := e.Info(); err == nil {
			infos = append(infos, info)
			size -= SizeOf(filepath.Join(dir, e.Name()))
		}
	}

	// From now on size is negative as long as too many bytes are left.
	slices.SortFunc(infos, func(a, b fs.FileInfo) int { return a.ModTime().Compare(b.ModTime()) })
	for _, info := range infos {
		path := filepath.Join(dir, info.Name())
		age := time.Since(info.ModTime())
		abandoned := strings.HasPrefix(info.Name(), Unfinished) // its call was killed
		notNeeded := (abandoned || size < 0) && age > inUse
		if age > unused || notNeeded {
			size += SizeOf(path)
			os.RemoveAll(path)
		}
	}
	os.WriteFile(stamp, nil, 0o644) // without this file the next call looks again
}

// SizeOf returns the size in bytes of a file, or of all files in a folder except hidden ones and Python's caches.
func SizeOf(path string) (total int64) {
	filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return skip(d)
		}

		// The given path itself counts even if its name is hidden.
		hidden := file != path && (d.Name()[0] == '.' || d.Name() == "__pycache__")
		if hidden {
			return skip(d)
		}
		if info, err := d.Info(); err == nil && info.Mode().IsRegular() {
			total += info.Size()
		}
		return nil
	})
	return total
}

// skip makes a walk leave out a file, or a folder with all its files.
func skip(d fs.DirEntry) error {
	if d != nil && d.IsDir() {
		return fs.SkipDir
	}
	return nil
}
