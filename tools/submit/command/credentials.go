// This file reads the user's name and password for UVa, or asks for them.

package command

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"oj/tools/shared/terminal"
)

// passwordFile returns the path of the file whose first line may be the password.
func passwordFile() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "oj", "uva-password")
}

// passwordVariable is the name of the environment variable with the password for UVa.
const passwordVariable = "UVA_PASSWORD"

// credentials returns the user's name and password for UVa. If one of them is not set, it asks for it on the
// terminal. A value that remains unknown is "".
func (c *command) credentials(ctx context.Context) (user, password string, err error) {
	// Ask only if standard input is a terminal. In a script, nobody would answer.
	canAsk := terminal.Is(c.in)
	user = c.user
	if user == "" && canAsk {
		user, err = terminal.Ask(ctx, c.in, c.err, "name at UVa (empty: copy the file instead): ")
	}
	if user == "" || err != nil {
		return "", "", err
	}

	// The environment variable has priority over the file, so that the user can give another password for one call.
	if c.password != "" {
		return user, c.password, nil
	}
	password, err = readPassword(passwordFile())
	if password != "" || err != nil || !canAsk {
		return user, password, err
	}

	// Do not ask for the password if the terminal cannot hide it.
	question := fmt.Sprintf("password of %s at UVa (empty: copy the file instead): ", user)
	password, err = terminal.AskPassword(ctx, c.in, c.err, question)
	if err != nil && ctx.Err() == nil {
		err = fmt.Errorf("%w; set %s instead", err, passwordVariable)
	}
	return user, password, err
}

// readPassword reads the password from a file that only its owner can read. If there is no such file, it
// returns "".
func readPassword(name string) (string, error) {
	data, err := readSecret(name, "change the password")
	first, _, _ := strings.Cut(string(data), "\n")

	// Remove the line end, which editors add.
	return strings.TrimSuffix(first, "\r"), err
}

// readSecret reads a file that only its owner can read. It returns nil if the file does not exist. If other
// users can read the file, readSecret returns an error that advises the user to change the permissions. The
// parameter remedy is the end of this advice, such as "change the password".
func readSecret(name, remedy string) ([]byte, error) {
	info, err := os.Stat(name)
	if errors.Is(err, os.ErrNotExist) || name == "" {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}

	const others = 0o077 // the permissions of everybody but the owner
	if runtime.GOOS != "windows" && info.Mode().Perm()&others != 0 {
		return nil, fmt.Errorf("%s can be read by other users, so it was not used: chmod 600 it, and %s", name, remedy)
	}
	return os.ReadFile(name)
}
