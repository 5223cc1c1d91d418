// Package full gives tests the flags -full and -share. Without flags, `go test` skips slow tests. With -full
// it runs them, too. With -share I/N it runs only the I-th of N parts of the slow tests, so that they can be
// spread over N days or machines. Only tests import this package. .ci/run finds the packages with slow tests
// by this import.
package full

import (
	"flag"
	"fmt"
	"hash/fnv"
	"testing"
)

var (
	full  = flag.Bool("full", false, "also run the slow tests")
	share = flag.String("share", "1/1", "with -full: run only the I-th of N parts of the slow tests, given as I/N")
)

// Asked reports whether the command line contains -full.
func Asked() bool { return *full }

// Test skips a slow test or subtest, unless the command line contains -full and the test belongs to the part
// given by -share.
func Test(t testing.TB) {
	t.Helper()
	if !*full {
		t.Skip("takes long: runs with -full")
	}
	if !Mine(t.Name()) {
		t.Skip("belongs to another share than ", *share)
	}
}

// Mine reports whether the slow test with this name should run: the command line contains -full, and the test
// belongs to the part given by -share.
func Mine(name string) bool { return *full && Falls(name, *share) }

// Falls reports whether the slow test with this name belongs to a share of the slow tests. For example, the share
// "1/8" is the first of eight parts.
func Falls(name, share string) bool {
	var i, n uint32
	if _, err := fmt.Sscanf(share, "%d/%d", &i, &n); err != nil || i < 1 || i > n {
		panic(fmt.Sprintf("-share %s: want I/N with I from 1 to N, such as 1/8", share))
	}
	h := fnv.New32a()
	h.Write([]byte(name))
	return h.Sum32()%n == i-1
}
