package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// oracle returns the least energy from each cell to each other cell, computed by Floyd-Warshall.
func oracle(lake []string) map[[4]int]int {
	energy := map[[4]int]int{}
	rows, columns := len(lake), len(lake[0])
	cells := func(f func(i, j int)) {
		for c := 0; c < rows*columns; c++ {
			f(c/columns, c%columns)
		}
	}
	cells(func(i, j int) {
		cells(func(y, x int) {
			e := 1 << 20
			if y == i && x == j {
				e = 0
			} else if (y-i)*(y-i) <= 1 && (x-j)*(x-j) <= 1 {
				e = 1
				names := map[[2]int]byte{{-1, 0}: '0', {-1, 1}: '1', {0, 1}: '2', {1, 1}: '3', {1, 0}: '4', {1, -1}: '5', {0, -1}: '6', {-1, -1}: '7'}
				if names[[2]int{y - i, x - j}] == lake[i][j] {
					e = 0
				}
			}
			energy[[4]int{i, j, y, x}] = e
		})
	})
	cells(func(k, l int) {
		cells(func(i, j int) {
			cells(func(y, x int) {
				if e := energy[[4]int{i, j, k, l}] + energy[[4]int{k, l, y, x}]; e < energy[[4]int{i, j, y, x}] {
					energy[[4]int{i, j, y, x}] = e
				}
			})
		})
	})
	return energy
}

func check(t *testing.T, lake []string) {
	t.Helper()
	energy := oracle(lake)
	rows, columns := len(lake), len(lake[0])
	n := rows * columns
	for from := 0; from < n; from++ {
		text, want := fmt.Sprintf("%d %d\n%s\n%d\n", rows, columns, strings.Join(lake, "\n"), n), ""
		for to := 0; to < n; to++ {
			i, j, y, x := from/columns, from%columns, to/columns, to%columns
			text += fmt.Sprintln(i+1, j+1, y+1, x+1)
			want += fmt.Sprintln(energy[[4]int{i, j, y, x}])
		}
		try.Answers(t, solve, text, want)
	}
}

// The test uses every lake of up to 3 cells and 600 random ones up to 4 x 4, with queries from every cell to
// every cell.
func TestAgainstAllDistances(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {1, 2}, {2, 1}, {1, 3}, {3, 1}} {
		for n := 0; n < 1<<(3*size[0]*size[1]); n++ {
			lake := make([]string, size[0])
			for c := 0; c < size[0]*size[1]; c++ {
				lake[c/size[1]] += fmt.Sprint(n >> (3 * c) & 7)
			}
			check(t, lake)
		}
	}
	random := rand.New(rand.NewSource(11573))
	for i := 0; i < 600; i++ {
		lake := make([]string, 2+random.Intn(3))
		columns := 2 + random.Intn(3)
		for r := range lake {
			for j := 0; j < columns; j++ {
				lake[r] += fmt.Sprint(random.Intn(8))
			}
		}
		check(t, lake)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"1 2\n08\n0\n":          `line 2: want a row of 2 letters, each one of 01234567`,
		"1 0\n":                 `line 1: want a whole number from 1 to 4194304`,
		"1 2\n07\n1\n1 1 2 1\n": `line 4: want a whole number from 1 to 1`,
	})
}

// TestJudgeFiles: the official input file may contain several lakes or none, and lakes larger than the
// statement allows.
func TestJudgeFiles(t *testing.T) {
	lake := "1 3\n222\n2\n1 1 1 3\n1 3 1 1\n"
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, lake+"\n"+lake, "0\n2\n0\n2\n")

	wide := fmt.Sprintf("1 1500\n%s\n60\n", strings.Repeat("6", 1500))
	try.Answers(t, solve, wide+strings.Repeat("1 1 1 1500\n", 60), strings.Repeat("1499\n", 60))
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"1 3\n222\n1\n1 1 1 3\n", "1 3\n222\n1\n1 3 1 1\n"},
		Want:  []string{"0\n", "2\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
