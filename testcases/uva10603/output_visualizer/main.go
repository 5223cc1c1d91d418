// Command output_visualizer draws the picture of uva10603: the jugs after each pour of a solution that pours the
// fewest litres.
package main

import (
	"fmt"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	all := in.Int(0, 1000000)
	var boards []board.Board
	for len(boards) < all && board.Room(boards) {
		sizes := filling{in.Int(1, 200), in.Int(1, 200), in.Int(1, 200)}
		want := in.Int(0, 200)
		if in.Short {
			break
		}
		boards = append(boards, pour(sizes, want, out.Next()+" "+out.Next()))
	}
	return board.Draw(f, boards, all)
}

// filling is the amount of water in each of the three jugs.
type filling [3]int

// pour returns the board of one case: the jugs after each pour of a solution that pours the fewest litres.
func pour(sizes filling, want int, answer string) board.Board {
	start := filling{0, 0, sizes[2]}
	litres, from, done := map[filling]int{start: 0}, map[filling]filling{}, map[filling]bool{}
	queue := map[int][]filling{0: {start}} // the fillings to visit, by the number of poured litres
	best, end := -1, start
	for cost, waiting := 0, 1; waiting > 0; cost++ {
		for ; len(queue[cost]) > 0; waiting-- {
			at := queue[cost][0]
			if queue[cost] = queue[cost][1:]; done[at] {
				continue
			}
			done[at] = true
			for _, amount := range at {
				if amount <= want && amount > best {
					best, end = amount, at
				}
			}
			for i := range at {
				for j := range at {
					moved := min(at[i], sizes[j]-at[j])
					if i == j || moved == 0 {
						continue
					}
					to := at
					to[i], to[j] = at[i]-moved, at[j]+moved
					if old, met := litres[to]; !met || cost+moved < old {
						litres[to], from[to] = cost+moved, at
						queue[cost+moved] = append(queue[cost+moved], to)
						waiting++
					}
				}
			}
		}
	}
	way := []filling{end}
	for at := end; at != start; {
		at = from[at]
		way = append([]filling{at}, way...)
	}
	b := board.Board{Width: 12, Height: 9, Says: fmt.Sprintf("wanted: %d litres, or the nearest smaller amount; the program says %s", want, answer)}
	for k, at := range way {
		b.Say("", "pour %d of %d: %d litres poured", k, len(way)-1, litres[at])
	}
	b.End(answer == fmt.Sprint(litres[end], " ", best), fmt.Sprintf("%d litres are right", litres[end]))
	b.Situation = func(k int, state string) {
		if k == 0 {
			way = nil
		}
		both := svg.Digits(state, sizes[1]+1) // the amounts in the first two jugs
		first, second := both/(sizes[1]+1), both%(sizes[1]+1)
		way = append(way, filling{first, second, sizes[2] - first - second})
	}
	b.More = func(d *board.Drawing) {
		unit := 7.5 * d.Size / float64(max(sizes[0], sizes[1], sizes[2]))
		for i, size := range sizes {
			x, bottom := d.Middle(board.Cell{Row: 8, Column: 4 * i})
			for k, at := range way {
				class := "b"
				if at[i] == best && k == len(way)-1 {
					class = "c"
				}
				d.At(k, k).Rect(x, bottom-unit*float64(at[i]), 3*d.Size, unit*float64(at[i]), class)
				d.At(k, k).Text(x+1.5*d.Size, bottom+18, fmt.Sprintf("%d of %d", at[i], size), "middle")
			}
			d.Always().Polyline("line", x, bottom-unit*float64(size), x, bottom, x+3*d.Size, bottom, x+3*d.Size, bottom-unit*float64(size))
		}
	}
	return b
}
