// The picture of bender4.
package main

import "oj/testcases/internal/stage"

func main() { stage.Main() }
