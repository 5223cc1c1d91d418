package graph

// Assign assigns a different column to each row of a cost matrix so that the sum of the costs is minimal:
// column[i] is the column of row i. Costs may be negative. The matrix must have at least as many columns as
// rows.
// Other names: Hungarian algorithm, Kuhn-Munkres, assignment problem.
//
// Idea: shortest augmenting paths with potentials, one row after the other.
// Cost: O(rows^2 * columns).
// Why not MinCostFlow: on full matrices, Dijkstra's algorithm without a heap, as used here, is faster.
// Tested: against all assignments. Source: Kuhn 1955; Tomizawa 1971; Jonker and Volgenant 1987, without the
// initialization.
func Assign(cost [][]int) (column []int, total int) {
	rows := len(cost)
	if rows == 0 {
		return nil, 0
	}

	columns := len(cost[0])

	// rowOf[j] is the row to which column j is assigned. rowOf[columns] is the row that gets a column next.
	rowOf := make([]int, columns+1)
	rowPrice, columnPrice := make([]int, rows), make([]int, columns+1)
	for j := range rowOf {
		rowOf[j] = none
	}
	for row := 0; row < rows; row++ {
		// Find a shortest path from the new row to a free column. Dijkstra's algorithm can do this, because
		// reduced costs are never negative. distance[j] is the length of the best known path to column j,
		// measured in reduced costs. The potentials change after each step, so that the paths to the settled
		// columns get length 0.
		rowOf[columns] = row
		distance, came := make([]int, columns), make([]int, columns)
		for j := range distance {
			distance[j] = Unreached
		}

		settled := make([]bool, columns+1)
		now := columns
		for rowOf[now] != none {
			settled[now] = true

			// Relax the columns from the row of this column, and find the nearest column that is not settled.
			i := rowOf[now]
			nearest, step := none, Unreached
			for j, known := range distance {
				if settled[j] {
					continue
				}
				if d := cost[i][j] - rowPrice[i] - columnPrice[j]; d < known {
					distance[j], came[j] = d, now
				}
				if distance[j] < step {
					nearest, step = j, distance[j]
				}
			}

			// Change the potentials so that the edge to the nearest column gets reduced cost 0.
			for j, isSettled := range settled {
				if isSettled {
					rowPrice[rowOf[j]] += step
					columnPrice[j] -= step
				} else if j < columns {
					distance[j] -= step
				}
			}

			now = nearest
		}

		// A free column was found: shift the assignment along the augmenting path.
		for now != columns {
			rowOf[now] = rowOf[came[now]]
			now = came[now]
		}
	}

	column = make([]int, rows)
	for j, i := range rowOf[:columns] {
		if i != none {
			column[i] = j
			total += cost[i][j]
		}
	}
	return column, total
}
