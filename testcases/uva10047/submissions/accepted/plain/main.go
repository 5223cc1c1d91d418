// Accepted: keeps a table of distances for each cell, direction and colour. It improves the distances in passes over
// the whole table until nothing changes.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const never = 1 << 30

var ahead = [4][2]int{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}

func main() {
	in := bufio.NewReader(os.Stdin)
	for k := 1; ; k++ {
		var rows, columns int
		fmt.Fscan(in, &rows, &columns)
		if rows == 0 {
			break
		}
		maze := make([]string, rows)
		for i := range maze {
			fmt.Fscan(in, &maze[i])
		}
		if k > 1 {
			fmt.Println()
		}
		fmt.Printf("Case #%d\n", k)
		if s := seconds(maze); s < never {
			fmt.Printf("minimum time = %d sec\n", s)
		} else {
			fmt.Println("destination not reachable")
		}
	}
}

func seconds(maze []string) int {
	const colours = 5
	var at [25][25][4][colours]int
	best := never
	for i := range at {
		for j := range at[i] {
			for d := range at[i][j] {
				for c := range at[i][j][d] {
					at[i][j][d][c] = never
				}
			}
		}
	}
	for changed, first := true, true; changed; first = false {
		changed = false
		better := func(p *int, s int) {
			if s < *p {
				*p, changed = s, true
			}
		}
		for i := range maze {
			for j := range maze[i] {
				if first && maze[i][j] == 'S' {
					better(&at[i][j][0][0], 0)
				}
				for d := range ahead {
					for c := 0; c < colours; c++ {
						s := at[i][j][d][c]
						if s == never {
							continue
						}
						if maze[i][j] == 'T' && c == 0 {
							best = min(best, s)
						}
						better(&at[i][j][(d+1)%4][c], s+1)
						better(&at[i][j][(d+3)%4][c], s+1)
						y, x := i+ahead[d][0], j+ahead[d][1]
						if y >= 0 && x >= 0 && y < len(maze) && x < len(maze[i]) && maze[y][x] != '#' {
							better(&at[y][x][d][(c+1)%colours], s+1)
						}
					}
				}
			}
		}
	}
	return best
}
