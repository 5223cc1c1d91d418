// 12_quote.h: Go-quoted strings.

//@ rt_packed
// Reads numbers that are packed into text in base 44. The digits are the printable characters
// from '#' on, except the question mark and the backslash; 44 is added to the top digit of each
// number, to mark it.
struct rt_packed {
	const char* p;
	int32 next() {
		for (int32 v = 0;;) {
			int c = *p++;
			int d = c - 35 - (c > 63) - (c > 92);
			if (d < 44) return v * 44 + d;
			v = v * 44 + d - 44;
		}
	}
};
//@ rt_ranges
// A set of runes: sorted ranges (lo, hi), which the text stores as differences.
struct rt_ranges {
	int32 t[1600];
	int n;
	explicit rt_ranges(const char* text) : n(0) {
		rt_packed in = {text};
		for (int32 v = 0; *in.p;) t[n++] = v += in.next();
	}
	bool has(int32 r) const {
		int lo = 0, hi = n / 2;
		while (lo < hi) {
			int m = (lo + hi) / 2;
			if (t[2 * m + 1] < r) lo = m + 1;
			else hi = m;
		}
		return lo < n / 2 && t[2 * lo] <= r;
	}
};
//@ rt_printable
static const char rt_print_text[] =
	"SA.%a,&(()%#%6%Y#%I&Q(&%%Q-,=((58%T2%Q&&Q1&R/2Q1&Q'&1%>&#%-)B-QA%S@%*&$&8%)%#'&&+&$&&,#($%'&;&%%(($&8%)%$%$%$&#%'($&%'#+&%#+3.%%+%%%8%)%$%'&,%%%%&#3&&"
	".+)%%%*&$&8%)%$%'&+&$&%+%($%'&4.$%('%%&'$%#%$'$'%'.(''%%&&#*#27)/%%%9%2&+%%%&+$%%&#&&&,+8%%%9%,%'&+%%%&+$*$%&&,%%0/%%%Q)%%%((2&<%%%4':%+%#&)'#((%#%**,"
	"&%0Q0(@J$%#%'%:%#%9&'%#%)%,&&EQ>%G(J%G%1%/JT8%#)#&X;%&&)%#%&&L%&&D%&&)%#%&&1%Q/%&&Q9&C'<*QM&(&_:%>'R#+8-:-60/%%%$0R(&,*,*0%-*R#+N)Q<.B%.(.(#'M&'/O(<*-"
	"'Q4&Q7%@&-*,*0&BQ)QD'Q%%R>,Q2'1'Q2+N&-,N)](&(&I&(&*%#%#%#%B&Q+%1%0&(%5&%%+5:,Q%5$&=%/'D3D3S*(`%=-9z*&C%WL)Q#%#)#&Q.+$2:-)%)%)%)%)%)%)%)%RIG<%R#0TI>.)Q"
	"5%QM&R1)N%R(%QK0Q%%`UD'Q--WK8T*,T=)$%#%'<Q1',*Q.,Q<,.*R>/A'QE%-(D%Q--0&,&R1<>.(&(&(-)%)%Q2(RI&,*UrK09(Q'Ta(X0&R4K)0')<%'%#%$%$%RH4Z'&Q,+#EM*Q)%5%&('%S"
	"%(T0'(&(&(&%')%)1$&.%<%5%$%1&0GRF)%(Q#'QO%/'#Q'Q$RO@'Q'3>(G-A)N)A%H(0OS<&,*G(G(K,Q*/.%1%)%$%-%1%)%$Q;W%-8.*<(%M%+Q=(&#%O%$'#&9%Q>,+Q(5%$)D'=)#Q8Q.(6&Q"
	"(%$)*%%%@&%(,+++Q6EJ(.-Q,'@&=)<+&0)QIQ@Q/Q)1Q)+Q$,,VCB%M%%&$QDN,M:<K>89-QE(G-Q4%'1;+,*Q+%4,J-R*%6/4%Q%Q6)%#%&%1%-*Q1),*&%*&$&8%)%$%'%,&$&%&#*#))&)''S+"
	"R&%'CQ>,,SGQ,&IGQ;/,*/7Q0*,Q.=&1(9T-Q2R0QJ0*&#&*%$%A%$&.-,Q>*&Q$&-@Q>,QJ1Q@+,U>+%Q#%0.@'C&8%0QB)%$%O'#%$%+,,*(%$%H%$%(+,W&;+3%L'>QO#3Q(1eNR2R9%'/T6Q`M"
	"R-1i248RS*^-Te-]L+B%,(QH%,*A&(.Q<.,%)%7)5`AR%R1QB(Q/+3Q8'/$2SW6,m(O+Tl'&%)%$%V=3#B%&#2&,XOQX8R5)/'++,&&RcMQ$&9-R>Q4U<.J&QA,R:9Q<RG6060QN-;S'QL%Q=%$&#&"
	"$&&%.%#%)%Q7%&&*%)%>%&%'%#')%WC&V>&`M3'%1j(B*(TJ)%3&)%$%')Q4F#R<Q#'0&,($W0B5Q0)#Z<MaK)%&%$%1%T7&2NQC(,($bJQ:QEQ3T6&%=%$%#&#%,%&%#%#*#(#%#%#%%%$%#&#%#%"
	"#%#%#%$%#&&%)%&%&%#%,%3)%%'%3Q,$V*O(R.01&1%1%H.SMQ0@1O(++$2(S:g2(3'/'RB(R)*.(#3.(Q.,,*K,A&$QGWC00&/'++Q$%),0(++++S1%Q-J,h6gRKERV4*U$&R{M2SvHQk;]0s.Ri-"
	")RW.X`s,U6";
