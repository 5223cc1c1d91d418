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

// javaClass finds the class with main.
func javaClass(s *Source) (string, error) {
	class := s.mainClass(func(file string) string { return strings.TrimSuffix(path.Base(file), ".java") })
	if class == "" {
		return "", errors.New("no class with a method main found")
	}
	return class, nil
}

// kotlinClass finds the class with main, that of main.kt if there is none. Functions outside of classes are in one that
// is named after the file.
func kotlinClass(s *Source) (string, error) {
	return cmp.Or(s.mainClass(func(file string) string {
		name := strings.Map(func(r rune) rune {
			if unicode.IsLetter(r) || unicode.IsDigit(r) {
				return r
			}
			return '_'
		}, strings.TrimSuffix(path.Base(file), ".kt"))
		first, size := utf8.DecodeRuneInString(name)
		if unicode.IsDigit(first) {
			return "_" + name + "Kt"
		}
		return string(unicode.ToUpper(first)) + name[size:] + "Kt"
	}), "MainKt"), nil
}

var (
	jvmPackage = regexp.MustCompile(`(?m)^\s*package\s+([\pL\pN_.]+)`)
	// jvmNoise is what no names are looked for in: comments and texts.
	jvmNoise = regexp.MustCompile(`(?s)/\*.*?\*/|//[^\n]*|""".*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`)
	// jvmWord is what matters for the nesting of classes and the place of main.
	jvmWord = regexp.MustCompile(`[{}]|\bcompanion\s+object\b|\b(?:class|interface|enum|record|object)\s+([\pL_$][\pL\pN_$]*)|` +
		`\bvoid\s+main\s*\(|(?:@JvmStatic\s+)?\bfun\s+main\s*\(`)
)

// mainClass finds the class with a main, one that is called Main before others; "" for none. A main outside of all
// classes is in the one that outside makes of the file's name.
func (s *Source) mainClass(outside func(file string) string) string {
	found := []string{}
	for _, f := range s.Files {
		if !s.Lang.Is(f.Name) {
			continue
		}
		text, in := jvmNoise.ReplaceAllString(string(f.Data), " "), ""
		if m := jvmPackage.FindStringSubmatch(text); m != nil {
			in = m[1] + "."
		}
		for _, class := range mainsIn(text) {
			found = append(found, in+cmp.Or(class, outside(f.Name)))
		}
	}
	slices.Sort(found)
	usual := slices.IndexFunc(found, func(class string) bool {
		return slices.Contains([]string{"Main", "MainKt"}, class[strings.LastIndexByte(class, '.')+1:])
	})
	if len(found) == 0 {
		return ""
	}
	return found[max(usual, 0)]
}

// mainsIn returns the classes that hold a main, "" for one outside of all classes. Inner classes are named Outer$Inner.
func mainsIn(text string) (classes []string) {
	const function = "{" // stands for braces that are no class's
	var within []string
	name := function // of what the next brace opens
	for _, m := range jvmWord.FindAllStringSubmatch(text, -1) {
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
