// The picture of voxcodei1.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
