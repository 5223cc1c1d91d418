// Command referee is the referee of marslander3.
package main

import "oj/testcases/internal/lander"

func main() { lander.Play() }
