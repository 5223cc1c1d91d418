package main

import (
	"reflect"
	"testing"
)

func TestUnite(t *testing.T) {
	for _, test := range []struct {
		ways []pattern
		want pattern
	}{
		{[]pattern{{{3, 2}}}, pattern{{3, 3}}}, // one link may be cut
		{[]pattern{{{3, 2}}, {{5, 1}, {7, 2}}}, pattern{{3, 2}, {5, 1}, {7, 2}}},
		{[]pattern{{{1, 1}, {3, 2}}, {{3, 2}, {4, 1}}}, pattern{{1, 1}, {3, 3}, {4, 1}}},
		{[]pattern{{{1, 1}, {3, 2}}, {{1, 2}}}, pattern{{1, 2}, {3, 2}}},
		{[]pattern{{{1, 1}}, {{1, 1}, {2, 1}}, {{2, 1}}}, pattern{{1, 1}, {2, 1}}},
	} {
		if got := unite(test.ways); !reflect.DeepEqual(got, test.want) {
			t.Errorf("unite(%v) = %v, want %v", test.ways, got, test.want)
		}
	}
}

func TestBreakers(t *testing.T) {
	left := []int{0, 1, 2, 2, 3}
	p := pattern{{1, 1}, {2, 1}, {4, 3}}
	if got, want := p.breakers([]int{4, 3, 2, 1}, left), []int{4, 1}; !reflect.DeepEqual(got, want) {
		t.Errorf("breakers: %v, want %v", got, want)
	}
	if !p.fits(left) || p.and(3, 3).fits(left) {
		t.Error("fits is wrong")
	}
}
