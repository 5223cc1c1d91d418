// This file hands a solution over to the user's browser: it copies the code and opens the page.

package command

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"runtime"
	"unicode/utf16"

	"oj/tools/shared/child"
	"oj/tools/shared/terminal"
)

// A copier is a program that copies its standard input to the clipboard.
type copier struct {
	command  []string
	variable string              // the program works only if this environment variable is set; "" for none
	encode   func([]byte) []byte // converts UTF-8 to the encoding that the program needs; nil if it accepts UTF-8
}

var copiers = []copier{
	{[]string{"wl-copy"}, "WAYLAND_DISPLAY", nil},
	{[]string{"xclip", "-selection", "clipboard"}, "DISPLAY", nil},
	{[]string{"xsel", "--clipboard", "--input"}, "DISPLAY", nil},
	{[]string{"pbcopy"}, "", nil},
	{[]string{"clip.exe"}, "", toUTF16},
	{[]string{"tmux", "load-buffer", "-w", "-"}, "TMUX", nil}, // -w: tmux copies the text to the terminal's clipboard, too
}

// copyText copies the code to the clipboard with the first program that works. It returns a sentence that
// tells the user what happened.
func (c *command) copyText(ctx context.Context, s *submission) string {
	for _, p := range copiers {
		if p.variable != "" && os.Getenv(p.variable) == "" {
			continue
		}

		// If this program is not installed or fails, for example because there is no display, try the next
		// one.
		path, err := exec.LookPath(p.command[0])
		if err != nil {
			continue
		}

		code := s.code
		if p.encode != nil {
			code = p.encode(code)
		}
		cmd := exec.CommandContext(ctx, path, p.command[1:]...)
		cmd.Stdin = bytes.NewReader(code)
		child.Kill(cmd)
		if cmd.Run() == nil {
			return fmt.Sprintf("%s is in the clipboard (%s)", s.name, p.command[0])
		}
	}

	// If no program can copy, and the output is a terminal with escape sequences, use OSC 52: many terminals copy
	// the text in this sequence to the clipboard.
	if terminal.Movable(c.out) {
		fmt.Fprintf(c.out, "\x1b]52;c;%s\a", base64.StdEncoding.EncodeToString(s.code))
		return s.name + " was sent to the terminal, which may copy it (OSC 52). Not every terminal does: check before you paste"
	}
	return "the clipboard cannot be used here: copy " + s.name + " yourself"
}

// toUTF16 encodes a text for clip.exe, which accepts no UTF-8.
func toUTF16(text []byte) []byte {
	const byteOrderMark = 0xfeff
	words := append([]uint16{byteOrderMark}, utf16.Encode([]rune(string(text)))...)
	var b []byte
	for _, w := range words {
		b = binary.LittleEndian.AppendUint16(b, w)
	}
	return b
}

// openPage starts the user's browser with the address of a page. It does not wait for the browser, which keeps running
// when this command ends or is interrupted.
func openPage(page string) error {
	// Check the address, because xdg-open would also open local files.
	u, err := url.Parse(page)
	isWeb := err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Host != ""
	if !isWeb {
		return fmt.Errorf("%q is not the address of a page", page)
	}

	command := []string{"xdg-open"}
	switch runtime.GOOS {
	case "darwin":
		command = []string{"open"}
	case "windows":
		// Do not use the command "start": it needs cmd.exe, which interprets & in the address.
		command = []string{"rundll32", "url.dll,FileProtocolHandler"}
	}
	cmd := exec.Command(command[0], append(command[1:], u.String())...)

	// Detach the browser, because otherwise Ctrl-C would end it together with this command.
	terminal.Detach(cmd)
	if err := cmd.Start(); err != nil {
		return err
	}
	go cmd.Wait() // do not wait here, because some browsers run until their last window is closed
	return nil
}
