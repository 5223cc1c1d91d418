// Package encoding/json.
package main

import (
	"encoding/json"
	"fmt"
)

func main() {
	var list []int
	err := json.Unmarshal([]byte("[1, 2]"), &list) // ERROR "encoding/json: it finds fields by reflection.*by hand"
	fmt.Println(list, err)
}
