// Package cache keeps what the judge found out, under keys that name everything it depends on.
package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"
	"sync"
	"time"

	"oj/tools/atomicfile"
)

// Cache is a folder of results. All methods of a nil *Cache do nothing.
type Cache struct {
	dir string

	mu    sync.Mutex
	files map[string]string // hashes of files, by name
}

// Open returns the cache in this folder, which need not exist. tool names the version of the judge:
// what another version found out is not taken.
func Open(dir, tool string) *Cache {
	c := &Cache{dir: filepath.Join(dir, short(tool)), files: map[string]string{}}
	now := time.Now()
	os.Chtimes(c.dir, now, now) // tells Trim that it is in use; there may be no folder yet
	return c
}

// Key collects what a result depends on.
type Key struct {
	c   *Cache
	h   hash.Hash
	err error
}

// Key starts a key.
func (c *Cache) Key() *Key { return &Key{c: c, h: sha256.New()} }

// Add adds values, told apart by their printed form.
func (k *Key) Add(values ...any) {
	for _, v := range values {
		fmt.Fprintf(k.h, "%q\n", fmt.Sprint(v))
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

// String returns the key, "" when a file could not be read.
func (k *Key) String() string {
	if k.err != nil {
		return ""
	}
	return hex.EncodeToString(k.h.Sum(nil))[:40]
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
	_, err = io.Copy(h, f)
	return hex.EncodeToString(h.Sum(nil)), err
}

func short(s string) string {
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:8])
}

func (c *Cache) path(key string) string { return filepath.Join(c.dir, key[:2], key[2:]+".json") }

// Get reads the result of this key into v and reports whether there was one. A result that is not as
// Put wrote it is none.
func (c *Cache) Get(key string, v any) bool {
	if c == nil || key == "" {
		return false
	}
	text, err := os.ReadFile(c.path(key))
	sum, data, _ := bytes.Cut(text, []byte("\n"))
	return err == nil && string(sum) == seal(key, data) && json.Unmarshal(data, v) == nil
}

// seal is what stands before a result, so that damage is noticed.
func seal(key string, data []byte) string {
	sum := sha256.Sum256(append([]byte(key), data...))
	return hex.EncodeToString(sum[:])
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
	path := c.path(key)
	if os.MkdirAll(filepath.Dir(path), 0o755) != nil {
		return
	}
	_ = atomicfile.Write(path, append([]byte(seal(key, data)+"\n"), data...))
}

// Trim removes what stands directly in a folder and was not used for so long. It looks once a day.
func Trim(dir string, age time.Duration) {
	stamp := filepath.Join(dir, "trimmed")
	if info, err := os.Stat(stamp); err == nil && time.Since(info.ModTime()) < 24*time.Hour {
		return
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > age {
			os.RemoveAll(filepath.Join(dir, e.Name()))
		}
	}
	os.WriteFile(stamp, nil, 0o644) // if this fails, the next call looks again
}
