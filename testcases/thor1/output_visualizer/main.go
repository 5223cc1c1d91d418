// The picture of thor1.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
