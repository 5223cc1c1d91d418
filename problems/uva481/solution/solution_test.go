package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// latest is the oracle. The length of a number is that of the longest increasing subsequence that ends with it.
// latest computes the lengths by comparing all pairs of numbers. Then it goes back from the last number with the
// greatest length. In each step it goes to the latest earlier number that is smaller and whose length is one less.
func latest(numbers []int) string {
	length, best := make([]int, len(numbers)), 0
	for i := range numbers {
		length[i] = 1
		for j := range i {
			if numbers[j] < numbers[i] {
				length[i] = max(length[i], length[j]+1)
			}
		}
		best = max(best, length[i])
	}
	text, above := "", 1<<62
	for i, need := len(numbers)-1, best; need > 0; i-- {
		if length[i] == need && numbers[i] < above {
			text = fmt.Sprintln(numbers[i]) + text
			above = numbers[i]
			need--
		}
	}
	return fmt.Sprintf("%d\n-\n%s", best, text)
}

// The test uses all lists of up to 5 numbers from 0 to 4, and longer random ones.
func TestAgainstAllPairs(t *testing.T) {
	var lists [][]int
	for n, count := 0, 1; n <= 5; n, count = n+1, count*5 {
		for code := range count {
			list := make([]int, n)
			for i := range list {
				list[i] = code % 5
				code /= 5
			}
			lists = append(lists, list)
		}
	}
	random := rand.New(rand.NewSource(481))
	for range 300 {
		list := make([]int, random.Intn(60))
		for i := range list {
			list[i] = random.Intn(40) - 20
		}
		lists = append(lists, list)
	}
	for _, list := range lists {
		try.Answers(t, solve, strings.Trim(fmt.Sprint(list), "[]"), latest(list))
	}
}

// TestJudgeFiles: a line of the official data may contain several numbers.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "0\n-\n")
	try.Answers(t, solve, "1 2\n\n 2 -5000000000", "2\n-\n1\n2\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"-7\n10\n9\n2\n3\n8\n8\n6\n"},
		Want:  []string{"4\n-\n-7\n2\n3\n6\n"},
		Whole: true, // the whole input is one case
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
