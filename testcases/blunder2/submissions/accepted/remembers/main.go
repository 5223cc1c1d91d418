// Accepted: computes for each room the most money that can be collected from there to the exit. The function `best`
// calls itself for the rooms to which the doors lead, and stores the results.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

const outside = -1

type room struct {
	money int
	doors [2]int
}

var (
	rooms []room
	known map[int]int
)

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	var n int
	fmt.Fscan(in, &n)
	rooms, known = make([]room, n), map[int]int{}
	for i := 0; i < n; i++ {
		var number, money int
		var doors [2]string
		fmt.Fscan(in, &number, &money, &doors[0], &doors[1])
		rooms[number].money = money
		for d, name := range doors {
			to, err := strconv.Atoi(name)
			if err != nil {
				to = outside
			}
			rooms[number].doors[d] = to
		}
	}
	fmt.Println(best(0))
}

// best returns the most money that can be collected on a walk that starts in a room.
func best(number int) int {
	if number == outside {
		return 0
	}
	if money, ok := known[number]; ok {
		return money
	}
	r := rooms[number]
	money := r.money + max(best(r.doors[0]), best(r.doors[1]))
	known[number] = money
	return money
}
