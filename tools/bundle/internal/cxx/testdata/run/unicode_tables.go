// All tables of package unicode, tables of the program's own, and the maps of tables.
package main

import (
	"fmt"
	"sort"
	"unicode"
)

var fizz = &unicode.RangeTable{
	R16: []unicode.Range16{{Lo: 3, Hi: 99, Stride: 3}, {Lo: 0x100, Hi: 0x17f, Stride: 1}},
	R32: []unicode.Range32{{Lo: 0x10000, Hi: 0x10010, Stride: 4}},
}

func sum(t *unicode.RangeTable) (n, sum int) {
	for r := rune(-1); r <= unicode.MaxRune+1; r++ {
		if unicode.Is(t, r) {
			n++
			sum += int(r) % 1009
		}
	}
	return n, sum
}

func show(m map[string]*unicode.RangeTable) {
	var names []string
	for name := range m {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		t := m[name]
		x := len(t.R16) + len(t.R32) + t.LatinOffset
		for _, r := range t.R16 {
			x = (x*31 + int(r.Lo)*7 + int(r.Hi)*3 + int(r.Stride)) % 1000003
		}
		for _, r := range t.R32 {
			x = (x*31 + int(r.Lo)*7 + int(r.Hi)*3 + int(r.Stride)) % 1000003
		}
		fmt.Println(name, x)
	}
}

