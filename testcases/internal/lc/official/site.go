package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// A Problem is a copy of a problem's folder in the site's repository.
type Problem struct {
	ID      string
	Folder  string // of the copy
	Common  string // the folder of the site's common headers
	Tests   []Test
	Checker string            // the checker's source, relative to Folder
	Hashes  map[string]string // the SHA-256 of the inputs and outputs, by name of the file
}

// A Test is a generator, or a family of fixed inputs.
type Test struct {
	Name   string // such as max_random.cpp, or example.in
	Number int    // how many cases it has
}

// OpenProblem copies the folder of a problem, so that the checkout remains as it is, and reads info.toml.
func OpenProblem(site, id, folder string) (*Problem, error) {
	found, err := filepath.Glob(filepath.Join(site, "*", id, "info.toml"))
	if err != nil || len(found) != 1 {
		return nil, fmt.Errorf("%d folders %s/*/%s with an info.toml, want one", len(found), site, id)
	}
	if err := copyFolder(folder, filepath.Dir(found[0])); err != nil {
		return nil, err
	}
	common, err := filepath.Abs(filepath.Join(site, "common"))
	if err != nil {
		return nil, err
	}

	info, err := os.ReadFile(filepath.Join(folder, "info.toml"))
	if err != nil {
		return nil, err
	}
	p := &Problem{ID: id, Folder: folder, Common: common}
	params, err := p.readInfo(string(info))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", found[0], err)
	}
	if err := os.WriteFile(filepath.Join(folder, "params.h"), []byte(params), 0o644); err != nil {
		return nil, err
	}

	hashes, err := os.ReadFile(filepath.Join(folder, "hash.json"))
	if err != nil {
		return nil, err
	}
	return p, json.Unmarshal(hashes, &p.Hashes)
}

// readInfo reads the lines of info.toml that matter here: the tests, the checker and the parameters, which it
// returns as the header params.h. It reads the part of TOML that the site uses: a section or a key a line.
func (p *Problem) readInfo(info string) (params string, err error) {
	p.Checker = "checker.cpp"
	section := ""
	for n, line := range strings.Split(info, "\n") {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "[") {
			section = strings.Trim(tomlValue(line), "[] ")
			if section == "tests" {
				p.Tests = append(p.Tests, Test{})
			}
			continue
		}
		key, value, ok := strings.Cut(line, "=")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}

		key, value = strings.TrimSpace(key), tomlValue(value)
		switch {
		case section == "" && key == "checker":
			p.Checker = value[1 : len(value)-1]
		case section == "tests" && key == "name":
			p.Tests[len(p.Tests)-1].Name = value[1 : len(value)-1]
		case section == "tests" && key == "number":
			p.Tests[len(p.Tests)-1].Number, err = strconv.Atoi(value)
		case section == "params":
			params += define(key, value)
		}
		if err != nil {
			return "", fmt.Errorf("line %d: %w", n+1, err)
		}
	}
	if len(p.Tests) == 0 {
		return "", fmt.Errorf("no [[tests]]")
	}
	return params, nil
}

// tomlValue returns the value without the comment behind it. A string has double quotes.
func tomlValue(value string) string {
	value = strings.TrimSpace(value)
	if value != "" && strings.Contains(`"'`, value[:1]) {
		if end := strings.IndexByte(value[1:], value[0]); end >= 0 {
			return `"` + value[1:1+end] + `"`
		}
	}
	value, _, _ = strings.Cut(value, "#")
	return strings.TrimSpace(value)
}

// define returns the line of params.h for a parameter, as the site's generate.py does.
func define(key, value string) string {
	digits := strings.ReplaceAll(value, "_", "")
	if n, err := strconv.ParseInt(digits, 0, 64); err == nil {
		return fmt.Sprintf("#define %s (long long)%d\n", key, n)
	}
	if _, err := strconv.ParseFloat(digits, 64); err == nil {
		value = digits
	}
	return fmt.Sprintf("#define %s %s\n", key, value)
}

// Stem returns the test's name without its extension; the names of its cases begin with it.
func (t Test) Stem() string { return strings.TrimSuffix(t.Name, filepath.Ext(t.Name)) }

// BuildGenerator builds the generator of a test, and returns a function that writes case i into a file.
func (p *Problem) BuildGenerator(ctx context.Context, t Test) (write func(i int, file string) error, err error) {
	if filepath.Ext(t.Name) == ".in" {
		return func(i int, file string) error {
			return copyFile(file, filepath.Join(p.Folder, "gen", fmt.Sprintf("%s_%02d.in", t.Stem(), i)))
		}, nil
	}

	program := filepath.Join(p.Folder, "gen", t.Stem())
	if err := buildSite(ctx, p, program, "gen/"+t.Name, "-O1"); err != nil {
		return nil, err
	}
	return func(i int, file string) error {
		_, err := run(ctx, "", file, program, strconv.Itoa(i))
		return err
	}, nil
}

// Same reports whether a file has the hash that the site lists for the name.
func (p *Problem) Same(file, name string) (bool, error) {
	f, err := os.Open(file)
	if err != nil {
		return false, err
	}
	defer f.Close()
	hash := sha256.New()
	if _, err := io.Copy(hash, f); err != nil {
		return false, err
	}
	return hex.EncodeToString(hash.Sum(nil)) == p.Hashes[name], nil
}

func copyFolder(to, from string) error {
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			return os.MkdirAll(filepath.Join(to, relative), 0o755)
		}
		return copyFile(filepath.Join(to, relative), path)
	})
}

func copyFile(to, from string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, text, 0o644)
}
