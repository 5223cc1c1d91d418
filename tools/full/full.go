// Package full gives tests the flags -full and -share. `go test` alone runs each mechanism once, in little time; with
// -full also the tests that take long run, and with -share I/N those of them that fall to the I-th of N shares, so that N
// days or machines run all. Only tests import it; .ci/run finds them by that.
package full

import (
	"flag"
	"fmt"
	"hash/fnv"
	"testing"
)

var (
	full  = flag.Bool("full", false, "also run the tests that take long")
	share = flag.String("share", "1/1", "with -full: of what takes long only the I-th of N shares, as I/N")
)

// Asked reports whether -full is given.
func Asked() bool { return *full }

// Test skips a test, or a part of one that has a name of its own, that runs only with -full and does not fall to this share.
func Test(t testing.TB) {
	t.Helper()
	if !*full {
		t.Skip("takes long: runs with -full")
	}
	if !Mine(t.Name()) {
		t.Skip("falls to another share than ", *share)
	}
}

// Mine reports whether what takes long and has this name is to be tested: with -full, and if it falls to this share.
func Mine(name string) bool { return *full && Falls(name, *share) }

// Falls reports whether what has this name falls to a share, "I/N".
func Falls(name, share string) bool {
	var i, n uint32
	if _, err := fmt.Sscanf(share, "%d/%d", &i, &n); err != nil || i < 1 || i > n {
		panic(fmt.Sprintf("-share %s: want I/N with I from 1 to N, such as 1/8", share))
	}
	h := fnv.New32a()
	h.Write([]byte(name))
	return h.Sum32()%n == i-1
}
