// The picture of knight1.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
