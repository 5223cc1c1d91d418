// Functions of the Go runtime that programs call for speed, and the runtime's errors.
package main

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
)

func main() {
	debug.SetGCPercent(-1)
	debug.SetMaxStack(1 << 29)
	debug.SetMemoryLimit(1 << 30)
	runtime.GOMAXPROCS(1)
	fmt.Println(runtime.GOMAXPROCS(1), runtime.NumGoroutine(), runtime.NumCPU() > 0, runtime.GOOS, runtime.GOARCH)
	data := make([]int, 100)
	runtime.GC()
	runtime.Gosched()
	debug.FreeOSMemory()
	runtime.KeepAlive(data)
	defer func() {
		err := recover()
		_, ok := err.(runtime.Error)
		fmt.Println(err, ok)
		buf := make([]byte, 1000)
		if n := runtime.Stack(buf, false); n > len(buf) || len(os.Args) > 9 {
			os.Stderr.Write(buf[:n])
		}
	}()
	fmt.Println(data[len(data)])
}
