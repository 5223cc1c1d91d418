package seq

// Max returns the greater of two numbers. It is an operation for NewSegTree and NewSparseTable. Go has had max and
// min without an import since version 1.21; many judges have an older one.
func Max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

// Min returns the smaller of two numbers. Like Max, it is an operation for NewSegTree and NewSparseTable.
func Min(a, b int) int {
	if a < b {
		return a
	}
	return b
}
