// Library Checker, Persistent Unionfind: seq.Persistent. Query i is "0 k u v" (graph i is graph k with the
// edge uv) or "1 k u v" (are u and v connected in graph k?). The tree holds the parent of each vertex, or
// minus the size of the set for a root.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func first(a, b int32) int32 { return a }

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(1, scan.Max)
	alone := make([]int32, n)
	for v := range alone {
		alone[v] = -1
	}
	parents := seq.NewPersistent(alone, first, 0)
	find := func(version, v int) (root, size int) {
		for {
			parent := parents.Get(version, v)
			if parent < 0 {
				return v, int(-parent)
			}
			v = int(parent)
		}
	}

	versions := make([]int, queries+1) // versions[i+1] belongs to query i
	for i := 1; i <= queries; i++ {
		asks, version := in.Int(0, 1) == 1, versions[in.Int(-1, i-2)+1]
		u, sizeU := find(version, in.Int(0, n-1))
		v, sizeV := find(version, in.Int(0, n-1))
		if asks {
			same := 0
			if u == v {
				same = 1
			}
			scan.WriteInts(out, same)
			continue
		}
		if u != v {
			if sizeU > sizeV {
				u, v = v, u
			}
			version = parents.Set(version, u, int32(v))
			version = parents.Set(version, v, int32(-sizeU-sizeV))
		}
		versions[i] = version
	}
}

func main() { scan.Main(solve) }
