// The picture of panic2.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
