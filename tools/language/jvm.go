// This file finds the class to start in sources for Java's machine.

package language

import (
	"cmp"
	"errors"
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// javaClass names the class of what stands outside of all classes in a file of this name.
func javaClass(file string) string { return strings.TrimSuffix(file, ".java") }

// kotlinClass does so for Kotlin.
func kotlinClass(file string) string {
	name := regexp.MustCompile(`[^\pL\p{Nd}]`).ReplaceAllString(strings.TrimSuffix(file, ".kt"), "_") + "Kt"
	first, size := utf8.DecodeRuneInString(name)
	if unicode.IsDigit(first) {
		return "_" + name
	}
	return string(unicode.ToUpper(first)) + name[size:]
}

// mainClass finds the class with a main, one that is called Main before others.
func (s *Source) mainClass() (string, error) {
	inPackage := regexp.MustCompile(`(?m)^\s*package\s+([\pL\pN_.]+)`)
	noise := regexp.MustCompile(`(?s)/\*.*?\*/|//[^\n]*|""".*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`) // comments and texts
	var found []string
	for _, f := range s.Files {
		if !s.Lang.Is(f.Name) {
			continue
		}
		text, in := noise.ReplaceAllString(string(f.Data), " "), ""
		if m := inPackage.FindStringSubmatch(text); m != nil {
			in = m[1] + "."
		}
		for _, class := range mainsIn(text) {
			found = append(found, in+cmp.Or(class, s.Lang.class(path.Base(f.Name))))
		}
	}
	if len(found) == 0 {
		return "", errors.New("no class with a method main found")
	}
	slices.Sort(found)
	return found[max(0, slices.IndexFunc(found, regexp.MustCompile(`(^|\.)Main(Kt)?$`).MatchString))], nil
}

// mainsIn returns the classes that hold a main, "" for one outside of all classes. Inner classes are named Outer$Inner.
func mainsIn(text string) (classes []string) {
	words := regexp.MustCompile(`[{}]|\bcompanion\s+object\b|\b(?:class|interface|enum|record|object)\s+([\pL_$][\pL\pN_$]*)|` +
		`\bvoid\s+main\s*\(|(?:@JvmStatic\s+)?\bfun\s+main\s*\(`)
	const function = "{" // stands for braces that are no class's
	var within []string
	name := function // of what the next brace opens
	for _, m := range words.FindAllStringSubmatch(text, -1) {
		switch word := m[0]; {
		case word == "{":
			within, name = append(within, name), function
		case word == "}":
			within, name = within[:max(0, len(within)-1)], function
		case strings.HasPrefix(word, "companion"): // its static functions are those of the class around it
			name = ""
		case m[1] != "":
			name = m[1]
		case !slices.Contains(within, function) && (len(within) == 0 || !strings.HasPrefix(word, "fun")):
			classes = append(classes, strings.Join(slices.DeleteFunc(slices.Clone(within), func(s string) bool { return s == "" }), "$"))
		}
	}
	return classes
}
