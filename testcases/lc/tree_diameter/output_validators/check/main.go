// Command check is the output validator of a Library Checker problem. The argument with the id of the problem is in
// problem.yaml.
package main

import "oj/testcases/internal/lc"

func main() { lc.Validate() }
