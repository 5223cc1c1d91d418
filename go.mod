module oj

go 1.25

tool (
	oj/judge
	oj/tools/bundle
	oj/tools/export
	oj/tools/graph
	oj/tools/new
	oj/tools/oj
	oj/tools/practise
	oj/tools/stress
	oj/tools/submit
)

// The learner's own programs, which need not compile.
ignore ./mine

require github.com/google/go-cmp v0.7.0
