// The picture of marslander2.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
