package args

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Named returns a text in which commands are named in the form in which the user started this one. The text names them
// from the root of this repository, such as "go run ./judge" or "go run ./tools/new".
func Named(text string) string {
	return canonical.ReplaceAllStringFunc(text, func(command string) string {
		tool := strings.TrimPrefix(command, "go run ./")
		return started().name(tool)
	})
}

var canonical = regexp.MustCompile(`go run \./(?:judge|tools/[a-z]+)\b`)

// start is how this command was started.
type start struct {
	goCommand []string // such as go run ./judge or go tool judge; nil for an installed program
	program   string   // the name of an installed program, as the user typed it
	tool      string   // this command's folder in this repository, such as tools/new
}

// name returns the name of a command that is started in the same way.
func (s start) name(tool string) string {
	// An installed program stands beside the others.
	if s.goCommand == nil {
		folder, _ := filepath.Split(s.program)
		return folder + path.Base(tool) + extension(s.program)
	}

	// The last word names the command. It may be a relative folder, as in go run ../../judge.
	last := len(s.goCommand) - 1
	words := slices.Clone(s.goCommand)
	root, hasFolder := strings.CutSuffix(filepath.ToSlash(words[last]), s.tool)
	switch {
	case tool == s.tool:
	case words[1] == "tool":
		words[last] = path.Base(tool)
	case hasFolder:
		words[last] = root + tool
	default: // such as go run .
		words[last] = "oj/" + tool
	}
	return strings.Join(words, " ")
}

// extension returns the ".exe" at the end of a program's name, or "". A dot elsewhere belongs to the name.
func extension(program string) string {
	if strings.HasSuffix(program, ".exe") {
		return ".exe"
	}
	return ""
}

var (
	// The go command builds programs that it runs once, and tests, in a temporary folder such as go-build123/b001.
	inBuildFolder = regexp.MustCompile(`go-build\d+[/\\]b\d+[/\\]|\.test(\.exe)?$`)
	// go tool runs programs from the build cache. So does go run, if go tool has built the program before.
	inBuildCache = regexp.MustCompile(`[/\\][0-9a-f]{64}-d[/\\][^/\\]+$`)
)

// started finds out how this command was started.
var started = sync.OnceValue(func() start {
	tool := ""
	if info, ok := debug.ReadBuildInfo(); ok {
		tool = strings.TrimPrefix(info.Path, "oj/")
	}
	return startOf(os.Args, tool, parentCommand())
})

// startOf finds out how a command was started, from its arguments, its folder and the words of the command that started it.
// These words are nil if the system does not tell them.
func startOf(args []string, tool string, parent []string) start {
	program := args[0]
	isBuilt := inBuildFolder.MatchString(program)
	isCached := inBuildCache.MatchString(program)
	s := start{tool: tool, program: program}
	if !isBuilt && !isCached {
		return s
	}

	// The words of the go command end with the arguments of this command.
	own := len(parent) - (len(args) - 1)
	byGo := own > 2 && (parent[1] == "run" || parent[1] == "tool") && slices.Equal(parent[own:], args[1:])
	switch {
	case byGo:
		s.goCommand = append([]string{"go"}, parent[1:own]...)
	case isCached:
		s.goCommand = []string{"go", "tool", path.Base(tool)}
	default:
		s.goCommand = []string{"go", "run", "./" + tool}
	}
	return s
}

// parentCommand returns the words of the command that started this one, on systems with /proc.
func parentCommand() []string {
	line, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(os.Getppid()), "cmdline"))
	if err != nil {
		return nil
	}
	return strings.Split(strings.TrimSuffix(string(line), "\x00"), "\x00")
}

// Start returns the words that start another command from any folder of the user's module.
func Start(tool string) []string {
	name := path.Base(tool)
	self, err := os.Executable()
	if started().goCommand != nil || err != nil {
		return []string{"go", "tool", name}
	}

	// Installed programs stand in one folder.
	return []string{filepath.Join(filepath.Dir(self), name+extension(self))}
}
