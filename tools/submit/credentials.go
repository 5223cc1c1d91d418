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

// passwordFile is where the password may stand, alone in its first line.
func passwordFile() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "oj", "uva-password")
}

// credentials returns the user's name and password at UVa. What is neither set nor, on a terminal, answered is "".
func (c *command) credentials(ctx context.Context) (user, password string, err error) {
	asked := terminal.Is(c.in)
	if user = c.user; user == "" && asked {
		user, err = terminal.Ask(ctx, c.in, c.err, "name at UVa (empty: copy the file instead): ")
	}
	if user == "" || err != nil {
		return "", "", err
	}
	if password = os.Getenv("UVA_PASSWORD"); password != "" {
		return user, password, nil
	}
	if password, err = readPassword(passwordFile()); password != "" || err != nil || !asked {
		return user, password, err
	}
	password, err = terminal.AskPassword(ctx, c.in, c.err, fmt.Sprintf("password of %s at UVa (empty: copy the file instead): ", user))
	if err != nil && ctx.Err() == nil {
		err = fmt.Errorf("%w; set UVA_PASSWORD instead", err)
	}
	return user, password, err
}

// readPassword reads the password of a file that only its owner can read; "" if there is none.
func readPassword(name string) (string, error) {
	info, err := os.Stat(name)
	if errors.Is(err, os.ErrNotExist) || name == "" {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	if runtime.GOOS != "windows" && info.Mode().Perm()&0o077 != 0 {
		return "", fmt.Errorf("%s can be read by others and was not used: chmod 600 it, and change the password", name)
	}
	data, err := os.ReadFile(name)
	first, _, _ := strings.Cut(string(data), "\n")
	return strings.TrimSuffix(first, "\r"), err
}
