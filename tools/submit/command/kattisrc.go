// This file reads .kattisrc, the user's configuration file for Kattis, which can be downloaded from Kattis.

package command

import (
	"cmp"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// A kattisConfig is the content of .kattisrc. The token and the program are sent to the addresses in it.
type kattisConfig struct {
	file                              string
	user, token, password             string
	login, submission, submissionPage string // addresses; a submission's page is at submissionPage followed by the submission's id
}

// kattisFiles returns the possible paths of .kattisrc. The first one that exists is used.
func kattisFiles() (names []string) {
	if home, err := os.UserHomeDir(); err == nil {
		names = append(names, filepath.Join(home, ".kattisrc"))
	}
	if dir, err := os.UserConfigDir(); err == nil {
		names = append(names, filepath.Join(dir, "oj", "kattisrc"))
	}
	return names
}

// readKattisConfig returns the settings in the user's .kattisrc, or nil if there is no such file.
func readKattisConfig() (*kattisConfig, error) {
	for _, name := range kattisFiles() {
		text, err := readSecret(name, "download a new one, because its token may be known to others")
		if err != nil {
			return nil, err
		}
		if text == nil {
			continue
		}
		config, err := parseKattisConfig(string(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		config.file = name
		return config, nil
	}
	return nil, nil
}

// parseKattisConfig reads the text of .kattisrc. Errors do not contain the text, because it contains the token.
func parseKattisConfig(text string) (*kattisConfig, error) {
	values := map[string]string{} // maps keys such as user.token (section and name) to values
	section := ""
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		isComment := strings.HasPrefix(line, "#") || strings.HasPrefix(line, ";")
		if line == "" || isComment {
			continue
		}
		if name, ok := strings.CutPrefix(line, "["); ok {
			section = strings.TrimSuffix(name, "]")
			continue
		}

		// Split at the first colon or equals sign, as Python's configparser does.
		at := strings.IndexAny(line, ":=")
		if at < 0 {
			return nil, fmt.Errorf("line %d is not a setting such as \"hostname: open.kattis.com\"", i+1)
		}
		name := strings.ToLower(strings.TrimSpace(line[:at]))
		values[section+"."+name] = strings.TrimSpace(line[at+1:])
	}

	c := &kattisConfig{user: values["user.username"], token: values["user.token"], password: values["user.password"]}
	host := values["kattis.hostname"]
	switch {
	case c.user == "":
		return nil, errors.New("[user] has no username")
	case c.token == "" && c.password == "":
		return nil, errors.New("[user] has no token: download a new file from https://open.kattis.com/download/kattisrc")
	}
	for _, a := range []struct {
		to         *string
		name, path string
	}{{&c.login, "loginurl", "login"}, {&c.submission, "submissionurl", "submit"}, {&c.submissionPage, "submissionsurl", "submissions"}} {
		*a.to = cmp.Or(values["kattis."+a.name], "https://"+host+"/"+a.path)
		if host == "" && values["kattis."+a.name] == "" {
			return nil, fmt.Errorf("[kattis] has neither a hostname nor a %s", a.name)
		}
		if err := checkAddress(*a.to); err != nil {
			return nil, fmt.Errorf("%s: %w", a.name, err)
		}
	}
	return c, nil
}

// host returns the host to which programs are submitted.
func (c *kattisConfig) host() string {
	u, err := url.Parse(c.submission)
	if err != nil {
		return ""
	}
	return u.Host
}

var (
	kattisPage   = regexp.MustCompile(`/problems/([\w.-]+)/?$`)
	kattisSource = regexp.MustCompile(`^Kattis ([\w.-]+)$`)
)

// kattisName returns the problem's name at Kattis. The name is in problem.yaml: in source_url, which is the
// address of the problem's page, or else in source, such as "Kattis hello".
func (s *submission) kattisName() (string, error) {
	if u, err := url.Parse(s.SourceURL); err == nil {
		if m := kattisPage.FindStringSubmatch(u.Path); m != nil {
			return m[1], nil
		}
	}
	if m := kattisSource.FindStringSubmatch(s.Source); m != nil {
		return m[1], nil
	}
	return "", fmt.Errorf("%s: its name at Kattis is unknown. "+
		"Write its page into problem.yaml: source_url: https://open.kattis.com/problems/NAME", s.ID)
}
