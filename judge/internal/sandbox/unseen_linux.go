//go:build !portable

// Memory that is in the size of no process: page tables, which grow by a page
// for every two megabytes of addresses that are only read, and shared memory
// that is mapped, but not by whoever could be asked: its pages stay when a
// process lets go of them. It takes many addresses; only where there are so many
// it is looked for.

package sandbox

import (
	"bytes"
	"syscall"
	"unsafe"
)

const (
	// manyAddresses is from how much virtual memory on page tables matter, in bytes.
	manyAddresses = 8 << 30
	// fewTables is what page tables may take uncounted.
	fewTables = 16 << 20
	// mapsShare: no more than such a part of the time is spent on reading what is
	// mapped, however much that is.
	mapsShare = 10
)

// pageTables is the memory of the page tables of a process, from its status; 0
// if that is not much.
func pageTables(status []byte) int64 {
	if n := kilobytes(status, "\nVmPTE:"); n > fewTables {
		return n
	}
	return 0
}

// unseen is the memory of a tree that is in no process's size. addresses is its
// virtual memory, without which nothing can be hidden.
func (j *job) unseen(tree []process, addresses int64) (sum int64) {
	var buf [4096]byte
	for _, p := range tree {
		if p.virtual > manyAddresses {
			sum += pageTables(procPath(p.pid, "status").read(buf[:]))
		}
	}
	if addresses <= max(j.order.Memory, 64<<20) {
		return sum
	}
	// Who maps nothing new hides nothing new, but may fill what is mapped.
	if now := monotonic(); addresses != j.addresses && now >= j.mapsAgain {
		j.addresses, j.mapped = addresses, sharedMemory(tree)
		j.mapsAgain = monotonic() + mapsShare*(monotonic()-now)
	}
	if j.mapped == 0 {
		return sum
	}
	hidden := j.mapped
	for _, p := range tree {
		hidden -= kilobytes(procPath(p.pid, "status").read(buf[:]), "\nRssShmem:")
	}
	inUse := kilobytes(proc.add("/meminfo").read(buf[:]), "\nShmem:") // of the whole system
	return sum + max(0, min(hidden, inUse))
}

// sharedMemory adds up the nameless shared memory that the processes of a tree
// have mapped; what several have counts once.
func sharedMemory(tree []process) (sum int64) {
	sizes := map[int64]int64{} // by inode
	for _, p := range tree {
		eachLine(procPath(p.pid, "maps"), func(line []byte) {
			// 7f21a000-7f21b000 rw-s 00000000 00:01 1057   /dev/zero (deleted)
			if !bytes.HasSuffix(line, []byte("/dev/zero (deleted)")) {
				return
			}
			first, rest := hexadecimal(line)
			end, rest := hexadecimal(rest[min(1, len(rest)):])
			_, rest = cutWord(rest)
			word, rest := cutWord(rest)
			offset, _ := hexadecimal(word)
			_, rest = cutWord(rest)
			inode, _ := cutWord(rest)
			id := number(inode)
			sizes[id] = max(sizes[id], offset+end-first)
		})
	}
	for _, size := range sizes {
		sum += size
	}
	return sum
}

// hexadecimal reads digits at the start of a text.
func hexadecimal(text []byte) (n int64, rest []byte) {
	for i, c := range text {
		digit := bytes.IndexByte([]byte("0123456789abcdef"), c)
		if digit < 0 {
			return n, text[i:]
		}
		n = n<<4 | int64(digit)
	}
	return n, nil
}

// eachLine reads a file of /proc of any length.
func eachLine(file path, use func(line []byte)) {
	fd := file.open(syscall.O_RDONLY)
	if fd < 0 {
		return
	}
	defer syscall.RawSyscall(syscall.SYS_CLOSE, uintptr(fd), 0, 0)
	buf, have := make([]byte, 16<<10), 0
	for have < len(buf) {
		n, _, e := syscall.RawSyscall(syscall.SYS_READ, uintptr(fd), uintptr(unsafe.Pointer(&buf[have])), uintptr(len(buf)-have))
		if e != 0 || n == 0 {
			return
		}
		have += int(n)
		rest := buf[:have]
		for {
			line, after, found := bytes.Cut(rest, []byte{'\n'})
			if !found {
				break
			}
			use(line)
			rest = after
		}
		have = copy(buf, rest)
	}
}
