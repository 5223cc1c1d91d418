// This file asks uHunt for the number of a problem of UVa.

package command

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"time"

	"oj/tools/shared/atomicfile"
	"oj/tools/shared/uhunt"
)

// uHunt is the service that knows the numbers of UVa's problems. Tests replace it.
var uHunt = uhunt.Client{Base: uhunt.Address, Timeout: 5 * time.Second}

var isNumber = regexp.MustCompile(`^[0-9]{1,9}$`)

// uvaNumber returns the number of the problem to which UVa's addresses give the number internal. It asks uHunt once
// and keeps the answer in the user's cache folder, because these numbers never change.
func uvaNumber(internal string) (string, error) {
	if !isNumber.MatchString(internal) {
		return "", errors.New("it is not a number")
	}
	file := ""
	if cache, err := os.UserCacheDir(); err == nil {
		file = filepath.Join(cache, "oj-uhunt", internal)
		if text, err := os.ReadFile(file); err == nil && isNumber.Match(text) {
			return string(text), nil
		}
	}

	number, err := uHunt.Number(context.Background(), internal)
	if err == nil && file != "" && os.MkdirAll(filepath.Dir(file), 0o755) == nil {
		atomicfile.Write(file, []byte(number)) // without a cache, uHunt is asked again
	}
	return number, err
}
