//go:build !portable

// This file finds files that a program uses although it has removed them from their folder. They take space on the disk
// until they are closed.

package sandbox

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
)

// deletedSpace returns the space that such files of a process tree take on the disks of these folders, in bytes.
func deletedSpace(of *Process, dirs []string) (sum int64) {
	disks := map[uint64]bool{}
	for _, dir := range dirs {
		var info syscall.Stat_t
		if syscall.Stat(dir, &info) == nil {
			disks[uint64(info.Dev)] = true
		}
	}

	type file struct{ disk, number uint64 }
	sizes := map[file]int64{}
	for _, p := range descendants(of.run.proc.Pid) {
		for _, fd := range numbersIn("%d/fd", p.pid) {
			var info syscall.Stat_t
			path := fmt.Sprintf("/proc/%d/fd/%d", p.pid, fd)
			if syscall.Stat(path, &info) == nil && info.Nlink == 0 && disks[uint64(info.Dev)] {
				sizes[file{uint64(info.Dev), info.Ino}] = int64(info.Blocks) * 512
			}
		}

		// A mapping keeps a file after it was closed. At least the mapped part may be on the disk. Lines of the file are
		// "7f0000000000-7f0000001000 rw-s 00000000 fe:01 42 /tmp/x (deleted)".
		text, _ := os.ReadFile(procPath(p.pid, "maps"))
		for line := range strings.Lines(string(text)) {
			words := strings.Fields(line)
			if len(words) < 7 || words[len(words)-1] != "(deleted)" {
				continue
			}
			first, last, _ := strings.Cut(words[0], "-")
			from, _ := strconv.ParseUint(first, 16, 64)
			to, _ := strconv.ParseUint(last, 16, 64)
			number, _ := strconv.ParseUint(words[4], 10, 64)
			disk := deviceNumber(words[3])
			if key := (file{disk, number}); number != 0 && disks[disk] {
				sizes[key] = max(sizes[key], int64(to-from))
			}
		}
	}
	for _, size := range sizes {
		sum += size
	}
	return sum
}

// deviceNumber returns the number of a device from its text, such as "fe:01", in the form that stat uses.
func deviceNumber(text string) uint64 {
	high, low, _ := strings.Cut(text, ":")
	major, _ := strconv.ParseUint(high, 16, 32)
	minor, _ := strconv.ParseUint(low, 16, 32)
	return minor&0xff | major&0xfff<<8 | minor&^0xff<<12 | major&^0xfff<<32
}
