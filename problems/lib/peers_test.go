package lib_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// peers lists what the unit tests of ac-library (test/unittest) and the stress tests of KACTL (stress-tests) check, as
// of November 2026: the file, the property in our words, and the tests here that check it of our helpers. Tests without
// a package are in peerproperties_test.go. A reason in brackets stands where there is no such helper or promise.
const peers = `
ac-library
bit: powers of two; basic: sanitizers; type_traits: kinds of numbers [internal to C++]
convolution: empty lists, all lengths up to 19, residues of several types: number.TestConvolution number.TestConvolutionEdges
convolution: 1234 times 2345 elements: TestLongConvolutions
convolution: lengths that are just as long as the modulus allows (641, 18433, 257, 2), and large moduli: TestLongConvolutions
convolution: exact products, and coefficients around the products of its primes and the bounds of an int: number.TestConvolutionExact TestExactBounds
dsu: no vertices, one join, size and groups: graph.TestNoVertices graph.TestSets
dsu: 500,000 vertices in a line, joined from both ends: TestSetsLine
fenwick: no elements, all ranges up to 50: seq.TestNoElements seq.TestFenwick
fenwick: sums that overflow and come back: TestFenwickOverflow
fenwick: wrong ranges stop the program [not promised: Go's own bounds checks catch what leaves the slice]
internal_math: reduction modulo every number up to 100 and near 2^31: number.TestModulus number.TestModulusEdges TestModulusBorders
internal_math: primes up to 10,000 and below 2^31: TestPrimesBelow
internal_math: residues and inverses at the edges of 64 bits: number.TestModEdges
internal_math: primitive roots of small primes, of primes near 2^31: number.TestPrimitiveRoot TestPrimitiveRoots
lazysegtree: no elements, all ranges, changes and folds against a list: seq.TestNoElements seq.TestLazySegTree
lazysegtree: searches to both sides, against a list: seq.TestLazySearch
math: powers, inverses, floor sums and pairs of congruences, all small arguments: TestSmallArguments number.TestFloorSum
math: three congruences, all small arguments: TestSmallArguments
math: congruences whose modulus is as large as an int, in any order: number.TestCRTEdges TestLargeCongruences
maxflow: parallel pipes, loops, the cut next to the source: TestFlowExamples
maxflow: a changed capacity, then flows to several sinks [one source and sink a Flow]: graph.TestFlow TestFlowExamples
maxflow: largest capacities in both directions [the sum must be below Unreached]: TestFlowExamples
maxflow: random networks, flow against cut: graph.TestMaxFlow TestFlowRandom
mincostflow: slope, equal slopes joined, loops: graph.TestFlowCosts TestFlowExamples
mincostflow: random networks: the flow is maximum and the cost least: graph.TestMinCostFlow TestFlowRandom
modint: borders, modulus 1, modulus 2^31-1, inverses of composite moduli: TestModulusBorders number.TestModulusEdges
scc: no vertices, a cycle, loops: graph.TestNoVertices graph.TestSCC
segtree: none or one element, all ranges, searches to both sides, an operation that does not commute: seq.TestNoElements seq.TestSegTree
string: empty; suffix arrays and z of all short texts, one letter, two in turn, a single letter, largest values: text.TestEmptyTexts text.TestSuffixArray text.TestZ TestSuffixesOfAll
twosat: no variables, one variable: graph.TestNoVertices graph.TestTwoSat
twosat: 20 variables, clauses with a known solution: TestTwoSatPlanted

KACTL data-structures
FenwickTree: first prefix with a sum: seq.TestFenwick
FenwickTree2d: sparse updates, all prefixes: seq.TestFenwick2D
LazySegmentTree: set and add in any order, maximum: TestSetAndAdd
LineContainer: against another container; 10^5 lines with large numbers: seq.TestLineHull seq.TestLiChao TestManyLines
MoQueries: order of moves, few moves; on trees [no Mo on trees here]: seq.TestMo seq.TestMoMoves
RMQ: all ranges of permutations: seq.TestSparseTable
SegmentTree: maximum, and a group that does not commute: seq.TestSegTree
Treap: split, merge, move of a range: seq.TestSequence seq.TestSequenceLong

KACTL geometry
CircleIntersection: integer circles, how many points and where: TestIntegerCircles
CircleLine: integer lines, how many points and where: TestIntegerCircles
CirclePolygon: any simple polygon against another formula: geom.TestCircleArea TestStarPolygons
CircleTangents: outer and inner, radius 0: geom.TestCommonTangents geom.TestTangentPoints geom.TestRadiusZero
ClosestPair: against all pairs: geom.TestClosest
ConvexHull: 100 points against another algorithm: geom.TestHull TestHullOfMany
DelaunayTriangulation, FastDelaunay [no such helper]
HullDiameter: against all pairs: geom.TestHull
LineHullIntersection [no such helper]
LineIntersection: the point is on both lines: geom.TestMeet TestIntegerLines
LineProjectionReflection [a line with the methods of Point]
ManhattanMST: cost against all pairs, at most 4n edges: geom.TestManhattanEdges
MinimumEnclosingCircle: holds all, and no smaller one does: geom.TestSmallestCircle TestHullOfMany
PointInsideHull: against the test for any polygon: geom.TestInsideConvex
PolygonArea: area and centre [no centre]: geom.TestPolygon
PolygonCut: area of any simple polygon: geom.TestCut TestStarPolygons
PolygonUnion [rectangles only]: geom.TestUnionArea
SegmentIntersection: all segments of a board: geom.TestIntersect
insidePolygon: against another algorithm: geom.TestPolygon

KACTL graph
2sat: random, satisfiable and not; at most one [no such helper]: graph.TestTwoSat TestTwoSatPlanted
DirectedMST: cost and parents against another algorithm: graph.TestArborescence graph.TestArborescenceNested
EdgeColoring: all graphs up to 6 vertices, random ones: graph.TestEdgeColors TestColorAll
EulerWalk: trails and circuits, directed or not: graph.TestTrail
GomoryHu: all pairs, and the lightest edge against the global cut: graph.TestCutTree TestLightestCut
HLD, LCA: against walking up, with 1,000 vertices: tree.TestHeavy tree.TestPathFold TestLongWalks
LinkCutTree: random links, cuts and questions: tree.TestLinkCut
MaximalCliques [no such helper]
MaximumClique: against another algorithm: graph.TestMaximumClique graph.TestMaximumCliqueLarge
MinCostMaxFlow, WeightedMatching: an assignment by flow against the Hungarian algorithm: graph.TestAssign TestAssignByFlow
MinimumVertexCover: as large as the matching, covers all edges: TestCoverByFlow
SCC: all graphs up to 4 vertices: graph.TestSCC TestComponentsOfAll
TopoSort: order of acyclic graphs: graph.TestTopological
erdos-gallai [no helper]
matrix-tree: the determinant counts spanning trees: TestCountTrees
maxflow: against other algorithms: graph.TestMaxFlow TestFlowRandom

KACTL number-theory
CRT: random sizes of all numbers: number.TestCRT number.TestCRTEdges
ContinuedFractions, FracBinarySearch [no such helper]
Eratosthenes: both sieves agree: number.TestSieve number.TestSegmentedSieve
Factor: all numbers up to 10^5 and their squares: number.TestFactor TestFactorSquares
MillerRabin: products of large primes: number.TestIsPrime number.TestPrimeEdges
ModInverse: a table of inverses [here of factorials]: TestInverseTable
ModLog: all small arguments: number.TestDiscreteLog
ModMulLL: up to the largest modulus: number.TestModEdges
ModSqrt: all residues of all small primes: number.TestSqrtMod
ModSum: all small arguments, and large ones: number.TestFloorSum number.TestFloorSumEdges
ModularArithmetic: division and powers: TestModulusBorders

KACTL numerical
BerlekampMassey, LinearRecurrence: all recurrences up to length 4 modulo 5 (here: up to 3): matrix.TestFindRecurrence TestShortRecurrences
FastFourierTransform [no floating-point transform]
FastFourierTransformMod, NumberTheoreticTransform: against the definition: number.TestConvolution TestLongConvolutions
FastSubsetTransform: and, or, xor: number.TestIndexConvolutions number.TestXorConvolution
IntDeterminant: all small matrices: matrix.TestDeterminant TestCountTrees
SolveLinear, SolveLinear2, SolveLinearBinary: number of solutions and a solution: matrix.TestSolve matrix.TestSolveMod
Tridiagonal [no such helper]

KACTL strings
AhoCorasick: all occurrences: text.TestAhoCorasick
Hashing, Hashing-codeforces: equal parts have equal hashes, others not: text.TestHash
KMP: all short texts: text.TestPrefix text.TestFind
MinRotation: random short texts: text.TestMinRotation
SuffixArray: order and common prefixes: text.TestSuffixArray TestSuffixesOfAll
Zfunc: all short texts: text.TestZ TestSuffixesOfAll

KACTL various
FastInput: numbers with blanks, signs, at the end of a buffer: scan.TestNumbers scan.TestWordsAndPlaces
FastKnapsack [no helper]
FastMod: any divisor: number.TestModulus number.TestModulusEdges TestModulusBorders
IntervalContainer: add and remove: ordered.TestIntervals
LIS: against another algorithm: seq.TestLIS
`

