// Packages of which nothing is supported: one message for each, at its first use.
package main

import (
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"image/color"
	"net/http"
	"os/exec"
	"path"
	"text/template"
)

func main() {
	var list []int
	err := json.Unmarshal([]byte("[1, 2]"), &list) // ERROR "package encoding/json: it finds fields by reflection.*by hand"
	fmt.Println(list, err, json.Valid(nil))
	fast := flag.Bool("fast", false, "") // ERROR "package flag: judges call programs without arguments; read the values from the standard input, or from os.Args"
	flag.Parse()
	fmt.Println(*fast, flag.Arg(0))
	picture := image.NewGray(image.Rect(0, 0, 1, 1)) // ERROR "package image: .*; print the picture as text"
	picture.SetGray(0, 0, color.Gray{1})             // ERROR "package image/color: "
	page, _ := http.Get("x")                         // ERROR "package net/http: judges have no network"
	fmt.Println(page)
	fmt.Println(exec.Command("ls").Run())                       // ERROR "package os/exec: judges allow few system calls"
	fmt.Println(path.Base("a/b"))                               // ERROR "package path: it is not in the translator's library; copy the functions that you need from its source"
	template.Must(template.New("").Parse("")).Execute(nil, nil) // ERROR "package text/template: "
	fmt.Println(binary.LittleEndian.Uint16([]byte{1, 2}))       // ERROR "package encoding/binary: .* shifts"
}
