package sandbox

import "syscall"

// freeSpace returns the free space of the disk that holds the first folder, in bytes.
func freeSpace(dirs []string) int64 {
	var info syscall.Statfs_t
	if len(dirs) == 0 || syscall.Statfs(dirs[0], &info) != nil {
		return 0
	}
	return int64(info.Bfree) * int64(info.Bsize)
}
