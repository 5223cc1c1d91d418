// The picture of marslander3.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
