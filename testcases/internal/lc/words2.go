package lc

// This file contains the problems about palindromes, Lyndon words and repetitions. Answers follow the
// definitions.

// answerEertree goes through the ends of palindromes, and numbers them as they come up.
func answerEertree(in *Tokens) string {
	s := in.Word()
	number := make(map[string]int)           // the empty palindrome, which is not stored, has 0
	longest := func(end, below int) string { // the longest palindrome that ends here and is shorter than a length
		for length := min(end, below-1); length > 0; length-- {
			if word := s[end-length : end]; isPalindrome(word) {
				return word
			}
		}
		return ""
	}
	var vertices lines
	var last []int
	for end := 1; end <= len(s); end++ {
		word := longest(end, end+1)
		if number[word] == 0 {
			number[word] = len(number) + 1
			parent := -1
			if len(word) > 1 {
				parent = number[word[1:len(word)-1]]
			}
			vertices.add(parent, number[longest(end, len(word))])
		}
		last = append(last, number[word])
	}
	var out lines
	out.add(len(number))
	out.text = append(out.text, vertices.text...)
	out.add(last...)
	return out.String()
}

func isPalindrome(word string) bool {
	for i, j := 0, len(word)-1; i < j; i, j = i+1, j-1 {
		if word[i] != word[j] {
			return false
		}
	}
	return true
}

// answerLyndon takes words off the end: the last one is the smallest suffix.
func answerLyndon(in *Tokens) string {
	s := in.Word()
	bounds := []int{len(s)}
	for rest := s; rest != ""; {
		start := 0
		for i := range rest {
			if rest[i:] < rest[start:] {
				start = i
			}
		}
		bounds = append([]int{start}, bounds...)
		rest = rest[:start]
	}
	var out lines
	out.add(bounds...)
	return out.String()
}

// answerRuns extends each repetition of two neighbouring words. A run that has a smaller period was found
// with it.
func answerRuns(in *Tokens) string {
	s := in.Word()
	known := make(map[[2]int]bool)
	var runs [][3]int
	for period := 1; 2*period <= len(s); period++ {
		for left := 0; left+2*period <= len(s); {
			right := left + period
			for right < len(s) && s[right] == s[right-period] {
				right++
			}
			if right-left >= 2*period && !known[[2]int{left, right}] {
				known[[2]int{left, right}] = true
				runs = append(runs, [3]int{period, left, right})
			}
			left = right - period + 1
		}
	}
	var out lines
	out.add(len(runs))
	for _, run := range runs {
		out.add(run[:]...)
	}
	return out.String()
}
