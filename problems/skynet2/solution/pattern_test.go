package main

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestUnite(t *testing.T) {
	for _, test := range []struct {
		ways []pattern
		want pattern
	}{
		{[]pattern{{{3, 2}}}, pattern{{3, 3}}}, // 3 links at node 3, because the player may cut one
		{[]pattern{{{3, 2}}, {{5, 1}, {7, 2}}}, pattern{{3, 2}, {5, 1}, {7, 2}}},
		{[]pattern{{{1, 1}, {3, 2}}, {{3, 2}, {4, 1}}}, pattern{{1, 1}, {3, 3}, {4, 1}}},
		{[]pattern{{{1, 1}, {3, 2}}, {{1, 2}}}, pattern{{1, 2}, {3, 2}}},
		{[]pattern{{{1, 1}}, {{1, 1}, {2, 1}}, {{2, 1}}}, pattern{{1, 1}, {2, 1}}},
	} {
		if diff := cmp.Diff(test.want, unite(test.ways), cmp.AllowUnexported(need{})); diff != "" {
			t.Errorf("unite(%v), -want +got:\n%s", test.ways, diff)
		}
	}
}

func TestBreakers(t *testing.T) {
	left := []int{0, 1, 2, 2, 3}
	p := pattern{{1, 1}, {2, 1}, {4, 3}}
	if diff := cmp.Diff([]int{4, 1}, p.breakers([]int{4, 3, 2, 1}, left)); diff != "" {
		t.Errorf("breakers, -want +got:\n%s", diff)
	}
	if !p.fits(left) || p.with(3, 3).fits(left) {
		t.Error("fits is wrong")
	}
}
