// Package picture reads the images that an output visualizer has written to the feedback folder.
package picture

import (
	"cmp"
	"encoding/base64"
	"encoding/xml"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// mostBytes is the maximum total size of the images of one testcase.
const mostBytes = 8 << 20

var types = map[string]string{".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".svg": "image/svg+xml"}

// Collect returns the images in a feedback folder, ordered by name. It returns the images with the name judgeimage
// (for example judgeimage-1.svg). If there are no such files, it returns the images with the name teamimage. An image
// without a suffix, such as judgeimage.svg, comes last: usually it shows the whole run, and the numbered images show
// single steps. An SVG with steps (the attribute data-steps of its root) is returned as markup without links
// and scripts (clean.go). All other images are returned as data URLs. The error names a file that is not an
// image.
func Collect(feedback string) (list []string, err error) {
	// The visualizer can replace the folder itself by a symbolic link: only what is below its parent is read.
	parent, name := filepath.Split(filepath.Clean(feedback))
	root, err := os.OpenRoot(cmp.Or(parent, "."))
	if err != nil {
		return nil, err
	}
	defer root.Close()
	folder, err := fs.Sub(root.FS(), name)
	if err != nil {
		return nil, err
	}
	files, err := fs.ReadDir(folder, ".")
	if err != nil {
		return nil, err
	}

	// The name judgeimage has precedence over teamimage, and numbered images come first.
	size := int64(0)
	for _, start := range []string{"judgeimage-", "judgeimage.", "teamimage-", "teamimage."} {
		if start == "teamimage-" && len(list) > 0 {
			return list, nil
		}
		for _, file := range files {
			mime := types[filepath.Ext(file.Name())]
			if mime == "" || !strings.HasPrefix(file.Name(), start) {
				continue
			}

			// A symlink could name a file outside the feedback folder.
			info, err := file.Info()
			if err != nil || !info.Mode().IsRegular() {
				return list, fmt.Errorf("%s: not a regular file", file.Name())
			}
			size += info.Size()
			if size > mostBytes {
				return list, fmt.Errorf("%s: the images of a testcase may have at most %d MiB together", file.Name(), mostBytes>>20)
			}

			p, err := read(folder, file.Name(), mime)
			if err != nil {
				return list, fmt.Errorf("%s: %w", file.Name(), err)
			}
			list = append(list, p)
		}
	}
	return list, nil
}

// read returns an image: an SVG with steps as markup, any other image as a data URL.
func read(folder fs.FS, file, mime string) (string, error) {
	text, err := fs.ReadFile(folder, file)
	if err != nil {
		return "", err
	}

	// The page can show single steps of an SVG only if it is markup. Return an error if an SVG is not valid
	// XML, because such markup could damage the page.
	if mime == types[".svg"] {
		var root struct {
			XMLName xml.Name `xml:"svg"`
			Steps   *string  `xml:"data-steps,attr"`
		}
		if err := xml.Unmarshal(text, &root); err != nil {
			return "", err
		}
		if err := checkElements(text); err != nil {
			return "", err
		}
		if root.Steps != nil {
			return clean(text)
		}
	}

	return "data:" + mime + ";base64," + base64.StdEncoding.EncodeToString(text), nil
}
