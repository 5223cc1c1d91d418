package tree

import "testing"

// TestNoVertices calls every function with n = 0, and every method that needs no vertex.
func TestNoVertices(t *testing.T) {
	near := Adjacent(0, nil)
	if r := Root(near, 0); len(near) != 0 || len(r.Order)+len(r.Parent)+len(r.Depth)+len(r.Size) != 0 {
		t.Errorf("Root: %v", r)
	}
	h := NewHeavy(near, 0)
	if len(h.Number)+len(h.Vertex) != 0 {
		t.Errorf("NewHeavy: %v", h)
	}
	if vertices, parent := h.Virtual(nil); len(vertices)+len(parent) != 0 {
		t.Errorf("Virtual: %v, %v", vertices, parent)
	}
	if class, count := Classes(near, 0); len(class) != 0 || count != 0 {
		t.Errorf("Classes: %v, %d", class, count)
	}
	if path, total := Diameter(near, nil); len(path) != 0 || total != 0 {
		t.Errorf("Diameter: %v, %d", path, total)
	}
	Centroids(near, func(v int, removed []bool) { t.Errorf("Centroids: visits %d", v) })
	sum := func(a, b int) int { return a + b }
	if results := Reroot(near, sum, 0, func(sum, v int) int { return sum + 1 }); len(results) != 0 {
		t.Errorf("Reroot: %v", results)
	}
}

// TestOneVertex calls every function with n = 1.
func TestOneVertex(t *testing.T) {
	near := Adjacent(1, nil)
	h := NewHeavy(near, 0)
	if h.LCA(0, 0) != 0 || h.Distance(0, 0) != 0 || h.Ancestor(0, 0) != 0 || h.Ancestor(0, 1) != -1 ||
		h.Jump(0, 0, 0) != 0 || h.Jump(0, 0, 1) != -1 || len(h.Path(0, 0)) != 1 {
		t.Errorf("NewHeavy: %v", h)
	}
	if vertices, parent := h.Virtual([]int{0, 0}); len(vertices) != 1 || len(parent) != 1 || parent[0] != -1 {
		t.Errorf("Virtual: %v, %v", vertices, parent)
	}
	if class, count := Classes(near, 0); class[0] != 0 || count != 1 {
		t.Errorf("Classes: %v, %d", class, count)
	}
	if path, total := Diameter(near, [][]int{nil}); len(path) != 1 || total != 0 {
		t.Errorf("Diameter: %v, %d", path, total)
	}
	visits := 0
	Centroids(near, func(v int, removed []bool) { visits++ })
	if visits != 1 {
		t.Errorf("Centroids: %d visits", visits)
	}
}
