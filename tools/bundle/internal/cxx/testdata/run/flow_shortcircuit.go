// && and || evaluate their right side only if it is needed.
package main

import (
	"fmt"
)

func t(s string, v bool) bool { fmt.Print(s, " "); return v }
func main() {
	fmt.Println(t("a", false) && t("b", true), t("c", true) || t("d", true), t("e", true) && (t("f", false) || t("g", true)) && !t("h", false))
}
