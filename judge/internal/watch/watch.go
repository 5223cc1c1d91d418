// Package watch detects changes of files by polling, which works on every system. It uses at most 5 % of one processor:
// the more files it watches, the longer it pauses.
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

// Snapshot maps the name of a file to its version, which consists of modification time, size and mode.
type Snapshot map[string][3]int64

// Take returns a snapshot of the files at these paths. If a path is a folder, the snapshot contains all files
// in it. It omits missing files, and hidden files in folders, because editors keep their own data there.
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

// Saved returns the time when a file was last saved, or the zero time if the file is not in the snapshot.
func (s Snapshot) Saved(file string) time.Time {
	version, ok := s[file]
	if !ok {
		return time.Time{}
	}
	return time.Unix(0, version[0])
}

// hidden reports whether a name begins with a dot (except .timelimit), or is the name of an editor's backup
// copy.
func hidden(name string) bool {
	return strings.HasPrefix(name, ".") && name != ".timelimit" || strings.HasPrefix(name, "#") ||
		strings.HasSuffix(name, "~") || strings.HasSuffix(name, ".swp")
}

// Changed returns the sorted names of the files that are new, missing or different in the later snapshot.
func (s Snapshot) Changed(later Snapshot) []string {
	all := maps.Clone(s)
	maps.Copy(all, later)

	// Drop files whose version is the same in both snapshots. A file that is missing in a snapshot gets the
	// version zero, which no existing file has.
	maps.DeleteFunc(all, func(path string, _ [3]int64) bool { return s[path] == later[path] })
	return slices.Sorted(maps.Keys(all))
}

const (
	// The pause between two snapshots is at least `interval`, and at least `rest` times as long as the last
	// snapshot took. A snapshot of 130 files takes 1.5 ms, a snapshot of 2,900 files 40 ms.
	interval = 60 * time.Millisecond
	rest     = 20
	// Changes are reported only when nothing has changed for the time `settle`, because saving several files
	// takes some time.
	settle = 15 * time.Millisecond
)

// Wait waits until files have changed since the snapshot s and no further changes follow. It returns the
// names of the changed files and the new snapshot. If ctx is done, it returns nil and s.
func (s Snapshot) Wait(ctx context.Context, paths []string) ([]string, Snapshot) {
	for last := s; ; {
		began := time.Now()
		now := Take(paths)

		// A long snapshot is followed by a long pause, so that watching uses only a small part of a processor.
		pause := max(interval, rest*time.Since(began))

		// Changes have ended if two snapshots in succession are equal.
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
