// This file limits the files that a program writes to disks: compilers, and the programs of a package such as validators.
// The judge adds up their sizes while the program runs, because ordinary users cannot set a limit for a folder.

package sandbox

import (
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"oj/judge/internal/process"
)

const (
	// spacePause is the time between two looks at the folders of a program.
	spacePause = 100 * time.Millisecond
	// A program can hide files that it has removed from their folder, for example in messages that nobody receives. So it is
	// stopped, too, if the free space of the disk falls by spaceFactor times its limit, and at least by muchSpace. Other
	// programs may use the disk at the same time.
	spaceFactor = 8
	muchSpace   = 4 << 30 // bytes
)

// mostEntries is the number of files and folders that a program may create. Their sizes are not enough, because they may
// be empty. A test sets it.
var mostEntries = 1 << 16

// mostDepth is the greatest depth of folders that a program may create. A look at the folders takes time with the square of
// their depth, 0.16 s for 2,000 levels, and deeper ones have no path that the kernel accepts (PATH_MAX): their files would
// not be seen.
const mostDepth = 200

// freshSpace returns the limit for all files in the fresh folder of a program, in bytes.
func freshSpace(fileSize int64) int64 {
	const leastSpace = 64 << 20
	return max(leastSpace, fileSize+fileSize/2)
}

// held is what folders hold.
type held struct {
	bytes   int64
	entries int
}

// heldIn returns what folders hold, without following links. Folders below mostDepth count as too many entries.
func heldIn(dirs []string) (sum held) {
	for _, dir := range dirs {
		filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if d != nil && d.IsDir() && strings.Count(path[len(dir):], string(filepath.Separator)) > mostDepth {
				sum.entries += 2 * mostEntries
				return fs.SkipDir
			}
			if err != nil {
				return nil // the program has removed it meanwhile
			}
			if info, err := d.Info(); err == nil && info.Mode().IsRegular() {
				sum.bytes += info.Size()
			}
			if sum.entries++; sum.entries > 4*mostEntries {
				return fs.SkipAll
			}
			return nil
		})
	}
	return sum
}

// watchSpace stops the program if its folders hold too much, until the program has ended. before is what they held
// before the start.
func (p *Process) watchSpace(s process.Spec, before held, free int64) {
	for {
		select {
		case <-p.dead:
			return
		case <-time.After(spacePause):
		}
		now := heldIn(s.Counted)
		now.bytes += deletedSpace(p, s.Counted)
		isFull := now.bytes-before.bytes > s.Limits.Space || now.entries-before.entries > mostEntries
		if isFull || free-freeSpace(s.Counted) > max(muchSpace, spaceFactor*s.Limits.Space) {
			p.stop(process.OutputLimit)
		}
	}
}
