// Accepted: simulates the robot, and reports a loop after more steps than there are states. Whenever an obstacle
// breaks, the count of steps starts again at 0.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

var names = map[byte]string{'S': "SOUTH", 'E': "EAST", 'N': "NORTH", 'W': "WEST"}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Scan()
	var rows, columns int
	fmt.Sscan(in.Text(), &rows, &columns)
	city := ""
	for in.Scan() {
		city += in.Text()
	}
	for _, name := range walk([]byte(city), columns) {
		fmt.Println(name)
	}
}

func walk(city []byte, columns int) (way []string) {
	ahead := map[byte]int{'S': columns, 'E': 1, 'N': -columns, 'W': -1}
	at, heads := strings.IndexByte(string(city), '@'), byte('S')
	order, breaker := "SENW", false
	free := func(d byte) bool {
		c := city[at+ahead[d]]
		return c != '#' && (c != 'X' || breaker)
	}
	for steps := 0; city[at] != '$'; steps++ {
		if steps > 16*len(city) {
			return []string{"LOOP"}
		}
		if !free(heads) {
			i := 0
			for i < 3 && !free(order[i]) {
				i++
			}
			heads = order[i]
		}
		if !free(heads) {
			panic("shut in")
		}
		way = append(way, names[heads])
		at += ahead[heads]
		switch c := city[at]; c {
		case 'X':
			city[at] = ' '
			steps = 0
		case 'B':
			breaker = !breaker
		case 'I':
			order = string([]byte{order[3], order[2], order[1], order[0]})
		case 'T':
			at = strings.Index(string(city), "T") + strings.LastIndex(string(city), "T") - at
		case 'S', 'E', 'N', 'W':
			heads = c
		}
	}
	return way
}
