package seq

// Max returns the greater of two numbers. It is an operation for NewSegTree and NewSparseTable. Go has the
// built-in functions max and min since version 1.21, but many judges use an older version.
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
