// Command stress looks for inputs on which a solution is wrong: it runs it against a slow program on random inputs.
// Start it with -h for its flags and exit statuses. It is written in judge/stress, beside the parts of the judge that
// it works with.
package main

import "oj/judge/stress"

func main() { stress.Main() }
