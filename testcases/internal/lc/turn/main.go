// Command turn prints the problems that the gate (.ci/run) judges: all but the packages of Library Checker
// whose turn is another day. So the gate stays short while the number of these packages grows.
//
// A package is judged if a file of problems/lc/<id> or testcases/lc/<id> is new or differs from the base; and
// on one day of each week, which depends on its id. The base is the commit named by -base, or else the newest
// commit that is three hours older than the last one, so that what is pushed after a few hours of work counts
// as changed. If only a helper has changed, the helper's own tests run on every day. Within a day (UTC), the
// same commit always gives the same list.
package main

import (
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
	"time"
)

const usage = `examples:
  go run ./testcases/internal/lc/turn                      print the problems to judge today
  go run ./testcases/internal/lc/turn -base origin/main    count as changed what differs from this commit
  go run ./testcases/internal/lc/turn -full                print all problems
`

func main() {
	flag.Usage = func() { fmt.Fprint(flag.CommandLine.Output(), usage) }
	full := flag.Bool("full", false, "print all problems")
	base := flag.String("base", "", "a commit; packages that differ from it are judged")
	flag.Parse()

	ids, err := problems()
	if err != nil {
		fail(err)
	}
	var changed map[string]bool
	if !*full {
		changed, err = changedPackages(*base)
	}
	if err != nil {
		fail(err)
	}
	day := int(time.Now().Unix() / secondsOfDay)
	for _, id := range ids {
		if *full || Judged(id, changed, day) {
			fmt.Println(id)
		}
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "turn:", err)
	os.Exit(1)
}

const (
	daysOfWeek   = 7
	secondsOfDay = 24 * 60 * 60
	work         = 3 * 60 * 60 // what was committed within this time before the last commit has changed
)

// Judged reports whether a problem is judged on a day, given as the number of days since 1970. changed
// contains the ids of the packages whose files have changed.
func Judged(id string, changed map[string]bool, day int) bool {
	if !strings.HasPrefix(id, "lc/") || changed[id] {
		return true
	}
	hash := fnv.New32a()
	hash.Write([]byte(id))
	return int(hash.Sum32()%daysOfWeek) == day%daysOfWeek
}

// problems returns the ids of all problems that have a package, in alphabetical order.
func problems() (ids []string, err error) {
	for _, pattern := range []string{"*", "lc/*"} {
		packages, err := filepath.Glob("testcases/" + pattern + "/problem.yaml")
		if err != nil {
			return nil, err
		}
		for _, file := range packages {
			id := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(file)), "testcases/")
			if _, err := os.Stat(filepath.Join("problems", id)); err == nil {
				ids = append(ids, id)
			}
		}
	}
	if len(ids) == 0 {
		return nil, fmt.Errorf("no package found: start this command in the folder that contains testcases")
	}
	sort.Strings(ids)
	return ids, nil
}

// changedPackages returns the ids of the packages with a file that is new or differs from the base; see the
// comment of the command. A clone without that commit, such as one of depth 1, does not show what has
// changed: then the result is empty.
func changedPackages(base string) (map[string]bool, error) {
	if base == "" {
		last, err := git("log", "-1", "--format=%ct")
		if err != nil {
			return nil, err
		}
		var seconds int64
		fmt.Sscan(last, &seconds)
		base, err = git("rev-list", "-1", fmt.Sprintf("--before=%d", seconds-work), "HEAD")
		if base == "" || err != nil {
			return nil, err
		}
	}

	differs, err := git("diff", "--name-only", "--diff-filter=d", base, "--", "problems/lc", "testcases/lc")
	if err != nil {
		return nil, err
	}
	untracked, err := git("ls-files", "--others", "--exclude-standard", "problems/lc", "testcases/lc")
	if err != nil {
		return nil, err
	}
	return packagesOf(strings.Fields(differs + "\n" + untracked)), nil
}

// packagesOf returns the ids of the packages to which files below problems/lc and testcases/lc belong.
func packagesOf(files []string) map[string]bool {
	ids := make(map[string]bool)
	for _, file := range files {
		if parts := strings.Split(file, "/"); len(parts) > 3 {
			ids["lc/"+parts[2]] = true
		}
	}
	return ids
}

// git returns what a git command prints.
func git(args ...string) (string, error) {
	command := exec.Command("git", args...)
	command.Stderr = os.Stderr
	out, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("git %s: %w", strings.Join(args, " "), err)
	}
	return strings.TrimSpace(string(out)), nil
}
