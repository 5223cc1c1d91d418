// layout.js places the nodes of a graph in the plane: takes the number of nodes
// and the links, gives one [x, y] per node inside the unit square. The same graph
// always gets the same picture.
//
// First a distance picture from a few pivot nodes (pivot multidimensional scaling:
// Brandes and Pich 2006), which unfolds rings, grids and trees, then a few hundred
// rounds of springs (Fruchterman and Reingold 1991), which part nodes that lie on
// top of each other. Cost: pivots * (n + links) + rounds * n * n.
"use strict";

function layoutGraph(n, links) {
	const near = Array.from({length: n}, () => []);
	for (const [a, b] of links) {
		near[a].push(b);
		near[b].push(a);
	}
	const points = spread(distancePicture(near));
	relax(points, links, n > 200 ? 120 : 300);
	return fitted(points);
}

// hops gives the number of links from start to every node, -1 where there is no way.
function hops(near, start) {
	const dist = new Array(near.length).fill(-1);
	dist[start] = 0;
	const queue = [start];
	for (let head = 0; head < queue.length; head++) {
		for (const v of near[queue[head]]) {
			if (dist[v] < 0) {
				dist[v] = dist[queue[head]] + 1;
				queue.push(v);
			}
		}
	}
	return dist;
}

// pivotColumns gives the distances from pivots, each as far as possible from those before.
function pivotColumns(near, count) {
	const n = near.length, columns = [], closest = new Array(n).fill(Infinity);
	let pivot = 0;
	while (columns.length < count) {
		const dist = hops(near, pivot), far = Math.max(...dist) + 2;
		const column = dist.map(d => d < 0 ? far : d);
		columns.push(column);
		column.forEach((d, v) => { closest[v] = Math.min(closest[v], d); });
		pivot = closest.indexOf(Math.max(...closest));
	}
	return columns;
}

// distancePicture gives the two main axes of the doubly centred squared distances.
function distancePicture(near) {
	const n = near.length, k = Math.min(n, 40);
	const m = pivotColumns(near, k).map(column => column.map(d => -d * d / 2));
	const rows = near.map((_, v) => m.reduce((sum, column) => sum + column[v], 0) / k);
	const all = rows.reduce((a, b) => a + b, 0) / n;
	for (const column of m) {
		const mean = column.reduce((a, b) => a + b, 0) / n;
		for (let v = 0; v < n; v++) column[v] += all - mean - rows[v];
	}
	const axes = [];
	for (let axis = 0; axis < 2; axis++) axes.push(mainAxis(m, axes));
	const project = (w, v) => m.reduce((sum, column, j) => sum + column[v] * w[j], 0);
	return near.map((_, v) => [project(axes[0], v), project(axes[1], v)]);
}

// mainAxis finds the largest direction of m's columns at right angles to those before, by power iteration.
function mainAxis(m, before) {
	let w = m.map((_, j) => 1 + ((j * 7919) % 13) / 13);
	for (let round = 0; round < 60; round++) {
		for (const other of before) {
			const along = dot(w, other);
			w = w.map((x, j) => x - along * other[j]);
		}
		const image = m[0].map((_, v) => m.reduce((sum, column, j) => sum + column[v] * w[j], 0));
		w = m.map(column => dot(column, image));
		const size = Math.sqrt(dot(w, w)) || 1;
		w = w.map(x => x / size);
	}
	return w;
}

function dot(a, b) {
	return a.reduce((sum, x, i) => sum + x * b[i], 0);
}

// spread scales the points to a square whose side grows with their number (so that
// 1 is a good length for a link) and moves each by a little, the same every time, so that none coincide.
function spread(points) {
	const side = Math.sqrt(points.length), size = extent(points);
	let seed = 1;
	const random = () => (seed = seed * 48271 % 2147483647) / 2147483647 - 0.5;
	return points.map(([x, y]) => [x / size * side + random() * 0.4, y / size * side + random() * 0.4]);
}

function extent(points) {
	const xs = points.map(p => p[0]), ys = points.map(p => p[1]);
	return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) || 1;
}

// relax moves the points by springs along the links and repulsion between all pairs.
function relax(points, links, rounds) {
	for (let round = 0; round < rounds; round++) {
		const force = points.map(() => [0, 0]);
		const push = (a, b, strength, dx, dy) => {
			force[a][0] += dx * strength;
			force[a][1] += dy * strength;
			force[b][0] -= dx * strength;
			force[b][1] -= dy * strength;
		};
		for (let a = 0; a < points.length; a++) {
			for (let b = 0; b < a; b++) {
				const dx = points[a][0] - points[b][0], dy = points[a][1] - points[b][1];
				push(a, b, 1 / (dx * dx + dy * dy + 1e-6), dx, dy);
			}
		}
		for (const [a, b] of links) {
			const dx = points[a][0] - points[b][0], dy = points[a][1] - points[b][1];
			push(a, b, -Math.sqrt(dx * dx + dy * dy), dx, dy);
		}
		const limit = 0.5 * (1 - round / rounds);
		points.forEach((p, v) => {
			const [fx, fy] = force[v], size = Math.sqrt(fx * fx + fy * fy) || 1;
			const move = Math.min(size * 0.1, limit) / size;
			p[0] += fx * move;
			p[1] += fy * move;
		});
	}
}

// fitted scales and centres the points into the unit square.
function fitted(points) {
	const xs = points.map(p => p[0]), ys = points.map(p => p[1]), size = extent(points);
	const midX = (Math.max(...xs) + Math.min(...xs)) / 2, midY = (Math.max(...ys) + Math.min(...ys)) / 2;
	return points.map(([x, y]) => [(x - midX) / size + 0.5, (y - midY) / size + 0.5]);
}
