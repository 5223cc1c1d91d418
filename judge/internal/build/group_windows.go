package build

import (
	"os"
	"os/exec"
	"syscall"
	"unsafe"
)

// ownGroup lets a compiler be killed with the processes that it has started.
func ownGroup(cmd *exec.Cmd) {
	cmd.Cancel = func() error {
		below := descendants(uint32(cmd.Process.Pid))
		err := cmd.Process.Kill()
		for _, pid := range below {
			if p, err := os.FindProcess(int(pid)); err == nil {
				p.Kill()
				p.Release()
			}
		}
		return err
	}
}

// descendants lists the processes that one has started, and those that these have started.
func descendants(root uint32) []uint32 {
	snapshot, err := syscall.CreateToolhelp32Snapshot(syscall.TH32CS_SNAPPROCESS, 0)
	if err != nil {
		return nil
	}
	defer syscall.CloseHandle(snapshot)
	children := map[uint32][]uint32{}
	entry := syscall.ProcessEntry32{Size: uint32(unsafe.Sizeof(syscall.ProcessEntry32{}))}
	for err = syscall.Process32First(snapshot, &entry); err == nil; err = syscall.Process32Next(snapshot, &entry) {
		children[entry.ParentProcessID] = append(children[entry.ParentProcessID], entry.ProcessID)
	}
	seen := map[uint32]bool{root: true}
	list := []uint32{root}
	for i := 0; i < len(list); i++ {
		for _, pid := range children[list[i]] {
			if !seen[pid] {
				seen[pid] = true
				list = append(list, pid)
			}
		}
	}
	return list[1:]
}
