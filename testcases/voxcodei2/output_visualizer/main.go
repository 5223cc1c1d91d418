// The picture of voxcodei2.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
