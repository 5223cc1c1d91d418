package seq

import (
	"fmt"
	"math/rand"
	"reflect"
	"slices"
	"strings"
	"testing"
)

func concatenate(a, b string) string { return a + b }

func TestMinPlus(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for round := range 2000 {
		convex := make([]int, 1+random.Intn(8))
		slope := random.Intn(9) - 20
		for i := 1; i < len(convex); i++ {
			slope += random.Intn(4) * random.Intn(10)
			convex[i] = convex[i-1] + slope
		}
		b := make([]int, 1+random.Intn(8))
		for j := range b {
			b[j] = random.Intn(1 + round%100)
		}
		want := make([]int, len(convex)+len(b)-1)
		for k := range want {
			want[k] = 1 << 60
		}
		for i, x := range convex {
			for j, y := range b {
				want[i+j] = min(want[i+j], x+y)
			}
		}
		if got := MinPlus(convex, b); !reflect.DeepEqual(got, want) {
			t.Fatalf("%v and %v: %v, want %v", convex, b, got, want)
		}
	}
	if MinPlus(nil, []int{1}) != nil || MinPlus([]int{1}, nil) != nil {
		t.Error("an empty sequence")
	}
}

// TestSlopeTrick keeps a table of the values at -60 to 60. Positions beyond 20 are never asked, because
// Spread looks beyond the ends of the table.
func TestSlopeTrick(t *testing.T) {
	const far = 60
	random := rand.New(rand.NewSource(1))
	for range 300 {
		f := NewSlopeTrick()
		var table [2*far + 1]int
		rising, falling := false, false
		for range 10 {
			a := random.Intn(21) - 10
			add := func(value func(x int) int) {
				for i := range table {
					table[i] += value(i - far)
				}
			}
			switch random.Intn(5) {
			case 0:
				f.AddRising(a)
				rising = true
				add(func(x int) int { return max(0, x-a) })
			case 1:
				f.AddFalling(a)
				falling = true
				add(func(x int) int { return max(0, a-x) })
			case 2:
				f.AddAbs(a)
				rising, falling = true, true
				add(func(x int) int { return max(x-a, a-x) })
			case 3:
				f.AddConst(a)
				add(func(x int) int { return a })
			case 4:
				l := random.Intn(3) - 1
				r := l + random.Intn(3)
				f.Spread(l, r)
				old := table
				for i := range table {
					table[i] = 1 << 60
					for d := l; d <= r; d++ {
						table[i] = min(table[i], old[min(max(i-d, 0), 2*far)])
					}
				}
			}
			least := slices.Min(table[far-40 : far+41])
			value, lo, hi := f.Min()
			wantLo, wantHi := -1<<62, 1<<62
			if falling {
				wantLo = slices.Index(table[:], least) - far
			}
			if rising {
				wantHi = far
				for table[wantHi+far] != least {
					wantHi--
				}
			}
			if value != least || lo != wantLo || hi != wantHi {
				t.Fatalf("the least value is %d from %d to %d, want %d from %d to %d", value, lo, hi, least, wantLo, wantHi)
			}
		}
	}
}

func TestPersistent(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for n := 1; n <= 20; n++ {
		values := strings.Split("abcdefghijklmnopqrstuvwxyz"[:n], "")
		versions := [][]string{slices.Clone(values)}
		tree := NewPersistent(values, concatenate, "")
		for range 60 {
			v, i := random.Intn(len(versions)), random.Intn(n)
			x := string(rune('A' + random.Intn(26)))
			if got := tree.Set(v, i, x); got != len(versions) {
				t.Fatalf("version %d, want %d", got, len(versions))
			}
			changed := slices.Clone(versions[v])
			changed[i] = x
			versions = append(versions, changed)

			v = random.Intn(len(versions))
			l := random.Intn(n + 1)
			r := l + random.Intn(n-l+1)
			if got, want := tree.Fold(v, l, r), strings.Join(versions[v][l:r], ""); got != want {
				t.Fatalf("version %d of %d: Fold(%d, %d) = %q, want %q", v, n, l, r, got, want)
			}
			if got := tree.Get(v, i); got != versions[v][i] {
				t.Fatalf("version %d: element %d is %q, want %q", v, i, got, versions[v][i])
			}
		}
	}
}