func main() {
	for _, m := range []map[string]*unicode.RangeTable{unicode.Categories, unicode.Scripts, unicode.Properties, unicode.FoldCategory, unicode.FoldScript} {
		show(m)
	}
	fmt.Println(len(unicode.CategoryAliases), unicode.CategoryAliases["Letter"], unicode.CategoryAliases["digit"])
	for _, t := range []*unicode.RangeTable{fizz, unicode.Letter, unicode.Han, unicode.Mn, unicode.Cn, unicode.Thai} {
		fmt.Println(sum(t))
	}
	fmt.Println(unicode.In('x', unicode.Latin, unicode.Greek), unicode.In('ж', unicode.Latin, unicode.Greek), unicode.In('α', fizz, unicode.Greek))
	for i, t := range []*unicode.RangeTable{
		unicode.ASCII_Hex_Digit, unicode.Adlam, unicode.Ahom, unicode.Anatolian_Hieroglyphs, unicode.Arabic, unicode.Armenian, unicode.Avestan,
		unicode.Balinese, unicode.Bamum, unicode.Bassa_Vah, unicode.Batak, unicode.Bengali, unicode.Bhaiksuki, unicode.Bidi_Control, unicode.Bopomofo,
		unicode.Brahmi, unicode.Braille, unicode.Buginese, unicode.Buhid, unicode.C, unicode.Canadian_Aboriginal, unicode.Carian, unicode.Caucasian_Albanian,
		unicode.Cc, unicode.Cf, unicode.Chakma, unicode.Cham, unicode.Cherokee, unicode.Chorasmian, unicode.Cn, unicode.Co, unicode.Common, unicode.Coptic,
		unicode.Cs, unicode.Cuneiform, unicode.Cypriot, unicode.Cypro_Minoan, unicode.Cyrillic, unicode.Dash, unicode.Deprecated, unicode.Deseret,
		unicode.Devanagari, unicode.Diacritic, unicode.Digit, unicode.Dives_Akuru, unicode.Dogra, unicode.Duployan, unicode.Egyptian_Hieroglyphs,
		unicode.Elbasan, unicode.Elymaic, unicode.Ethiopic, unicode.Extender, unicode.Georgian, unicode.Glagolitic, unicode.Gothic, unicode.Grantha,
		unicode.Greek, unicode.Gujarati, unicode.Gunjala_Gondi, unicode.Gurmukhi, unicode.Han, unicode.Hangul, unicode.Hanifi_Rohingya, unicode.Hanunoo,
		unicode.Hatran, unicode.Hebrew, unicode.Hex_Digit, unicode.Hiragana, unicode.Hyphen, unicode.IDS_Binary_Operator, unicode.IDS_Trinary_Operator,
		unicode.Ideographic, unicode.Imperial_Aramaic, unicode.Inherited, unicode.Inscriptional_Pahlavi, unicode.Inscriptional_Parthian, unicode.Javanese,
		unicode.Join_Control, unicode.Kaithi, unicode.Kannada, unicode.Katakana, unicode.Kawi, unicode.Kayah_Li, unicode.Kharoshthi,
		unicode.Khitan_Small_Script, unicode.Khmer, unicode.Khojki, unicode.Khudawadi, unicode.L, unicode.LC, unicode.Lao, unicode.Latin, unicode.Lepcha,
		unicode.Letter, unicode.Limbu, unicode.Linear_A, unicode.Linear_B, unicode.Lisu, unicode.Ll, unicode.Lm, unicode.Lo, unicode.Logical_Order_Exception,
		unicode.Lower, unicode.Lt, unicode.Lu, unicode.Lycian, unicode.Lydian, unicode.M, unicode.Mahajani, unicode.Makasar, unicode.Malayalam,
		unicode.Mandaic, unicode.Manichaean, unicode.Marchen, unicode.Mark, unicode.Masaram_Gondi, unicode.Mc, unicode.Me, unicode.Medefaidrin,
		unicode.Meetei_Mayek, unicode.Mende_Kikakui, unicode.Meroitic_Cursive, unicode.Meroitic_Hieroglyphs, unicode.Miao, unicode.Mn, unicode.Modi,
		unicode.Mongolian, unicode.Mro, unicode.Multani, unicode.Myanmar, unicode.N, unicode.Nabataean, unicode.Nag_Mundari, unicode.Nandinagari, unicode.Nd,
		unicode.New_Tai_Lue, unicode.Newa, unicode.Nko, unicode.Nl, unicode.No, unicode.Noncharacter_Code_Point, unicode.Number, unicode.Nushu,
		unicode.Nyiakeng_Puachue_Hmong, unicode.Ogham, unicode.Ol_Chiki, unicode.Old_Hungarian, unicode.Old_Italic, unicode.Old_North_Arabian,
		unicode.Old_Permic, unicode.Old_Persian, unicode.Old_Sogdian, unicode.Old_South_Arabian, unicode.Old_Turkic, unicode.Old_Uyghur, unicode.Oriya,
		unicode.Osage, unicode.Osmanya, unicode.Other, unicode.Other_Alphabetic, unicode.Other_Default_Ignorable_Code_Point, unicode.Other_Grapheme_Extend,
		unicode.Other_ID_Continue, unicode.Other_ID_Start, unicode.Other_Lowercase, unicode.Other_Math, unicode.Other_Uppercase, unicode.P,
		unicode.Pahawh_Hmong, unicode.Palmyrene, unicode.Pattern_Syntax, unicode.Pattern_White_Space, unicode.Pau_Cin_Hau, unicode.Pc, unicode.Pd,
		unicode.Pe, unicode.Pf, unicode.Phags_Pa, unicode.Phoenician, unicode.Pi, unicode.Po, unicode.Prepended_Concatenation_Mark, unicode.Ps,
		unicode.Psalter_Pahlavi, unicode.Punct, unicode.Quotation_Mark, unicode.Radical, unicode.Regional_Indicator, unicode.Rejang, unicode.Runic,
		unicode.S, unicode.STerm, unicode.Samaritan, unicode.Saurashtra, unicode.Sc, unicode.Sentence_Terminal, unicode.Sharada, unicode.Shavian,
		unicode.Siddham, unicode.SignWriting, unicode.Sinhala, unicode.Sk, unicode.Sm, unicode.So, unicode.Soft_Dotted, unicode.Sogdian,
		unicode.Sora_Sompeng, unicode.Soyombo, unicode.Space, unicode.Sundanese, unicode.Syloti_Nagri, unicode.Symbol, unicode.Syriac, unicode.Tagalog,
		unicode.Tagbanwa, unicode.Tai_Le, unicode.Tai_Tham, unicode.Tai_Viet, unicode.Takri, unicode.Tamil, unicode.Tangsa, unicode.Tangut, unicode.Telugu,
		unicode.Terminal_Punctuation, unicode.Thaana, unicode.Thai, unicode.Tibetan, unicode.Tifinagh, unicode.Tirhuta, unicode.Title, unicode.Toto,
		unicode.Ugaritic, unicode.Unified_Ideograph, unicode.Upper, unicode.Vai, unicode.Variation_Selector, unicode.Vithkuqi, unicode.Wancho,
		unicode.Warang_Citi, unicode.White_Space, unicode.Yezidi, unicode.Yi, unicode.Z, unicode.Zanabazar_Square, unicode.Zl, unicode.Zp, unicode.Zs,
	} {
		fmt.Print(i, len(t.R16), len(t.R32), unicode.Is(t, rune(i*37)), " ")
	}
}
