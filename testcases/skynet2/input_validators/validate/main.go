// Command validate is the input validator of skynet2. Package valid describes the format and the bounds.
package main

import "oj/testcases/internal/chase/valid"

func main() {
	valid.Main(valid.Rules{
		Agents: []string{"seen", "low", "high", "few", "double", "random", "perfect"},
	})
}
