// Accepted: multiplies each equation by its denominators, and eliminates with whole numbers and without fractions.
// Each row is divided by its greatest common divisor.
package main

import (
	"bufio"
	"fmt"
	"math/big"
	"os"
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for first := true; ; first = false {
		var number, unknowns, equations int
		fmt.Fscan(in, &number)
		if number == 0 {
			return
		}
		if !first {
			fmt.Fprintln(out)
		}
		fmt.Fscan(in, &unknowns, &equations)
		rows := make([][]*big.Int, equations)
		for i := range rows {
			rows[i] = read(in, unknowns+1)
		}
		fmt.Fprintln(out, "Solution for Matrix System #", number)
		answer(out, rows, unknowns)
	}
}

// read reads an equation and returns it with whole numbers.
func read(in *bufio.Reader, n int) []*big.Int {
	fractions, product := make([]big.Rat, n), big.NewInt(1)
	for j := range fractions {
		var word string
		fmt.Fscan(in, &word)
		fractions[j].SetString(word)
		product.Mul(product, fractions[j].Denom())
	}
	row := make([]*big.Int, n)
	for j := range row {
		row[j] = new(big.Int).Div(product, fractions[j].Denom())
		row[j].Mul(row[j], fractions[j].Num())
	}
	return row
}

func answer(out *bufio.Writer, rows [][]*big.Int, unknowns int) {
	rank := 0
	for j := 0; j < unknowns; j++ {
		found := rank
		for found < len(rows) && rows[found][j].Sign() == 0 {
			found++
		}
		if found == len(rows) {
			continue
		}
		rows[rank], rows[found] = rows[found], rows[rank]
		for i := range rows {
			if i != rank {
				subtract(rows[i], rows[rank], j)
			}
		}
		rank++
	}
	for _, row := range rows[rank:] {
		if row[unknowns].Sign() != 0 {
			fmt.Fprintln(out, "No Solution.")
			return
		}
	}
	if rank < unknowns {
		fmt.Fprintf(out, "Infinitely many solutions containing %d arbitrary constants.\n", unknowns-rank)
		return
	}
	for i, row := range rows[:rank] {
		fmt.Fprintf(out, "x[%d] = %s\n", i+1, new(big.Rat).SetFrac(row[unknowns], row[i]).RatString())
	}
}

// subtract makes element j of a row zero, by subtracting a multiple of the row pivot.
func subtract(row, pivot []*big.Int, j int) {
	a, b := new(big.Int).Set(pivot[j]), new(big.Int).Set(row[j])
	divisor := new(big.Int)
	for k := range row {
		row[k].Mul(row[k], a)
		row[k].Sub(row[k], new(big.Int).Mul(pivot[k], b))
		divisor.GCD(nil, nil, divisor, new(big.Int).Abs(row[k]))
	}
	for k := range row {
		if divisor.Sign() > 0 {
			row[k].Div(row[k], divisor)
		}
	}
}
