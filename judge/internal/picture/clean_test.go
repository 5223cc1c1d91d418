package picture

import (
	"strings"
	"testing"
)

// TestClean checks what is left of pictures.
func TestClean(t *testing.T) {
	const begin, end = `<svg xmlns="http://www.w3.org/2000/svg" data-steps="1">`, `</svg>`
	for _, c := range []struct{ in, want string }{
		{`<rect width="1" class="a b" style="fill:red" data-from="2"/>`, `<rect width="1" class="a b" style="fill:red" data-from="2"></rect>`},
		{`<text x="1">a &amp; b &lt;i&gt;</text>`, `<text x="1">a &amp; b &lt;i&gt;</text>`},
		{`<style>a &gt; b { fill: red }</style>`, `<style>a &gt; b { fill: red }</style>`},
		{`<a href="http://x/"><rect/></a>`, `<rect></rect>`},
		{`<a xlink:href="http://x/" xmlns:xlink="http://www.w3.org/1999/xlink"><g><a><rect/></a></g></a>`, `<g><rect></rect></g>`},
		{`<a xmlns="http://www.w3.org/1999/xhtml" href="http://x/">y</a>`, ``},
		{`<h:a xmlns:h="http://www.w3.org/1999/xhtml" href="http://x/">y</h:a>`, ``},
		{`<s:a xmlns:s="http://www.w3.org/2000/svg" href="http://x/"><s:rect/></s:a>`, `<rect></rect>`},
		{`<A href="http://x/">y</A>`, ``},
		{`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><form action="http://x/"><input type="submit"/></form></body></foreignObject>`, ``},
		{`<form action="http://x/"><button formaction="http://y/">z</button></form><meta http-equiv="refresh" content="0;url=http://x/"/>`, ``},
		{`<iframe srcdoc="x"/><object data="http://x/"/><embed src="http://x/"/><base href="http://x/"/>`, ``},
		{`<script>alert(1)</script><rect onclick="alert(1)" ONLOAD="x"/>`, `<rect></rect>`},
		{`<use href="#a"/><use xlink:href="#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>`, `<use href="#a"></use><use href="#a"></use>`},
		{`<use href="http://x/y.svg#a"/><image href="http://x/y.png"/>`, `<use></use><image></image>`},
		{`<image href="data:image/png;base64,AA=="/><use href="data:image/svg+xml,x#a"/>`, `<image href="data:image/png;base64,AA=="></image><use></use>`},
		{`<set attributeName="href" to="http://x/"/><animate attributeName="xlink:href" values="http://x/"/><set attributeName="onclick" to="x"/>`, ``},
		{`<animate attributeName="x" values="0;1"/>`, `<animate attributeName="x" values="0;1"></animate>`},
		{`<title><a href="http://x/">y</a></title>`, `<title>y</title>`},
		{`<![CDATA[<a href="http://x/">y</a>]]>`, `&lt;a href=&#34;http://x/&#34;&gt;y&lt;/a&gt;`},
		{`<!-- <a href="http://x/"> --><?xml-stylesheet href="http://x/"?>`, ``},
		{`<rect href="http://x/" target="_top" ping="http://x/"/>`, `<rect></rect>`},
	} {
		got, err := clean([]byte(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" data-steps="1">` + c.in + `</svg>`))
		if err != nil || got != begin+c.want+end {
			t.Errorf("%s\ngives %s, %v\nwant  %s", c.in, got, err, begin+c.want+end)
		}
	}
	for _, bad := range []string{``, `<svg>`, `<html/>`, `<svg/><svg/>`, `<svg><rect></svg>`, `<svg>&unknown;</svg>`} {
		if got, err := clean([]byte(bad)); err == nil {
			t.Errorf("%q: %q, want an error", bad, got)
		}
	}
	deep := strings.Repeat("<g>", 100000)
	if _, err := clean([]byte("<svg>" + deep + strings.ReplaceAll(deep, "<", "</") + "</svg>")); err != nil {
		t.Errorf("deep: %v", err)
	}
}
