// Package java contains what referees written in Java take from Java's library, so that a referee in Go makes the same
// maps and lists from the same seed.
package java

// A Random is java.util.Random: a linear congruential generator with 48 bits, as Java's documentation specifies it.
type Random struct{ state int64 }

const (
	multiplier = 0x5DEECE66D
	increment  = 0xB
	mask       = 1<<48 - 1
)

// NewRandom returns the generator that Java makes from a seed.
func NewRandom(seed int64) *Random { return &Random{(seed ^ multiplier) & mask} }

func (r *Random) next(bits uint) int32 {
	r.state = (r.state*multiplier + increment) & mask
	return int32(r.state >> (48 - bits))
}

// NextInt returns nextInt(bound): a number from 0 to bound-1. bound must be from 1 to 2^31-1.
func (r *Random) NextInt(bound int) int {
	n := int32(bound)
	if n <= 0 || int(n) != bound {
		panic("java: NextInt needs a bound from 1 to 2^31-1")
	}
	if n&(n-1) == 0 { // a power of two: Java takes the high bits
		return int(int64(n) * int64(r.next(31)) >> 31)
	}

	// Java draws again if the number comes from the last, incomplete range. It notices this by an overflow.
	for {
		u := r.next(31)
		value := u % n
		if u-value+(n-1) >= 0 {
			return int(value)
		}
	}
}

// Shuffle is Collections.shuffle: it shuffles a list of n elements from its end. swap exchanges two elements.
func (r *Random) Shuffle(n int, swap func(i, j int)) {
	for i := n; i > 1; i-- {
		swap(i-1, r.NextInt(i))
	}
}

// ShuffleWords shuffles a list of texts.
func (r *Random) ShuffleWords(list []string) {
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}
