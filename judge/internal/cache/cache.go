// Package cache stores results in files, so that later calls of the judge can use them. The key of a result is a hash
// of everything that the result depends on.
//
// Each result belongs to a group, for example to the runs of one program. One file stores all results of a
// group, because writing one file for each result would take about a tenth of the run time of a short
// program. Flush writes the files.
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
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"oj/tools/shared/atomicfile"
	"oj/tools/shared/small"
)

// Cache is a folder with stored results.
type Cache struct {
	dir, tool string
	files     sync.Map // maps a file name to a func() (string, error) that hashes the file at its first call

	mu      sync.Mutex
	groups  map[string]group // the groups that were read, by name
	changed map[string]bool  // the names of groups that Flush must write
}

// group holds the results of a group by their keys.
type group map[string]json.RawMessage

// maxGroup is the maximum size of a group's file in bytes. A larger file is ignored, so its group starts empty again.
const maxGroup = 16 << 20

// Open returns the cache in the folder dir, which need not exist. The parameter tool is the version of the
// judge: the cache ignores results of other versions.
func Open(dir, tool string) *Cache {
	return &Cache{dir: dir, tool: tool, groups: map[string]group{}, changed: map[string]bool{}}
}

// Key returns the key of a result. The parameter group is the name of the result's group: a return value of
// the method Group. The parameter value holds everything else that the result depends on. It must not contain
// pointers, because two equal values could have different pointers.
func (c *Cache) Key(group string, value any) string { return group + "/" + hash(value) }

// Group returns the name of the group of all results that depend on value.
func (c *Cache) Group(value any) string { return hash([]any{c.tool, value}) }

// hash returns a hash of a value, including the names of its type and fields.
func hash(value any) string {
	const enough = 40 // hexadecimal digits: a collision is practically impossible
	sum := sha256.Sum256(fmt.Appendf(nil, "%#v", value))
	return hex.EncodeToString(sum[:])[:enough]
}

// FileHash is the name of a file and the hash of its contents.
type FileHash struct{ Name, Hash string }

// File returns the hash of a file. The file is read at the first call only.
func (c *Cache) File(name string) (string, error) {
	// If several goroutines need the same file, only the first one hashes it.
	read, _ := c.files.LoadOrStore(name, sync.OnceValues(func() (string, error) { return HashFile(name) }))
	return read.(func() (string, error))()
}

// Know makes the text of a file known, so that File need not read it again.
func (c *Cache) Know(name string, text []byte) {
	sum := sha256.Sum256(text)
	c.files.Store(name, func() (string, error) { return hex.EncodeToString(sum[:]), nil })
}

