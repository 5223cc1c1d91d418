package accept

import (
	"flag"
	"fmt"
	"go/build"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite api.txt from the api folder of this Go")

// apiLine matches a line of GOROOT/api about a symbol that exists on every platform.
var apiLine = regexp.MustCompile(`^pkg ([\w/]+), (func|const|var|type|method) (.*)$`)

// symbolsOf returns the names, "Name" or "Type.Member", that a line declares.
func symbolsOf(kind, rest string) []string {
	word := regexp.MustCompile(`^\w+`)
	switch kind {
	case "method":
		recv, name, _ := strings.Cut(rest[1:], ") ")
		return []string{word.FindString(strings.TrimPrefix(recv, "*")) + "." + word.FindString(name)}
	case "type":
		typ := word.FindString(rest)
		names := []string{typ}
		if i := strings.Index(rest, " interface { "); i >= 0 {
			for _, m := range strings.Split(strings.TrimSuffix(rest[i+len(" interface { "):], " }"), ", ") {
				names = append(names, typ+"."+word.FindString(m))
			}
		} else if i := strings.Index(rest, " interface, "); i >= 0 {
			names = append(names, typ+"."+word.FindString(rest[i+len(" interface, "):]))
		} else if i := strings.Index(rest, " struct, "); i >= 0 {
			field := strings.TrimPrefix(rest[i+len(" struct, "):], "embedded ")
			field = field[strings.LastIndex(strings.TrimLeft(strings.Fields(field)[0], "*"), ".")+1:]
			names = append(names, typ+"."+word.FindString(field))
		}
		return names
	}
	return []string{word.FindString(rest)}
}

// readAPI returns the version that added each symbol, according to the files of GOROOT/api.
func readAPI(dir string) (api, error) {
	first := api{}
	for minor := 0; minor <= lastMinor; minor++ {
		name := fmt.Sprintf("go1.%d.txt", minor)
		if minor == 0 {
			name = "go1.txt"
		}
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		for _, line := range strings.Split(string(text), "\n") {
			line, _, _ = strings.Cut(line, " //deprecated")
			m := apiLine.FindStringSubmatch(strings.TrimSpace(strings.Split(line, " #")[0]))
			if m == nil {
				continue
			}
			if first[m[1]] == nil {
				first[m[1]] = map[string]int{"": minor}
			}
			for _, s := range symbolsOf(m[2], m[3]) {
				if _, ok := first[m[1]][s]; !ok {
					first[m[1]][s] = minor
				}
			}
		}
	}
	return first, nil
}

// formatAPI returns the text of the table: the symbols of firstMinor and later.
func formatAPI(first api) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Symbols that Go 1.%d to 1.%d added to the standard library, made from the\n", firstMinor, lastMinor)
	b.WriteString("# folder api of the Go distribution: path, names, minor version; - is the package\n# itself. Do not edit: go test ./tools/bundle/internal/accept -run APITable -update\n")
	var paths []string
	for path := range first {
		paths = append(paths, path)
	}
	sort.Strings(paths)
	for _, path := range paths {
		byMinor := map[int][]string{}
		for name, minor := range first[path] {
			if minor >= firstMinor {
				if name == "" {
					name = "-"
				}
				byMinor[minor] = append(byMinor[minor], name)
			}
		}
		head := path
		for minor := firstMinor; minor <= lastMinor; minor++ {
			if names := byMinor[minor]; len(names) > 0 {
				sort.Strings(names)
				fmt.Fprintf(&b, "%s %s %d\n", head, strings.Join(names, " "), minor)
				head = ""
			}
		}
	}
	return b.String()
}

// TestAPITable checks that api.txt agrees with the API files of the Go distribution.
func TestAPITable(t *testing.T) {
	dir := filepath.Join(build.Default.GOROOT, "api")
	if _, err := os.Stat(filepath.Join(dir, fmt.Sprintf("go1.%d.txt", lastMinor))); err != nil {
		t.Skipf("this Go has no api folder to compare with: %v", err)
	}
	first, err := readAPI(dir)
	if err != nil {
		t.Fatal(err)
	}
	want := formatAPI(first)
	if *update {
		if err := os.WriteFile("api.txt", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want != apiText && !*update {
		t.Error("api.txt is out of date: run with -update")
	}
}

// TestAPISymbols checks some known symbols in the embedded table.
func TestAPISymbols(t *testing.T) {
	for _, c := range []struct {
		path, name string
		minor      int
	}{
		{"slices", "", 21}, {"slices", "Sort", 21}, {"cmp", "Compare", 21}, {"errors", "Join", 20},
		{"strings", "CutPrefix", 20}, {"strings", "Cut", 18}, {"sync/atomic", "Int64.Add", 19},
		{"bufio", "Writer.AvailableBuffer", 18}, {"sort", "Find", 19}, {"bytes", "Clone", 20},
		{"net/http", "Server.Protocols", 24}, {"io", "ReadAll", 16}, {"os", "ReadFile", 16},
		{"math/rand/v2", "", 22}, {"strings", "Builder", 0}, {"sort", "Slice", 0}, {"log/slog", "Handler.Enabled", 21},
	} {
		if got := parsedAPI()[c.path][c.name]; got != c.minor {
			t.Errorf("%s.%s: added in 1.%d, want 1.%d (0: before 1.%d)", c.path, c.name, got, c.minor, firstMinor)
		}
	}
}
