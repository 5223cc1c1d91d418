package seq

// WindowMin returns the minimum of each window of k consecutive values: result[i] is the minimum of
// values[i:i+k]. The result has len(values)-k+1 elements. 1 <= k <= len(values). For maxima, negate the values.
// Other names: sliding window minimum, monotone queue.
//
// Cost: O(n) time and memory.
// Idea: the queue contains the positions that can still become a minimum; their values ascend from front to back.
// Tested: against sorting each window, on all short sequences of the values -1, 0 and 2. Source: folklore;
// Lemire 2006.
func WindowMin(values []int, k int) []int {
	result := make([]int, 0, len(values)-k+1)
	queue := make([]int, 0, len(values)) // positions
	front := 0
	for i, v := range values {
		for len(queue) > front && values[queue[len(queue)-1]] >= v {
			queue = queue[:len(queue)-1]
		}
		queue = append(queue, i)
		if queue[front] == i-k {
			front++
		}
		if i >= k-1 {
			result = append(result, values[queue[front]])
		}
	}
	return result
}
