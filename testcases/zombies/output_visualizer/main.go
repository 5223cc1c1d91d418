// The picture of zombies.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
