package cxx

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
)

func TestZDriver(t *testing.T) {
	dirs, _ := filepath.Glob(os.Getenv("ZDIR") + "/*/main.go")
	var mu sync.Mutex
	count := map[string]int{}
	log, _ := os.Create(os.Getenv("ZDIR") + "/../log.txt")
	inParallel(dirs, func(path string) {
		src, _ := os.ReadFile(path)
		kind := "ok"
		text, err := Translate(t.Context(), src, Options{Name: "main.go"})
		var u *Unsupported
		switch {
		case errors.As(err, &u):
			kind = "refused"
		case err != nil:
			kind = "error"
		default:
			os.WriteFile(filepath.Dir(path)+"/main.cpp", text, 0o644)
		}
		mu.Lock()
		count[kind]++
		fmt.Fprintf(log, "%s %s\n", kind, path)
		if kind == "refused" {
			fmt.Fprintf(log, "%v\n", err)
		}
		mu.Unlock()
	})
	t.Log(count)
}
