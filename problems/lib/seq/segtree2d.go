package seq

// A SegTree2D stores a board of values. It folds rectangles of values with an operation, such as minimum or
// sum. Single values can be changed.
// Other names: 2D segment tree, segment tree of segment trees.
//
// The operation must be associative and commutative, and unit its neutral value. For sums of points of a
// large plane, see PointSums; for sums of a board, NewFenwick2D is smaller and faster.
//
// Use: t := NewSegTree2D(board, op, unit); t.Set(i, j, x); t.Fold(top, left, bottom, right).
// Cost: O(log rows * log columns) calls of op for Set and Fold; O(rows * columns) for NewSegTree2D, and four
// values of memory for each value of the board.
// Tested: against folding the rectangle, for all small boards. Source: Bentley 1977; cp-algorithms 2014,
// Segment Tree.
type SegTree2D[T any] struct {
	op            func(a, b T) T
	unit          T
	rows, columns int
	node          [][]T // node[i] belongs to the rows of node i of a tree over rows, and is itself a tree over columns
}

// NewSegTree2D returns a tree that starts with these values. All rows must have the same length.
func NewSegTree2D[T any](board [][]T, op func(a, b T) T, unit T) *SegTree2D[T] {
	rows, columns := len(board), 0
	if rows > 0 {
		columns = len(board[0])
	}
	t := &SegTree2D[T]{op, unit, rows, columns, make([][]T, 2*rows)}
	for i := 2*rows - 1; i > 0; i-- {
		node := make([]T, 2*columns)
		if i >= rows {
			copy(node[columns:], board[i-rows])
			for j := columns - 1; j > 0; j-- {
				node[j] = op(node[2*j], node[2*j+1])
			}
		} else {
			for j := range node {
				if j > 0 {
					node[j] = op(t.node[2*i][j], t.node[2*i+1][j])
				}
			}
		}
		t.node[i] = node
	}
	return t
}

// Get returns the value in row i and column j.
func (t *SegTree2D[T]) Get(i, j int) T { return t.node[i+t.rows][j+t.columns] }

// Set replaces the value in row i and column j.
func (t *SegTree2D[T]) Set(i, j int, value T) {
	i += t.rows
	row := t.node[i]
	row[j+t.columns] = value
	for k := (j + t.columns) / 2; k > 0; k /= 2 {
		row[k] = t.op(row[2*k], row[2*k+1])
	}
	for i /= 2; i > 0; i /= 2 {
		row, low, high := t.node[i], t.node[2*i], t.node[2*i+1]
		for k := j + t.columns; k > 0; k /= 2 {
			row[k] = t.op(low[k], high[k])
		}
	}
}

// Fold combines the values in the rows top to bottom-1 and the columns left to right-1. For an empty
// rectangle it returns unit.
func (t *SegTree2D[T]) Fold(top, left, bottom, right int) T {
	result := t.unit
	for i, k := top+t.rows, bottom+t.rows; i < k; i, k = i/2, k/2 {
		if i%2 == 1 {
			result = t.op(result, t.foldRow(t.node[i], left, right))
			i++
		}
		if k%2 == 1 {
			k--
			result = t.op(result, t.foldRow(t.node[k], left, right))
		}
	}
	return result
}

// foldRow folds the columns in [left, right) of a node of the rows.
func (t *SegTree2D[T]) foldRow(row []T, left, right int) T {
	result := t.unit
	for l, r := left+t.columns, right+t.columns; l < r; l, r = l/2, r/2 {
		if l%2 == 1 {
			result = t.op(result, row[l])
			l++
		}
		if r%2 == 1 {
			r--
			result = t.op(result, row[r])
		}
	}
	return result
}
