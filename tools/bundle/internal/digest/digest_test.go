package digest

import (
	"bytes"
	"flag"
	"fmt"
	"go/constant"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
)

var whole = flag.Bool("std", false, "digest the whole standard library")

// usual are packages that programs for judges use, and such as hold every kind
// of type and constant.
var usual = strings.Fields(`bufio bytes cmp container/heap container/list context encoding/json errors fmt
	go/ast go/token go/types image/png io io/fs iter log maps math math/big math/bits math/cmplx math/rand
	math/rand/v2 os reflect regexp slices sort strconv strings sync sync/atomic testing text/template
	time time/tzdata unicode unicode/utf8 unique`)

// library imports packages of the standard library from their export data.
func library(t testing.TB) []*types.Package {
	t.Helper()
	asked := map[string]bool{}
	args := []string{"list", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}"}
	for _, path := range usual {
		asked[path] = true
	}
	if *whole {
		args = append(args, "std")
	} else {
		args = append(args, usual...)
	}
	out, err := exec.Command("go", args...).Output()
	if err != nil {
		t.Skip("go list -export: ", err)
	}
	exports := map[string]string{}
	var paths []string
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		path, export, _ := strings.Cut(line, " ")
		if exports[path] = export; path != "unsafe" && export != "" && (*whole || asked[path]) {
			paths = append(paths, path)
		}
	}
	im := importer.ForCompiler(token.NewFileSet(), "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(exports[path])
	})
	var pkgs []*types.Package
	for _, path := range paths {
		p, err := im.Import(path)
		if err != nil {
			t.Fatal(err)
		}
		pkgs = append(pkgs, p)
	}
	return pkgs
}

// TestLibrary digests the standard library and holds each exported object
// against the original.
func TestLibrary(t *testing.T) {
	pkgs := library(t)
	data, err := Write(pkgs)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Write(pkgs)
	if err != nil || !bytes.Equal(data, again) {
		t.Errorf("two digests of the same packages differ (%v)", err)
	}
	im := Read(string(data))
	c := comparer{t: t, pairs: map[*types.Named]*types.Named{}}
	for _, want := range pkgs {
		got, err := im.Import(want.Path())
		if err != nil {
			t.Fatal(err)
		}
		if got.Name() != want.Name() || !got.Complete() {
			t.Errorf("package %s came as %v", want.Path(), got)
		}
		if w, g := fmt.Sprint(want.Imports()), fmt.Sprint(got.Imports()); w != g {
			t.Errorf("package %s imports %s, want %s", want.Path(), g, w)
		}
		for _, name := range want.Scope().Names() {
			if o := want.Scope().Lookup(name); o.Exported() {
				c.object(o, got.Scope().Lookup(name))
			}
		}
	}
	c.implements()
	t.Logf("%d packages, %d types, %d bytes", len(pkgs), len(c.pairs), len(data))
}

type comparer struct {
	t     *testing.T
	pairs map[*types.Named]*types.Named
	order []*types.Named
}

func (c *comparer) object(want, got types.Object) {
	if got == nil {
		c.t.Errorf("%v is missing", want)
		return
	}
	if w, g := types.ObjectString(want, nil), types.ObjectString(got, nil); w != g && !strings.HasPrefix(w, "type ") {
		c.t.Errorf("got %s\nwant %s", g, w)
	}
	if fmt.Sprintf("%T", want) != fmt.Sprintf("%T", got) {
		c.t.Errorf("%v is a %T, want %T", want, got, want)
		return
	}
	switch want := want.(type) {
	case *types.Const:
		if g := got.(*types.Const).Val(); !constant.Compare(want.Val(), token.EQL, g) || want.Val().ExactString() != g.ExactString() {
			c.t.Errorf("%v is %v", want, g)
		}
	case *types.TypeName:
		if want.IsAlias() {
			if w, g := types.Unalias(want.Type()).String(), types.Unalias(got.Type()).String(); w != g {
				c.t.Errorf("%v is %s, want %s", want, g, w)
			}
			return
		}
		c.named(want.Type().(*types.Named), got.Type().(*types.Named))
	}
}

func (c *comparer) named(want, got *types.Named) {
	c.pairs[want] = got
	c.order = append(c.order, want)
	if w, g := params(want.TypeParams()), params(got.TypeParams()); w != g {
		c.t.Errorf("%v has the type parameters %s, want %s", want, g, w)
	}
	if types.Comparable(want) != types.Comparable(got) {
		c.t.Errorf("%v: comparable is %v", want, types.Comparable(got))
	}
	sizes := types.SizesFor("gc", runtime.GOARCH)
	if want.TypeParams().Len() == 0 && (sizes.Sizeof(want) != sizes.Sizeof(got) || sizes.Alignof(want) != sizes.Alignof(got)) {
		c.t.Errorf("%v has size %d, want %d", want, sizes.Sizeof(got), sizes.Sizeof(want))
	}
	for _, pointer := range []bool{false, true} {
		if w, g := methods(want, pointer), methods(got, pointer); w != g {
			c.t.Errorf("%v has the methods\n%s\nwant\n%s", want, g, w)
		}
	}
	c.underlying(want, got)
}

func (c *comparer) underlying(want, got *types.Named) {
	w, ok := want.Underlying().(*types.Struct)
	if !ok {
		if want.Underlying().String() != got.Underlying().String() {
			c.t.Errorf("%v is %v, want %v", want, got.Underlying(), want.Underlying())
		}
		return
	}
	g, ok := got.Underlying().(*types.Struct)
	if !ok || g.NumFields() != w.NumFields() {
		c.t.Errorf("%v is %v", want, got.Underlying())
		return
	}
	for i := range w.NumFields() {
		a, b := w.Field(i), g.Field(i)
		if a.Id() != b.Id() || a.Embedded() != b.Embedded() || w.Tag(i) != g.Tag(i) ||
			(a.Exported() || a.Embedded()) && a.Type().String() != b.Type().String() {
			c.t.Errorf("%v: field %v came as %v", want, a, b)
		}
	}
}

func params(list *types.TypeParamList) string {
	s := ""
	for i := range list.Len() {
		s += fmt.Sprint(list.At(i), " ", list.At(i).Constraint(), "; ")
	}
	return s
}

// methods lists the exported methods, promoted ones included.
func methods(t types.Type, pointer bool) string {
	if pointer {
		t = types.NewPointer(t)
	}
	set := types.NewMethodSet(t)
	s := ""
	for i := range set.Len() {
		if m := set.At(i); m.Obj().Exported() {
			s += fmt.Sprintln(m.Obj().Name(), m.Type(), m.Indirect(), len(m.Index()))
		}
	}
	return s
}

// implements compares the table of which type implements which interface.
func (c *comparer) implements() {
	var ifaces []*types.Named
	for _, t := range c.order {
		if i, ok := t.Underlying().(*types.Interface); ok && i.IsMethodSet() && i.NumMethods() > 0 && t.TypeParams().Len() == 0 {
			ifaces = append(ifaces, t)
		}
	}
	for _, t := range c.order {
		if t.TypeParams().Len() > 0 {
			continue
		}
		for _, i := range ifaces {
			want := types.Implements(types.NewPointer(t), i.Underlying().(*types.Interface))
			got := types.Implements(types.NewPointer(c.pairs[t]), c.pairs[i].Underlying().(*types.Interface))
			if want != got {
				c.t.Errorf("*%v implements %v: %v, want %v", t, i, got, want)
			}
		}
	}
}
