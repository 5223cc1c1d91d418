// Accepted: seats one couple after the other, and everybody whose seat follows from this. If this is impossible, it
// exchanges the couple's seats.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// A side contains for each person, such as 12h, 1 for the bride's side, -1 for the opposite side, and 0 for no seat.
type side map[string]int

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var n, m int
		fmt.Fscan(in, &n, &m)
		if n == 0 {
			return
		}
		loves := map[string][]string{}
		for ; m > 0; m-- {
			var a, b string
			fmt.Fscan(in, &a, &b)
			loves[a] = append(loves[a], b)
			loves[b] = append(loves[b], a)
		}
		fmt.Println(seating(n, loves))
	}
}

func seating(n int, loves map[string][]string) string {
	at := side{}
	if !seat(at, loves, "0w") {
		return "bad luck"
	}
	var people []string
	for couple := 1; couple < n; couple++ {
		h, w := fmt.Sprint(couple, "h"), fmt.Sprint(couple, "w")
		if at[h] == 0 && !seat(at, loves, h) && !seat(at, loves, w) {
			return "bad luck"
		}
		if at[h] > 0 {
			people = append(people, h)
		} else {
			people = append(people, w)
		}
	}
	return strings.Join(people, " ")
}

// seat seats a person on the bride's side, and everybody whose seat follows from this. If this is impossible, it
// changes nothing and returns false.
func seat(at side, loves map[string][]string, person string) bool {
	var seated []string
	for todo := []string{person}; len(todo) > 0; todo = todo[1:] {
		p := todo[0]
		if at[p] > 0 {
			continue
		}
		if at[p] < 0 {
			for _, s := range seated {
				at[s], at[mate(s)] = 0, 0
			}
			return false
		}
		at[p], at[mate(p)] = 1, -1
		seated = append(seated, p)
		todo = append(todo, loves[mate(p)]...)
	}
	return true
}

// mate returns the person's partner.
func mate(person string) string {
	last := len(person) - 1
	if person[last] == 'h' {
		return person[:last] + "w"
	}
	return person[:last] + "h"
}