// Tree returns the hashes of the given files. For a path of a folder it returns the hashes of all files in
// the folder. A path that does not exist is ignored.
func (c *Cache) Tree(paths ...string) (list []FileHash, err error) {
	for _, path := range paths {
		walked := filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return nil // skip it: if it is an unreadable file, the code that needs the file will report the error
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

// buffers holds buffers for hashing files. Most files are short, so allocating a buffer for each would cost more than
// reading the file.
var buffers = sync.Pool{New: func() any { b := make([]byte, 32<<10); return &b }}

// maxFile is the maximum size in bytes of a file that is hashed. A sparse file of 300 GB takes no room on the disk, but
// minutes to read, in which nothing else happens. It is a variable because a test makes it smaller.
var maxFile int64 = 4 << 30

// HashFile returns the SHA-256 hash of a regular file of at most 4 GiB in hexadecimal.
func HashFile(name string) (string, error) {
	f, err := small.Open(name, maxFile)
	if err != nil {
		return "", err
	}
	defer f.Close()

	buffer := buffers.Get().(*[]byte)
	defer buffers.Put(buffer)

	// Hash the file in pieces, so that it need not fit into memory.
	h := sha256.New()

	// Hide the method f.WriteTo, because CopyBuffer would call it and not use the buffer.
	onlyReader := struct{ io.Reader }{f}
	if _, err := io.CopyBuffer(h, onlyReader, *buffer); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// Executable returns a string that identifies the contents of an executable that the go command has built. It
// hashes only the first part of the file, because that part contains the build id: a hash of everything that
// was linked. The executable of the judge has many megabytes, and hashing the whole file would take a third
// of the judge's run time if all results come from the cache. A file without a build id is hashed completely.
func Executable(name string) (string, error) {
	const firstPart = 32 << 10 // bytes; `go tool buildid`, too, searches only this part for the id
	f, err := OpenRegular(name)
	if err != nil {
		return "", err
	}
	defer f.Close()

	head, err := io.ReadAll(io.LimitReader(f, firstPart))
	if err != nil {
		return "", err
	}
	inELF := bytes.Contains(head, []byte("\x04\x00\x00\x00Go\x00\x00")) // the type and the name of the ELF note with the build id
	elsewhere := bytes.Contains(head, []byte("Go build ID: \""))
	if inELF || elsewhere {
		return checksumOf(head), nil
	}
	return HashFile(name)
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

// OpenRegular opens a regular file. It returns an error for other files, because opening or reading a named pipe or a
// device may block for ever.
func OpenRegular(name string) (*os.File, error) { return small.Open(name, math.MaxInt64) }

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

// Forget drops a group from memory if Flush need not write it. A later call of Get reads it again.
func (c *Cache) Forget(group string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.changed[group] {
		delete(c.groups, group)
	}
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

// group returns the name and the results of the group to which a key belongs. The caller holds c.mu.
func (c *Cache) group(key string) (name string, results group) {
	name, _, _ = strings.Cut(key, "/")

	// The file of a group is read when the group is first used.
	if c.groups[name] == nil {
		c.groups[name] = c.read(name)
	}
	return name, c.groups[name]
}

// path returns the path of a group's file.
func (c *Cache) path(name string) string { return filepath.Join(c.dir, "group-"+name) }

// read returns the results in the file of a group. The group is empty if the file is missing, damaged or too large.
func (c *Cache) read(name string) group {
	text, err := ReadFile(c.path(name))
	if err != nil {
		// If the path is, for example, a named pipe, remove it, because Flush could not replace it.
		os.RemoveAll(c.path(name))
		return group{}
	}
	if len(text) > maxGroup {
		return group{}
	}

	// The checksum reveals a file that was damaged by a full disk or a crash.
	checksum, data, _ := bytes.Cut(text, []byte("\n"))
	results := group{}
	if string(checksum) != checksumOf(data) || json.Unmarshal(data, &results) != nil {
		return group{}
	}

	// Update the modification time, because Trim evicts files with old times.
	now := time.Now()
	os.Chtimes(c.path(name), now, now)
	return results
}

// checksumOf returns the checksum of a group's data, which is the first line of its file.
func checksumOf(data []byte) string { return fmt.Sprintf("%x", sha256.Sum256(data)) }

// Flush writes the results that were added since the last call. Results that another process has written in the
// meantime are kept.
func (c *Cache) Flush() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for name := range c.changed {
		// Another process may have changed the file, so read it again and add the new results to its results.
		all := c.read(name)
		maps.Copy(all, c.groups[name])
		data, err := json.Marshal(all)
		if err == nil && os.MkdirAll(c.dir, 0o755) == nil {
			_ = atomicfile.Write(c.path(name), append([]byte(checksumOf(data)+"\n"), data...))
		}
	}
	clear(c.changed)
}

// An entry that was used less than inUse ago is not evicted, because a running judge may still need it. inUse
// is also the minimum time between two cleanups by Trim.
const inUse = time.Hour

// unfinished is the prefix of the names of folders that are not complete yet.
const unfinished = "building-"

// NewUnfinished creates a folder in the cache folder dir for an entry that is not complete yet: the caller moves the
// entry out of it, and calls release at the end, which removes the folder. The folder of a process that was killed is
// removed by the next call of RemoveUnfinished.
func NewUnfinished(dir string) (path string, release func(), err error) {
	if path, err = os.MkdirTemp(dir, unfinished); err != nil {
		return "", nil, err
	}
	held := hold(path)
	return path, func() {
		os.RemoveAll(path)
		if held != nil {
			held.Close()
		}
	}, nil
}

// RemoveUnfinished removes the folders that killed processes have left in the cache folder dir. Where the system has no
// locks of files, Trim removes them later.
func RemoveUnfinished(dir string) {
	paths, _ := filepath.Glob(filepath.Join(dir, unfinished+"*"))
	for _, path := range paths {
		// A process that has just created its folder may not hold it yet.
		const justCreated = time.Second
		info, err := os.Stat(path)
		if err != nil || time.Since(info.ModTime()) < justCreated {
			continue
		}
		if held := hold(path); held != nil {
			os.RemoveAll(path)
			held.Close()
		}
	}
}

// The limits of the judge's cache. The help text (-h) repeats them.
const (
	mostAge      = 30 * 24 * time.Hour
	buildsSize   = 1 << 30   // bytes
	verdictsSize = 256 << 20 // bytes
	gamesSize    = 64 << 20  // bytes
)

// Evict removes from the folders build, verdicts and arena of the judge's cache what killed processes have left, and what
// is old or too large. Call it before anything in the cache is used.
func Evict(root string) {
	builds := filepath.Join(root, "build")
	RemoveUnfinished(builds)
	Trim(builds, mostAge, buildsSize)
	Trim(filepath.Join(root, "verdicts"), mostAge, verdictsSize)
	Trim(filepath.Join(root, "arena"), mostAge, gamesSize)
}

// Trim removes entries from the cache folder dir. It removes unfinished folders, and entries that have not been used
// for the duration `unused`. If more than size bytes are left, it then removes the least recently used entries. It
// does this at most once an hour. The parameter unused must be at least an hour, because Trim keeps entries that were
// used within the last hour.
func Trim(dir string, unused time.Duration, size int64) {
	stamp := filepath.Join(dir, "trimmed")
	if info, err := os.Stat(stamp); err == nil && time.Since(info.ModTime()) < inUse {
		return
	}

	// Subtract the sizes of all entries from size. Then size is the free space: if it is negative, some
	// entries must be evicted.
	entries, _ := os.ReadDir(dir) // a missing folder has no entries
	var infos []fs.FileInfo
	for _, e := range entries {
		if info, err := e.Info(); err == nil {
			infos = append(infos, info)
			size -= SizeOf(filepath.Join(dir, e.Name()))
		}
	}

	// The least recently used entries are evicted first.
	slices.SortFunc(infos, func(a, b fs.FileInfo) int { return a.ModTime().Compare(b.ModTime()) })
	for _, info := range infos {
		path := filepath.Join(dir, info.Name())
		age := time.Since(info.ModTime())
		// A judge that was killed leaves its unfinished folders behind.
		isUnfinished := strings.HasPrefix(info.Name(), unfinished)
		notNeeded := (isUnfinished || size < 0) && age > inUse
		if age > unused || notNeeded {
			size += SizeOf(path)
			os.RemoveAll(path)
		}
	}

	// The modification time of the file at the path `stamp` is the time of the last cleanup. If it cannot be
	// written, the next run of the judge cleans up again, so ignore the error.
	os.WriteFile(stamp, nil, 0o644)
}

// SizeOf returns the size in bytes of a file, or the total size of the files in a folder, not counting hidden
// files and Python's caches.
func SizeOf(path string) (total int64) {
	filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return skip(d)
		}

		// The path itself is included even if its name begins with a dot.
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

// skip returns the value with which the callback of WalkDir skips a file, or a folder with all its files.
func skip(d fs.DirEntry) error {
	if d != nil && d.IsDir() {
		return fs.SkipDir
	}
	return nil
}