func TestSparseSegTree(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for round := range 200 {
		n := 1 + random.Intn(40)
		offset, size := 0, n
		if round%2 == 0 {
			offset, size = 1<<62-n, 1<<62
		}
		tree := NewSparseSegTree(size, concatenate, "")
		values := make([]string, n)
		for range 40 {
			i := random.Intn(n)
			values[i] = string(rune('a' + random.Intn(26)))
			tree.Set(offset+i, values[i])
			i = random.Intn(n)
			if got := tree.Get(offset + i); got != values[i] {
				t.Fatalf("element %d is %q, want %q", i, got, values[i])
			}
			l := random.Intn(n + 1)
			r := l + random.Intn(n-l+1)
			if got, want := tree.Fold(offset+l, offset+r), strings.Join(values[l:r], ""); got != want {
				t.Fatalf("%d values: Fold(%d, %d) = %q, want %q", n, l, r, got, want)
			}
		}
		if got := tree.Fold(0, size); got != strings.Join(values, "") {
			t.Fatalf("all values are %q", got)
		}
	}
}

// TestSegTree2D folds sets of bits: each value is another bit or some of them, so that the fold tells which
// were in it.
func TestSegTree2D(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	or := func(a, b int) int { return a | b }
	for rows := 0; rows <= 6; rows++ {
		for columns := 1; columns <= 6; columns++ {
			board := make([][]int, rows)
			for i := range board {
				board[i] = make([]int, columns)
				for j := range board[i] {
					board[i][j] = 1 << (i*columns + j)
				}
			}
			tree := NewSegTree2D(board, or, 0)
			for range 40 {
				if rows > 0 {
					i, j := random.Intn(rows), random.Intn(columns)
					board[i] = slices.Clone(board[i])
					board[i][j] = random.Intn(1 << 40)
					tree.Set(i, j, board[i][j])
					if tree.Get(i, j) != board[i][j] {
						t.Fatal("Get")
					}
				}
				top, left := random.Intn(rows+1), random.Intn(columns+1)
				bottom, right := top+random.Intn(rows-top+1), left+random.Intn(columns-left+1)
				want := 0
				for _, row := range board[top:bottom] {
					for _, x := range row[left:right] {
						want |= x
					}
				}
				if got := tree.Fold(top, left, bottom, right); got != want {
					t.Fatalf("%d x %d: Fold(%d, %d, %d, %d) = %b, want %b", rows, columns, top, left, bottom, right, got, want)
				}
			}
		}
	}
}

func TestPointSums(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 200 {
		points := make([][2]int, random.Intn(20))
		weights := make([]int, len(points))
		for i := range points {
			points[i] = [2]int{random.Intn(6), random.Intn(6) - 3}
			weights[i] = random.Intn(100) - 50
		}
		sums := NewPointSums(points)
		for i, w := range weights {
			sums.Add(i, w)
		}
		var rectangles [][4]int
		var want []int
		for range 20 {
			rectangle := [4]int{random.Intn(8) - 1, random.Intn(8) - 4, random.Intn(8) - 1, random.Intn(8) - 4}
			sum := 0
			for i, p := range points {
				if rectangle[0] <= p[0] && p[0] < rectangle[2] && rectangle[1] <= p[1] && p[1] < rectangle[3] {
					sum += weights[i]
				}
			}
			if got := sums.Sum(rectangle[0], rectangle[1], rectangle[2], rectangle[3]); got != sum {
				t.Fatalf("points %v, weights %v: %v has the sum %d, want %d", points, weights, rectangle, got, sum)
			}
			rectangles, want = append(rectangles, rectangle), append(want, sum)
		}
		if got := RectangleSums(points, weights, rectangles); !reflect.DeepEqual(got, want) {
			t.Fatalf("points %v, weights %v: %v have the sums %v, want %v", points, weights, rectangles, got, want)
		}
	}
}

