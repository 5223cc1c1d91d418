// This file finds the class with the main method in Java and Kotlin sources.

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

// javaClass returns the name of the class that the compiler creates for methods outside all classes in a file with this
// name.
func javaClass(file string) string { return strings.TrimSuffix(file, ".java") }

// kotlinClass returns the name of the class that Kotlin creates for the top-level functions of a file. The
// name is an identifier that begins with a capital letter and ends in Kt.
func kotlinClass(file string) string {
	notInName := regexp.MustCompile(`[^\pL\p{Nd}]`)
	name := notInName.ReplaceAllString(strings.TrimSuffix(file, ".kt"), "_") + "Kt"
	first, size := utf8.DecodeRuneInString(name)
	if unicode.IsDigit(first) {
		return "_" + name
	}
	return string(unicode.ToUpper(first)) + name[size:]
}

// declaration matches the parts of a Java source that decide which class is public: nesting, ends of declarations, the
// modifier public, and the names of classes.
var declaration = regexp.MustCompile(`[{}();]|\bpublic\b|` +
	`(?:\b(?:class|interface|enum|record)|@\s*interface)\s+([\pL_$][\pL\pN_$]*)`)

// publicClass returns the name of the public class of a Java source or, if no class is public, the name of a class with
// a main method. It returns "" if there is neither.
func publicClass(text string) string {
	text = noise.ReplaceAllString(text, " ")
	depth, public := 0, false
	for _, m := range declaration.FindAllStringSubmatch(text, -1) {
		switch word := m[0]; {
		case word == "{" || word == "(":
			depth++
		case word == "}" || word == ")":
			depth--
			public = public && word == ")" // the parenthesis may end an annotation between the modifiers
		case depth > 0:
		case word == ";":
			public = false
		case word == "public":
			public = true
		case public:
			return m[1]
		}
	}

	for _, class := range mainsIn(text) {
		if class != "" {
			outer, _, _ := strings.Cut(class, "$")
			return outer
		}
	}
	return ""
}

var (
	inPackage = regexp.MustCompile(`(?m)^\s*package\s+([\pL\pN_.]+)`)

	// noise matches comments and string literals, because words in them are not code.
	noise = regexp.MustCompile(`(?s)/\*.*?\*/|//[^\n]*|""".*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`)

	calledMain = regexp.MustCompile(`(^|\.)Main(Kt)?$`)
)

// mainClass returns a class with a main method, preferably Main. If there is none, it returns an error.
func (s *Source) mainClass() (string, error) {
	// Replace comments and strings with spaces, so that words in them are not found.
	var found []string
	for _, f := range s.Files {
		if !s.Lang.Is(f.Name) {
			continue
		}
		text := noise.ReplaceAllString(string(f.Data), " ")
		prefix := ""
		if m := inPackage.FindStringSubmatch(text); m != nil {
			prefix = m[1] + "."
		}
		for _, class := range mainsIn(text) {
			found = append(found, prefix+cmp.Or(class, s.Lang.class(path.Base(f.Name))))
		}
	}
	if len(found) == 0 {
		return "", errors.New("no class has a main method")
	}

	// Sort the classes, so that the result does not depend on the order of the files. A class with the name of its
	// file is public.
	slices.Sort(found)
	preferred := slices.IndexFunc(found, calledMain.MatchString)
	if preferred < 0 {
		preferred = slices.IndexFunc(found, s.isFileClass)
	}
	return found[max(0, preferred)], nil
}

// isFileClass reports whether a file of the program has the name of the class.
func (s *Source) isFileClass(class string) bool {
	name := class[strings.LastIndexByte(class, '.')+1:]
	return slices.ContainsFunc(s.Files, func(f File) bool {
		return s.Lang.Is(f.Name) && s.Lang.class(path.Base(f.Name)) == name
	})
}

// words matches braces, the names of classes, and main functions.
var words = regexp.MustCompile(`[{}]|\bcompanion\s+object\b|` +
	`\b(?:class|interface|enum|record|object)\s+([\pL_$][\pL\pN_$]*)|` +
	`\bvoid\s+main\s*\(|(?:@JvmStatic\s+)?\bfun\s+main\s*\(`)

// mainsIn returns the classes that have a main function. For a main function outside all classes, the
// result contains "". The name of an inner class is Outer$Inner.
func mainsIn(text string) (classes []string) {
	// within has an element for each open brace, the outermost first: the name of the class that the brace opens, or
	// notClass if it opens no class.
	const notClass = "{"
	var within []string
	name := notClass // the element for the next opening brace
	for _, m := range words.FindAllStringSubmatch(text, -1) {
		// An opening brace begins the body of the class or function that was declared last.
		switch word := m[0]; {
		case word == "{":
			within = append(within, name)
			name = notClass
		case word == "}":
			within = within[:max(0, len(within)-1)]
			name = notClass
		case strings.HasPrefix(word, "companion"):
			name = "" // ignore the name of a companion object: its static functions belong to the class around it
		case m[1] != "":
			name = m[1]
		default:
			// Skip a main function inside a function. Also skip Kotlin's "fun main" in a class, because it is
			// not static.
			isMethod := len(within) > 0 && strings.HasPrefix(word, "fun")
			if isMethod || slices.Contains(within, notClass) {
				continue
			}
			named := slices.DeleteFunc(slices.Clone(within), func(s string) bool { return s == "" })
			classes = append(classes, strings.Join(named, "$"))
		}
	}
	return classes
}
