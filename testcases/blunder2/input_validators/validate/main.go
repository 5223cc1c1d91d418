// Command validate decides whether standard input is a valid input of Blunder, episode 2: no walk comes to a room twice.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

var words = bufio.NewScanner(os.Stdin)

func main() {
	words.Split(bufio.ScanWords)
	n := number("rooms", 1, 9999)
	doors := make([][]int, n)
	known := make([]bool, n)
	for range n {
		room := number("a room", 0, n-1)
		if known[room] {
			reject("room %d is there twice", room)
		}
		known[room] = true
		number("money", 0, 1000000)
		for range 2 {
			words.Scan()
			if words.Text() == "E" {
				continue
			}
			to, err := strconv.Atoi(words.Text())
			if err != nil || strconv.Itoa(to) != words.Text() || to < 0 || to >= n {
				reject("%.50q: want E or a room from 0 to %d", words.Text(), n-1)
			}
			doors[room] = append(doors[room], to)
		}
	}
	leads := make([]int, n) // how many doors lead to a room that have not been taken away
	for _, behind := range doors {
		for _, to := range behind {
			leads[to]++
		}
	}
	var free []int
	for room, count := range leads {
		if count == 0 {
			free = append(free, room)
		}
	}
	for i := 0; i < len(free); i++ {
		for _, to := range doors[free[i]] {
			if leads[to]--; leads[to] == 0 {
				free = append(free, to)
			}
		}
	}
	if len(free) < n {
		reject("a walk can come to a room twice")
	}
	finish()
}

func number(what string, least, most int) int {
	words.Scan()
	text := words.Text()
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < least || n > most {
		reject("%.50q: want %s from %d to %d", text, what, least, most)
	}
	return n
}

func finish() {
	if words.Scan() {
		reject("%.50q: nothing may follow", words.Text())
	}
	os.Exit(42)
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
