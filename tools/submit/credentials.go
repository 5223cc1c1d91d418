// This file finds the user's name and password at UVa, or asks for them.

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"oj/tools/terminal"
)

// passwordFile is the file whose first line may be the password.
func passwordFile() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "oj", "uva-password")
}

// credentials returns the user's name and password at UVa. It asks on the terminal for those that are not set. One that
// remains unknown is "".
func (c *command) credentials(ctx context.Context) (user, password string, err error) {
	// A script must not wait for an answer that nobody gives.
	canAsk := terminal.Is(c.in)
	user = c.user
	if user == "" && canAsk {
		user, err = terminal.Ask(ctx, c.in, c.err, "name at UVa (empty: copy the file instead): ")
	}
	if user == "" || err != nil {
		return "", "", err
	}

	// The environment comes first, so that it can replace the file for one call.
	if password := os.Getenv("UVA_PASSWORD"); password != "" {
		return user, password, nil
	}
	password, err = readPassword(passwordFile())
	if password != "" || err != nil || !canAsk {
		return user, password, err
	}

	// If the terminal cannot hide the password, it is not asked for.
	question := fmt.Sprintf("password of %s at UVa (empty: copy the file instead): ", user)
	password, err = terminal.AskPassword(ctx, c.in, c.err, question)
	if err != nil && ctx.Err() == nil {
		err = fmt.Errorf("%w; set UVA_PASSWORD instead", err)
	}
	return user, password, err
}

// readPassword reads the password from a file that only its owner can read. A missing file gives "".
func readPassword(name string) (string, error) {
	data, err := readSecret(name, "change the password")
	first, _, _ := strings.Cut(string(data), "\n")

	// Editors add a line end, which is not a part of the password.
	return strings.TrimSuffix(first, "\r"), err
}

// readSecret reads a file that only its owner can read. A missing file is empty. remedy is what to do, besides a change of
// the mode, if others could read it.
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
		return nil, fmt.Errorf("%s can be read by others and was not used: chmod 600 it, and %s", name, remedy)
	}
	return os.ReadFile(name)
}
