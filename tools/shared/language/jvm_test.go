package language

import "testing"

// TestMainClass finds the class to start in one or several files.
func TestMainClass(t *testing.T) {
	for _, c := range []struct {
		lang, want string
		files      map[string]string
	}{
		{"java", "Main", map[string]string{"Main.java": "public class Main { public static void main(String[] a) {} }"}},
		{"java", "foo.bar.X", map[string]string{"X.java": "package foo.bar;\nclass X { static void main(String[] a) {} }"}},
		{"java", "Other", map[string]string{"file.java": "class A { void f() { if (true) {} } }\nclass Other<T> extends A { public static void main(String... a) {} }"}},
		{"java", "Main", map[string]string{"A.java": "class A { static void main(String[] a) {} }", "Main.java": "enum Main { X; static void main(String[] a) {} }"}},
		{"java", "Outer$Inner", map[string]string{"Outer.java": "class Outer { static class Inner { public static void main(String[] a) {} } }"}},
		{"java", "Real", map[string]string{"x.java": "// class C { void main(\n/* class D { void main( */ class S { String s = \"{ void main(\"; char c = '{'; }\nrecord Real(int x) { static void main(String[] a) {} }"}},
		{"java", "größe.Größe", map[string]string{"Größe.java": "package größe; class Größe { static void main(String[] a) {} }"}},
		{"java", "", map[string]string{"A.java": "class A { }"}},
		{"kotlin", "MainKt", map[string]string{"main.kt": "fun main() {}"}},
		{"kotlin", "p.q._1_sum_upKt", map[string]string{"1-sum up.kt": "package p.q\nclass A { fun main() {} }\nfun main(args: Array<String>) {}"}},
		{"kotlin", "X", map[string]string{"main.kt": "object X { @JvmStatic fun main(args: Array<String>) {} }"}},
		{"kotlin", "X", map[string]string{"main.kt": "class X(val n: Int) { companion object { @JvmStatic\nfun main(args: Array<String>) {} } }"}},
		{"kotlin", "MainKt", map[string]string{"Main.kt": "suspend fun main() {}", "Aux.kt": "fun main(n: Int) {}"}},
		{"kotlin", "", map[string]string{"main.kt": "val s = \"\"\"\nfun main() {\"\"\""}},
	} {
		src := &Source{Lang: ByID(c.lang)}
		for name, text := range c.files {
			src.Files = append(src.Files, File{Name: name, Data: []byte(text)})
		}
		if got, err := src.Started(); got != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%v: %q, want %q", c.files, got, c.want)
		}
	}
}
