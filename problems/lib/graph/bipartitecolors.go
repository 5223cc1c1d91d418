package graph

// BipartiteColors gives a color to each edge of a bipartite graph, so that the edges at each vertex have
// different colors. It uses as few colors as possible: 0 to d-1, where d is the largest degree. Edge i joins
// the left vertex edges[i][0] and the right vertex edges[i][1], both counted from 0; parallel edges are
// allowed.
// Other names: bipartite edge coloring, König's theorem, timetabling, splitting into matchings.
//
// Cost: O(m sqrt(n) log d).
// Idea: vertices are joined as long as their degrees fit, and edges added, until all degrees are d. An Euler
// trail divides a graph of even degree into two halves; from a graph of odd degree a perfect matching is
// taken first.
// Tested: on random graphs with parallel edges, against the definition. Source: König 1916; Gabow 1976.
func BipartiteColors(left, right int, edges [][2]int) (color []int, d int) {
	color = make([]int, len(edges))
	ends := append([][2]int(nil), edges...)
	for side, n := range [2]int{left, right} {
		degree := make([]int, n)
		for _, e := range edges {
			if degree[e[side]]++; degree[e[side]] > d {
				d = degree[e[side]]
			}
		}

		// Join vertices: group[v] is the new number of v.
		group, last, sum := make([]int, n), 0, 0
		for v, k := range degree {
			if sum += k; sum > d {
				last, sum = last+1, k
			}
			group[v] = last
		}
		for i, e := range edges {
			ends[i][side] = group[e[side]]
		}
	}
	if d == 0 {
		return color, 0
	}

	// Add edges until all degrees are d.
	n := 0
	for _, e := range ends {
		for _, v := range e {
			if v >= n {
				n = v + 1
			}
		}
	}
	var lack [2][]int
	for side := range lack {
		lack[side] = make([]int, n)
		for v := range lack[side] {
			lack[side][v] = d
		}
		for _, e := range ends {
			lack[side][e[side]]--
		}
	}
	for a, b := 0, 0; a < n && b < n; {
		switch {
		case lack[0][a] == 0:
			a++
		case lack[1][b] == 0:
			b++
		default:
			ends = append(ends, [2]int{a, b})
			lack[0][a]--
			lack[1][b]--
		}
	}

	s := &splitting{n: n, ends: ends, color: make([]int, len(ends))}
	list := make([]int, len(ends))
	for i := range list {
		list[i] = i
	}
	s.split(list, d, 0)
	copy(color, s.color)
	return color, d
}

// splitting colors a bipartite graph of n left and n right vertices of equal degrees.
type splitting struct {
	n     int
	ends  [][2]int
	color []int
}

// split gives the colors first to first+d-1 to edges that form a graph of the degree d.
func (s *splitting) split(list []int, d, first int) {
	if d == 0 {
		return
	}
	if d%2 == 1 {
		list = s.take(list, first)
		first++
		d--
		if d == 0 {
			return
		}
	}

	// Trail goes along each edge of a component from left to right or back: one half of the edges at each
	// vertex each way.
	edges := make([]Edge, len(list))
	for k, i := range list {
		edges[k] = Edge{s.ends[i][0], s.n + s.ends[i][1], 0}
	}
	there, back := halves(2*s.n, edges)
	for half, part := range [2][]int{there, back} {
		ids := make([]int, len(part))
		for k, e := range part {
			ids[k] = list[e]
		}
		s.split(ids, d/2, first+half*(d/2))
	}
}

// take gives a color to a perfect matching, and returns the other edges.
func (s *splitting) take(list []int, color int) (rest []int) {
	likes := make([][]int, s.n)
	for _, i := range list {
		likes[s.ends[i][0]] = append(likes[s.ends[i][0]], s.ends[i][1])
	}
	partner := Matching(likes, s.n)
	for _, i := range list {
		if l := s.ends[i][0]; partner[l] == s.ends[i][1] {
			s.color[i] = color
			partner[l] = none // of parallel edges only one is taken
		} else {
			rest = append(rest, i)
		}
	}
	return rest
}

// halves divides the edges of a graph whose degrees are even: it goes along closed trails, and returns the
// edges that it passed from From to To, and those that it passed back.
func halves(n int, edges []Edge) (there, back []int) {
	at := make([][]int, n)
	for i, e := range edges {
		at[e.From] = append(at[e.From], i)
		at[e.To] = append(at[e.To], i)
	}
	used := make([]bool, len(edges))
	for start := range at {
		// A walk from start ends only at start, because all other vertices have an unused edge left.
		for v := start; len(at[v]) > 0; {
			i := at[v][len(at[v])-1]
			at[v] = at[v][:len(at[v])-1]
			if used[i] {
				continue
			}
			used[i] = true
			if v == edges[i].From {
				there = append(there, i)
				v = edges[i].To
			} else {
				back = append(back, i)
				v = edges[i].From
			}
		}
	}
	return there, back
}