func TestBeats(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for round := range 300 {
		values := make([]int, 1+random.Intn(20))
		for i := range values {
			values[i] = random.Intn(20) - 10
		}
		b := NewBeats(values)
		values = slices.Clone(values)
		for range 60 {
			l := random.Intn(len(values) + 1)
			r := l + random.Intn(len(values)-l+1)
			x := random.Intn(24) - 12
			what := random.Intn(4)
			if what == 2 && round%2 == 0 {
				what = 3 // without Add
			}
			switch what {
			case 0:
				b.ChMin(l, r, x)
			case 1:
				b.ChMax(l, r, x)
			case 2:
				b.Add(l, r, x)
			}
			for i := l; i < r; i++ {
				switch what {
				case 0:
					values[i] = min(values[i], x)
				case 1:
					values[i] = max(values[i], x)
				case 2:
					values[i] += x
				}
			}
			l = random.Intn(len(values))
			r = l + 1 + random.Intn(len(values)-l)
			sum := 0
			for _, v := range values[l:r] {
				sum += v
			}
			if b.Sum(l, r) != sum || b.Min(l, r) != slices.Min(values[l:r]) || b.Max(l, r) != slices.Max(values[l:r]) {
				t.Fatalf("%v[%d:%d]: sum %d, min %d, max %d", values, l, r, b.Sum(l, r), b.Min(l, r), b.Max(l, r))
			}
		}
		if b.Sum(0, 0) != 0 {
			t.Fatal("the sum of nothing")
		}
	}
}

// The cheapest ways to buy 0 to 3 things in two shops, whose prices rise in the first one.
func ExampleMinPlus() {
	fmt.Println(MinPlus([]int{0, 2, 5}, []int{0, 4}))
	// Output: [0 2 5 9]
}

// The least cost of making 3, 1, 2 ascending, if a step by one costs one.
func ExampleSlopeTrick() {
	f := NewSlopeTrick()
	for _, a := range []int{3, 1, 2} {
		f.Spread(0, 100) // the next element may be greater
		f.AddAbs(a)
	}
	cost, _, _ := f.Min()
	fmt.Println(cost)
	// Output: 2
}

func ExamplePersistent() {
	add := func(a, b int) int { return a + b }
	t := NewPersistent([]int{1, 2, 3}, add, 0)
	v := t.Set(0, 1, 20)
	w := t.Set(0, 2, 30)
	fmt.Println(t.Fold(0, 0, 3), t.Fold(v, 0, 3), t.Fold(w, 0, 3), t.Get(v, 1))
	// Output: 6 24 33 20
}

func ExampleSparseSegTree() {
	add := func(a, b int) int { return a + b }
	t := NewSparseSegTree(1_000_000_000_000, add, 0)
	t.Set(999_999_999_999, 5)
	t.Set(7, 2)
	fmt.Println(t.Fold(0, 8), t.Fold(8, 1_000_000_000_000))
	// Output: 2 5
}

func ExampleSegTree2D() {
	t := NewSegTree2D([][]int{{5, 2, 7}, {4, 9, 1}}, Min, 1<<60)
	fmt.Println(t.Fold(0, 0, 2, 2), t.Fold(0, 0, 1, 1))
	t.Set(0, 1, 8)
	fmt.Println(t.Fold(0, 0, 2, 2))
	// Output:
	// 2 5
	// 4
}

func ExamplePointSums() {
	p := NewPointSums([][2]int{{1, 1}, {2, 5}})
	p.Add(0, 10)
	p.Add(1, 3)
	fmt.Println(p.Sum(0, 0, 3, 6), p.Sum(0, 0, 2, 6))
	// Output: 13 10
}

func ExampleRectangleSums() {
	fmt.Println(RectangleSums([][2]int{{1, 1}, {2, 5}}, []int{10, 3}, [][4]int{{0, 0, 3, 6}, {0, 0, 2, 6}}))
	// Output: [13 10]
}

func ExampleBeats() {
	b := NewBeats([]int{5, 1, 7})
	b.ChMin(0, 3, 6) // 5 1 6
	b.Add(1, 3, 2)   // 5 3 8
	b.ChMax(0, 2, 4) // 5 4 8
	fmt.Println(b.Sum(0, 3), b.Min(0, 3), b.Max(0, 2))
	// Output: 17 4 5
}