// strconv.IsPrint
inline bool rt_printable(int32 r) {
	if (r < 0x7f) return r >= 0x20;
	static rt_ranges t(rt_print_text);
	return r >= 0xa1 && r != 0xad && t.has(r);
}
//@ rt_put_quoted rt_put_escaped
// Prints s between quotes with Go's escapes. If ascii is set, all runes above 0x7e are escaped.
RT_NOINLINE static void rt_put_escaped(rt_buf& b, int32 r, int64 width, uint8 byte, char quote, bool ascii) {
	char kind = 'x';
	int shift = 4;  // the shift for the first hexadecimal digit
	if (width == 1 && r == 0xFFFD) {
		r = byte;
	} else if (r == quote || r == '\\') {
		kind = char(r);
		shift = -1;
	} else if (r < 0x80 ? r >= 0x20 && r < 0x7f : !ascii && rt_printable(r)) {
		return b.rune(r);
	} else if (r >= '\a' && r <= '\r') {
		kind = "abtnvfr"[r - '\a'];
		shift = -1;
	} else if (r >= 0x80) {
		kind = r < 0x10000 ? 'u' : 'U';
		shift = r < 0x10000 ? 12 : 28;
	}
	b.put('\\');
	b.put(kind);
	for (; shift >= 0; shift -= 4) b.put("0123456789abcdef"[(r >> shift) & 15]);
}
inline void rt_put_quoted(rt_buf& b, String s, char quote, bool ascii) {
	b.put(quote);
	int64 w = 1;
	for (int64 i = 0; i < s.n; i += w) {
		int32 r = decode(s, i, w);
		rt_put_escaped(b, r, w, uint8(s.p[i]), quote, ascii);
	}
	b.put(quote);
}
//@ rt_put_quoted_rune
inline void rt_put_quoted_rune(rt_buf& b, int64 v, bool ascii) {
	int32 r = v < 0 || v > 0x10FFFF || (v >= 0xD800 && v < 0xE000) ? 0xFFFD : int32(v);
	b.put('\'');
	rt_put_escaped(b, r, 3, 0, '\'', ascii);
	b.put('\'');
}
//@ strconv_CanBackquote
//= pure
inline bool strconv_CanBackquote(String s) {
	for (int64 i = 0, w; i < s.n; i += w) {
		int32 r = decode(s, i, w);
		if (w > 1 ? r == 0xFEFF : r == 0xFFFD || (r < ' ' && r != '\t') || r == '`' || r == 0x7F) return false;
	}
	return true;
}
