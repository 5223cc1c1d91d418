package cxx

// This file changes programs at random. For every changed program, the translator must return a translation
// or an error within a time limit.

import (
	"flag"
	"go/scanner"
	"go/token"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// FuzzTranslate replaces some tokens in programs of testdata/run with other tokens of the same kind and
// translates the changed programs. The translator must not panic. During fuzzing, no translation may take
// longer than ten seconds.
func FuzzTranslate(f *testing.F) {
	names, err := filepath.Glob("testdata/run/*.go")
	if err != nil || len(names) == 0 {
		f.Fatalf("testdata/run holds %d programs, %v", len(names), err)
	}
	imp, _ := libraryImporter(f)
	for i := range 40 {
		f.Add(uint(i*len(names)/40), int64(i))
	}
	fuzzing := flag.Lookup("test.fuzz").Value.String() != ""
	f.Fuzz(func(t *testing.T, which uint, seed int64) {
		path := names[which%uint(len(names))]
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		changed := replaceTokens(src, rand.New(rand.NewSource(seed)))
		start := time.Now()
		_, err = Translate(t.Context(), changed, Options{Name: path, GoVersion: languageOf(src), Importer: imp})
		if fuzzing && time.Since(start) > 10*time.Second {
			t.Errorf("%s takes %v:\n%s", path, time.Since(start), changed)
		}
		if err != nil && strings.Contains(err.Error(), "a fault of the translator") {
			t.Errorf("%v:\n%s", err, changed)
		}
	})
}

// replaceTokens replaces up to three tokens of a program by tokens of the same kind from the same program.
func replaceTokens(src []byte, rng *rand.Rand) []byte {
	var s scanner.Scanner
	s.Init(token.NewFileSet().AddFile("", -1, len(src)), src, nil, 0)
	type place struct{ from, to int }
	kinds := map[string][]place{}
	var all []string // the kind of each token
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			break
		}
		kind := tok.String()
		if tok.IsOperator() && !strings.Contains("(){}[];,.:", kind) {
			kind, text = "operator", kind
		}
		if tok.IsLiteral() || kind == "operator" {
			kinds[kind] = append(kinds[kind], place{int(pos) - 1, int(pos) - 1 + len(text)})
			all = append(all, kind)
		}
	}
	for range 1 + rng.Intn(3) {
		list := kinds[all[rng.Intn(len(all))]]
		a, b := list[rng.Intn(len(list))], list[rng.Intn(len(list))]

		// Replace a token only by one of the same length, so that the positions of all other tokens stay valid.
		if a.to-a.from == b.to-b.from {
			src = append(append(append([]byte{}, src[:a.from]...), src[b.from:b.to]...), src[a.to:]...)
		}
	}
	return src
}
