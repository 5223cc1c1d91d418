// Slices that grow by append to very different sizes, queues that are cut at the front, boxed values.
package main

import (
	"fmt"
	"os"
	"strings"
)

func main() {
	defer peak()
	graph := make([][]int32, 100000)
	for i := 0; i < 3000000; i++ {
		v := i * 7919 % 100000
		graph[v] = append(graph[v], int32(i))
	}
	queue := []int{0}
	steps := 0
	for len(queue) > 0 && steps < 3000000 {
		cur := queue[0]
		queue = queue[1:]
		steps++
		queue = append(queue, cur+1)
		if len(queue) < 1000 {
			queue = append(queue, cur+2)
		}
	}
	var stack []interface{}
	total := 0
	for i := 0; i < 2000000; i++ {
		stack = append(stack, i)
		if len(stack) > 50000 {
			total += stack[len(stack)-1].(int)
			stack = stack[:len(stack)/2]
		}
	}
	fmt.Println(len(graph[5]), len(queue), steps, total)
}

// peak writes the largest resident size of the process, in kB, to standard error.
func peak() {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return
	}
	for _, line := range strings.Split(string(status), "\n") {
		if strings.HasPrefix(line, "VmHWM:") {
			fmt.Fprintln(os.Stderr, strings.Fields(line)[1])
		}
	}
}
