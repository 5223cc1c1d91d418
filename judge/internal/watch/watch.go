// Package watch notices changes of files by polling, which works on every system. It uses at most a twentieth of one
// processor: the more files there are, the longer it pauses.
package watch

import (
	"context"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Snapshot maps the names of files to their version: modification time, size and mode.
type Snapshot map[string][3]int64

// Take takes a snapshot of these files and of all files in these folders. Missing files are left out. So are hidden files,
// because editors keep their own data there.
func Take(paths []string) Snapshot {
	s := Snapshot{}
	for _, root := range paths {
		filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return nil
			case path != root && hidden(d.Name()) && d.IsDir():
				return fs.SkipDir
			case path != root && hidden(d.Name()) || d.IsDir():
				return nil
			}
			if info, err := d.Info(); err == nil {
				s[path] = [3]int64{info.ModTime().UnixNano(), info.Size(), int64(info.Mode())}
			}
			return nil
		})
	}
	return s
}

// Saved returns when a file was saved last; the zero time for a file that is not in the snapshot.
func (s Snapshot) Saved(file string) time.Time {
	version, ok := s[file]
	if !ok {
		return time.Time{}
	}
	return time.Unix(0, version[0])
}

// hidden reports whether a name is that of a hidden file, except .timelimit, or of an editor's copy.
func hidden(name string) bool {
	return strings.HasPrefix(name, ".") && name != ".timelimit" || strings.HasPrefix(name, "#") ||
		strings.HasSuffix(name, "~") || strings.HasSuffix(name, ".swp")
}

// Changed lists the files that are new, gone or different in the later snapshot, sorted.
func (s Snapshot) Changed(later Snapshot) []string {
	all := maps.Clone(s)
	maps.Copy(all, later)

	// A missing file has zeros in a map, and no other file has.
	maps.DeleteFunc(all, func(path string, _ [3]int64) bool { return s[path] == later[path] })
	return slices.Sorted(maps.Keys(all))
}

const (
	// The pause between two snapshots is at least interval, and rest times as long as the last snapshot took. A snapshot of
	// 130 files takes 1.5 ms, one of 2,900 files 40 ms.
	interval = 60 * time.Millisecond
	rest     = 20
	// settle is how long nothing may change before changes are reported, because saving several files takes a while.
	settle = 15 * time.Millisecond
)

// Wait waits until files have changed since the snapshot and no more changes follow at once. It returns their names and the
// new snapshot. When ctx is done, it returns no names.
func (s Snapshot) Wait(ctx context.Context, paths []string) ([]string, Snapshot) {
	for last := s; ; {
		began := time.Now()
		now := Take(paths)

		// The pause grows with the number of files, so that watching uses only a small part of a processor.
		pause := max(interval, rest*time.Since(began))

		// A change is reported if the next snapshot is the same.
		changed := !maps.Equal(s, now)
		if changed && maps.Equal(last, now) {
			return s.Changed(now), now
		}
		if changed {
			pause = settle
		}
		last = now

		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return nil, s
		}
	}
}
