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

// Named rewrites the command names in a text so that they match how the user started this command. In the
// text, commands are written as "go run ./judge" and "go run ./tools/new". If the user ran "go tool new",
// Named changes these to "go tool judge" and "go tool new". If the user ran "oj new", it changes them to "oj judge" and
// "oj new".
func Named(text string) string {
	return canonical.ReplaceAllStringFunc(text, func(command string) string {
		tool := strings.TrimPrefix(command, "go run ./")
		return started().name(tool)
	})
}

var canonical = regexp.MustCompile(`go run \./(?:judge|tools/[a-z]+)\b`)

// oj is the folder of the program that contains all commands.
const oj = "tools/oj"

// A start describes how the user started this command.
type start struct {
	goCommand []string // the words before the arguments, such as go run ./judge or go tool judge; nil for an installed program
	program   string   // the name of an installed program, as the user typed it
	tool      string   // this command's folder in this repository, such as tools/new

	// lacks reports whether the folder of an installed program has no program with this name; nil if it has all
	lacks func(name string) bool
}

// name returns a command line that starts another command of this repository in the way in which the user
// started this one. The parameter tool is the other command's folder, such as tools/new.
func (s start) name(tool string) string {
	// The program oj contains the other commands: name it as the user did, then the command.
	if s.tool == oj {
		own := s.program
		if s.goCommand != nil {
			own = strings.Join(s.goCommand, " ")
		}
		if tool != oj {
			own += " " + path.Base(tool)
		}
		return own
	}

	// All installed programs are in one folder. So if the user typed a folder in front of this program's name,
	// put the same folder in front of the other program's name. If this program was installed alone, name the command of
	// oj, which contains all of them.
	if s.goCommand == nil {
		folder, _ := filepath.Split(s.program)
		other := path.Base(tool) + extension(s.program)
		if s.lacks == nil || tool == s.tool || !s.lacks(other) {
			return folder + other
		}
		if all := "oj" + extension(s.program); !s.lacks(all) {
			return folder + all + " " + path.Base(tool)
		}
		return "oj " + path.Base(tool)
	}

	// The last word names this command. It may be a relative path, as in go run ../../judge.
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

// extension returns ".exe" if a program's name ends in it, else "". Any other dot belongs to the name itself.
func extension(program string) string {
	if strings.HasSuffix(program, ".exe") {
		return ".exe"
	}
	return ""
}

var (
	// go run and go test build programs in a temporary folder, such as go-build123/b001.
	inBuildFolder = regexp.MustCompile(`go-build\d+[/\\]b\d+[/\\]|\.test(\.exe)?$`)
	// "go tool" runs programs from the build cache. "go run" does the same if "go tool" has already built the
	// program.
	inBuildCache = regexp.MustCompile(`[/\\][0-9a-f]{64}-d[/\\][^/\\]+$`)
)

// started describes how this command was started.
var started = sync.OnceValue(func() start {
	tool := ""
	if info, ok := debug.ReadBuildInfo(); ok {
		tool = strings.TrimPrefix(info.Path, "oj/")
	}
	s := startOf(os.Args, tool, parentCommand())
	if own, err := os.Executable(); err == nil {
		s.lacks = func(name string) bool {
			_, err := os.Stat(filepath.Join(filepath.Dir(own), name))
			return err != nil
		}
	}
	return s
})

// startOf determines how a command was started. It uses the command's arguments, the command's folder (the
// parameter tool), and the command line of its parent process, which is nil if the system does not provide it.
func startOf(args []string, tool string, parent []string) start {
	program := args[0]
	isBuilt := inBuildFolder.MatchString(program)
	isCached := inBuildCache.MatchString(program)
	s := start{tool: tool, program: program}
	if !isBuilt && !isCached {
		return s
	}

	// The parent is the go command. Its command line ends with the arguments of this command.
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

// parentCommand returns the command line of the parent process. It returns nil on systems without /proc.
func parentCommand() []string {
	line, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(os.Getppid()), "cmdline"))
	if err != nil {
		return nil
	}
	return strings.Split(strings.TrimSuffix(string(line), "\x00"), "\x00")
}
