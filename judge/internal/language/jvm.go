// This file compiles for Java's machine, and finds the class that is to be started.

package language

import (
	"cmp"
	"errors"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// javaFlags are what contests give to the runtime: a fixed heap and a deep stack.
var javaFlags = []string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=4", "-Xss64m", "-Xmx" + Memory + "m"}

// javaRuntime names what runs the programs of a compiler for Java: that which belongs to it.
func javaRuntime(compiler string) string {
	return filepath.Join(filepath.Dir(compiler), "java"+ExeSuffix)
}

// anyJava names what runs the programs of other compilers for Java's machine.
func anyJava(string) string { return "java" }

// java compiles all files and starts the class that holds main.
func java(s *Source, tool string) (compile, start []string, err error) {
	class := cmp.Or(s.Entry, javaClass(s))
	if class == "" {
		return nil, nil, errors.New("no class with a method main found")
	}
	start = append([]string{javaRuntime(tool)}, javaFlags...)
	start = append(start, "-cp", Dir, class)
	return append([]string{tool, "-encoding", "UTF-8", "-d", "."}, s.own()...), start, nil
}

// kotlin compiles all files into an archive, and starts the class that holds main, or that of which the
// compiler thinks so.
func kotlin(s *Source, tool string) (compile, start []string, err error) {
	const archive = "program.jar"
	start = append([]string{anyJava(tool)}, javaFlags...)
	if class := cmp.Or(s.Entry, kotlinClass(s)); class != "" {
		start = append(start, "-cp", inDir(archive), class)
	} else {
		start = append(start, "-jar", inDir(archive))
	}
	return append([]string{tool, "-include-runtime", "-d", archive}, s.own()...), start, nil
}

// javaClass finds the class with main, Main before others; "" for none.
func javaClass(s *Source) string {
	return s.mainClass(javaMain, func(file string) string { return strings.TrimSuffix(path.Base(file), ".java") })
}

// kotlinName is the class that is started, that of main.kt if none is found.
func kotlinName(s *Source) string { return cmp.Or(kotlinClass(s), "MainKt") }

// kotlinClass finds the class with main in Kotlin, where functions outside of classes are in one that is named after
// the file; "" for none.
func kotlinClass(s *Source) string {
	return s.mainClass(kotlinMain, func(file string) string {
		name := []rune(strings.TrimSuffix(path.Base(file), ".kt"))
		for i, r := range name {
			if r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
				name[i] = '_'
			}
		}
		name[0] = unicode.ToUpper(name[0])
		if unicode.IsDigit(name[0]) {
			name = append([]rune{'_'}, name...)
		}
		return string(name) + "Kt"
	})
}

var (
	javaMain   = regexp.MustCompile(`^void\s+main\s*\($`)
	kotlinMain = regexp.MustCompile(`^(@JvmStatic\s+)?fun\s+main\s*\($`)

	jvmPackage = regexp.MustCompile(`(?m)^\s*package\s+([\pL\pN_.]+)`)
	// jvmNoise is what no names are looked for in: comments and texts.
	jvmNoise = regexp.MustCompile(`(?s)/\*.*?\*/|//[^\n]*|""".*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`)
	// jvmWord is what matters for the nesting of classes and the place of main.
	jvmWord = regexp.MustCompile(`[{}]|\bcompanion\s+object\b|\b(?:class|interface|enum|record|object)\s+([\pL_$][\pL\pN_$]*)|` +
		`\bvoid\s+main\s*\(|(?:@JvmStatic\s+)?\bfun\s+main\s*\(`)
)

// mainClass finds the class with a main of this form. A main outside of all classes is in the one that
// outside makes of the file's name.
func (s *Source) mainClass(main *regexp.Regexp, outside func(file string) string) string {
	var found []string
	for _, f := range s.Files {
		if !s.Lang.Is(f.Name) {
			continue
		}
		text := jvmNoise.ReplaceAllString(string(f.Data), " ")
		for _, class := range mainsIn(text, main) {
			class = cmp.Or(class, outside(f.Name))
			if m := jvmPackage.FindStringSubmatch(text); m != nil {
				class = m[1] + "." + class
			}
			found = append(found, class)
		}
	}
	slices.SortFunc(found, func(a, b string) int {
		return cmp.Or(cmp.Compare(rankOfMain(a), rankOfMain(b)), strings.Compare(a, b))
	})
	if len(found) == 0 {
		return ""
	}
	return found[0]
}

// rankOfMain orders classes with main: one that is called so is meant.
func rankOfMain(class string) int {
	switch simple := class[strings.LastIndexByte(class, '.')+1:]; {
	case simple == "Main" || simple == "MainKt":
		return 0
	case strings.HasSuffix(simple, "Main"):
		return 1
	}
	return 2
}

// mainsIn returns the classes that hold a main of this form, "" for one outside of all classes. Inner
// classes are named Outer$Inner.
func mainsIn(text string, main *regexp.Regexp) (classes []string) {
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
		case main.MatchString(word) && !slices.Contains(within, function) && (len(within) == 0 || !strings.HasPrefix(word, "fun")):
			classes = append(classes, strings.Join(slices.DeleteFunc(slices.Clone(within), func(s string) bool { return s == "" }), "$"))
		}
	}
	return classes
}
