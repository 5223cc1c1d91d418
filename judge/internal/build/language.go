// This file is the table of languages.

package build

// Language says how sources of one language are recognised, compiled and started.
type Language struct {
	ID    string   // as in -lang and in reports
	Name  string   // for people
	Exts  []string // of file names
	Tools []string // compilers or interpreters, the first that is found serves
}

// languages in the order in which they are preferred when a folder holds several.
var languages = []*Language{
	{"go", "Go", []string{".go"}, []string{"go"}},
	{"cpp", "C++", []string{".cpp", ".cc", ".cxx", ".c++", ".C"}, []string{"g++", "clang++", "c++"}},
	{"c", "C", []string{".c"}, []string{"gcc", "clang", "cc"}},
	{"java", "Java", []string{".java"}, []string{"javac"}},
	{"kotlin", "Kotlin", []string{".kt"}, []string{"kotlinc"}},
	{"rust", "Rust", []string{".rs"}, []string{"rustc"}},
	{"python", "Python 3", []string{".py", ".py3"}, []string{"python3", "pypy3"}},
	{"shell", "shell", []string{".sh"}, []string{"sh"}},
}

// scripted is the language of folders with build or run scripts.
var scripted = &Language{ID: "script", Name: "build/run scripts"}

// foreign is the language of sources that the judge does not know.
var foreign = &Language{ID: "unknown", Name: "unknown language"}

// LanguageByID returns the language of that name (c++ and py count as cpp and python), or nil.
func LanguageByID(id string) *Language {
	switch id {
	case "c++", "cplusplus":
		id = "cpp"
	case "py", "python3":
		id = "python"
	}
	for _, l := range languages {
		if l.ID == id {
			return l
		}
	}
	return nil
}

// LanguageOf returns the language that a file name's ending tells, or nil.
func LanguageOf(name string) *Language {
	for _, l := range languages {
		for _, ext := range l.Exts {
			if len(name) > len(ext) && name[len(name)-len(ext):] == ext {
				return l
			}
		}
	}
	return nil
}