// TestPeers checks that each test in the list exists, and that each property has a test or a reason.
func TestPeers(t *testing.T) {
	files, err := filepath.Glob("*/*_test.go")
	if err != nil || len(files) < 30 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	files = append(files, "peerproperties_test.go")
	exists := make(map[string]bool)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		folder := strings.TrimPrefix(filepath.Base(filepath.Dir(file))+".", "..")
		for _, name := range regexp.MustCompile(`(?m)^func (Test\w+)\(`).FindAllStringSubmatch(string(text), -1) {
			exists[folder+name[1]] = true
		}
	}

	used := make(map[string]bool)
	for _, line := range strings.Split(peers, "\n") {
		tests := regexp.MustCompile(`(\w+\.)?Test\w+`).FindAllString(line, -1)
		for _, name := range tests {
			used[name] = true
			if !exists[name] {
				t.Errorf("%s: there is no test %s", line, name)
			}
		}
		isTitle := line == "" || line == "ac-library" || strings.HasPrefix(line, "KACTL ")
		if len(tests) == 0 && !isTitle && !strings.HasSuffix(line, "]") {
			t.Errorf("%s: neither a test nor a reason", line)
		}
	}
	for name := range exists {
		if !strings.Contains(name, ".") && !used[name] {
			t.Errorf("%s is in no line of the list", name)
		}
	}
}
