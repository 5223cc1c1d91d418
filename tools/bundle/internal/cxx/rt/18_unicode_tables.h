// unicode_tables.h: package unicode: Is and In with tables of categories and of some scripts.

//@ unicode_RangeTable unicode_Is unicode_In
struct unicode_RangeTable {
	bool (*holds)(int32);
	typedef void NoPointers;
};
inline bool unicode_Is(unicode_RangeTable* t, int32 r) { return deref(t)->holds(r); }
inline bool unicode_In(int32 r, Slice<unicode_RangeTable*> list) {
	for (int64 i = 0; i < list.n; i++)
		if (unicode_Is(list.p[i], r)) return true;
	return false;
}
//@ rt_in_ranges
// Ranges are triples: first, last, step.
template <size_t N> inline bool rt_in_ranges(const int32 (&t)[N], int32 r) {
	for (size_t i = 0; i < N; i += 3)
		if (r >= t[i] && r <= t[i + 1]) return (r - t[i]) % t[i + 2] == 0;
	return false;
}
//@ unicode_Letter
static unicode_RangeTable rt_table_Letter = {unicode_IsLetter};
static unicode_RangeTable* unicode_Letter = &rt_table_Letter;
//@ unicode_L
static unicode_RangeTable rt_table_L = {unicode_IsLetter};
static unicode_RangeTable* unicode_L = &rt_table_L;
//@ unicode_Digit
static unicode_RangeTable rt_table_Digit = {unicode_IsDigit};
static unicode_RangeTable* unicode_Digit = &rt_table_Digit;
//@ unicode_Nd
static unicode_RangeTable rt_table_Nd = {unicode_IsDigit};
static unicode_RangeTable* unicode_Nd = &rt_table_Nd;
//@ unicode_Number
static unicode_RangeTable rt_table_Number = {unicode_IsNumber};
static unicode_RangeTable* unicode_Number = &rt_table_Number;
//@ unicode_N
static unicode_RangeTable rt_table_N = {unicode_IsNumber};
static unicode_RangeTable* unicode_N = &rt_table_N;
//@ unicode_Upper
static unicode_RangeTable rt_table_Upper = {unicode_IsUpper};
static unicode_RangeTable* unicode_Upper = &rt_table_Upper;
//@ unicode_Lu
static unicode_RangeTable rt_table_Lu = {unicode_IsUpper};
static unicode_RangeTable* unicode_Lu = &rt_table_Lu;
//@ unicode_Lower
static unicode_RangeTable rt_table_Lower = {unicode_IsLower};
static unicode_RangeTable* unicode_Lower = &rt_table_Lower;
//@ unicode_Ll
static unicode_RangeTable rt_table_Ll = {unicode_IsLower};
static unicode_RangeTable* unicode_Ll = &rt_table_Ll;
//@ unicode_Title
static unicode_RangeTable rt_table_Title = {unicode_IsTitle};
static unicode_RangeTable* unicode_Title = &rt_table_Title;
//@ unicode_Lt
static unicode_RangeTable rt_table_Lt = {unicode_IsTitle};
static unicode_RangeTable* unicode_Lt = &rt_table_Lt;
//@ unicode_Mark
static unicode_RangeTable rt_table_Mark = {unicode_IsMark};
static unicode_RangeTable* unicode_Mark = &rt_table_Mark;
//@ unicode_M
static unicode_RangeTable rt_table_M = {unicode_IsMark};
static unicode_RangeTable* unicode_M = &rt_table_M;
//@ unicode_Punct
static unicode_RangeTable rt_table_Punct = {unicode_IsPunct};
static unicode_RangeTable* unicode_Punct = &rt_table_Punct;
//@ unicode_P
static unicode_RangeTable rt_table_P = {unicode_IsPunct};
static unicode_RangeTable* unicode_P = &rt_table_P;
//@ unicode_Symbol
static unicode_RangeTable rt_table_Symbol = {unicode_IsSymbol};
static unicode_RangeTable* unicode_Symbol = &rt_table_Symbol;
//@ unicode_S
static unicode_RangeTable rt_table_S = {unicode_IsSymbol};
static unicode_RangeTable* unicode_S = &rt_table_S;
//@ unicode_White_Space
static unicode_RangeTable rt_table_White_Space = {unicode_IsSpace};
static unicode_RangeTable* unicode_White_Space = &rt_table_White_Space;
//@ unicode_Han
static const int32 rt_ranges_Han[] = {
	11904, 11929, 1, 11931, 12019, 1, 12032, 12245, 1, 12293, 12295, 2, 12321, 12329, 1, 12344, 12347, 1, 13312, 19903, 1, 19968, 40959, 1,
	63744, 64109, 1, 64112, 64217, 1, 94178, 94179, 1, 94192, 94193, 1, 131072, 173791, 1, 173824, 177977, 1, 177984, 178205, 1,
	178208, 183969, 1, 183984, 191456, 1, 194560, 195101, 1, 196608, 201546, 1, 201552, 205743, 1
};
inline bool rt_is_Han(int32 r) { return rt_in_ranges(rt_ranges_Han, r); }
static unicode_RangeTable rt_table_Han = {rt_is_Han};
static unicode_RangeTable* unicode_Han = &rt_table_Han;
//@ unicode_Hiragana
static const int32 rt_ranges_Hiragana[] = {
	12353, 12438, 1, 12445, 12447, 1, 110593, 110879, 1, 110898, 110928, 30, 110929, 110930, 1, 127488, 127488, 1
};
inline bool rt_is_Hiragana(int32 r) { return rt_in_ranges(rt_ranges_Hiragana, r); }
static unicode_RangeTable rt_table_Hiragana = {rt_is_Hiragana};
static unicode_RangeTable* unicode_Hiragana = &rt_table_Hiragana;
//@ unicode_Katakana
static const int32 rt_ranges_Katakana[] = {
	12449, 12538, 1, 12541, 12543, 1, 12784, 12799, 1, 13008, 13054, 1, 13056, 13143, 1, 65382, 65391, 1, 65393, 65437, 1, 110576, 110579, 1,
	110581, 110587, 1, 110589, 110590, 1, 110592, 110880, 288, 110881, 110882, 1, 110933, 110948, 15, 110949, 110951, 1
};
inline bool rt_is_Katakana(int32 r) { return rt_in_ranges(rt_ranges_Katakana, r); }
static unicode_RangeTable rt_table_Katakana = {rt_is_Katakana};
static unicode_RangeTable* unicode_Katakana = &rt_table_Katakana;
//@ unicode_Hangul
static const int32 rt_ranges_Hangul[] = {
	4352, 4607, 1, 12334, 12335, 1, 12593, 12686, 1, 12800, 12830, 1, 12896, 12926, 1, 43360, 43388, 1, 44032, 55203, 1, 55216, 55238, 1,
	55243, 55291, 1, 65440, 65470, 1, 65474, 65479, 1, 65482, 65487, 1, 65490, 65495, 1, 65498, 65500, 1
};
inline bool rt_is_Hangul(int32 r) { return rt_in_ranges(rt_ranges_Hangul, r); }
static unicode_RangeTable rt_table_Hangul = {rt_is_Hangul};
static unicode_RangeTable* unicode_Hangul = &rt_table_Hangul;
//@ unicode_Latin
static const int32 rt_ranges_Latin[] = {
	65, 90, 1, 97, 122, 1, 170, 186, 16, 192, 214, 1, 216, 246, 1, 248, 696, 1, 736, 740, 1, 7424, 7461, 1, 7468, 7516, 1, 7522, 7525, 1,
	7531, 7543, 1, 7545, 7614, 1, 7680, 7935, 1, 8305, 8319, 14, 8336, 8348, 1, 8490, 8491, 1, 8498, 8526, 28, 8544, 8584, 1, 11360, 11391, 1,
	42786, 42887, 1, 42891, 42954, 1, 42960, 42961, 1, 42963, 42965, 2, 42966, 42969, 1, 42994, 43007, 1, 43824, 43866, 1, 43868, 43876, 1,
	43878, 43881, 1, 64256, 64262, 1, 65313, 65338, 1, 65345, 65370, 1, 67456, 67461, 1, 67463, 67504, 1, 67506, 67514, 1, 122624, 122654, 1,
	122661, 122666, 1
};
inline bool rt_is_Latin(int32 r) { return rt_in_ranges(rt_ranges_Latin, r); }
static unicode_RangeTable rt_table_Latin = {rt_is_Latin};
static unicode_RangeTable* unicode_Latin = &rt_table_Latin;
//@ unicode_Greek
static const int32 rt_ranges_Greek[] = {
	880, 883, 1, 885, 887, 1, 890, 893, 1, 895, 900, 5, 902, 904, 2, 905, 906, 1, 908, 910, 2, 911, 929, 1, 931, 993, 1, 1008, 1023, 1,
	7462, 7466, 1, 7517, 7521, 1, 7526, 7530, 1, 7615, 7936, 321, 7937, 7957, 1, 7960, 7965, 1, 7968, 8005, 1, 8008, 8013, 1, 8016, 8023, 1,
	8025, 8031, 2, 8032, 8061, 1, 8064, 8116, 1, 8118, 8132, 1, 8134, 8147, 1, 8150, 8155, 1, 8157, 8175, 1, 8178, 8180, 1, 8182, 8190, 1,
	8486, 43877, 35391, 65856, 65934, 1, 65952, 119296, 53344, 119297, 119365, 1
};
inline bool rt_is_Greek(int32 r) { return rt_in_ranges(rt_ranges_Greek, r); }
static unicode_RangeTable rt_table_Greek = {rt_is_Greek};
static unicode_RangeTable* unicode_Greek = &rt_table_Greek;
//@ unicode_Cyrillic
static const int32 rt_ranges_Cyrillic[] = {
	1024, 1156, 1, 1159, 1327, 1, 7296, 7304, 1, 7467, 7544, 77, 11744, 11775, 1, 42560, 42655, 1, 65070, 65071, 1, 122928, 122989, 1,
	123023, 123023, 1
};
inline bool rt_is_Cyrillic(int32 r) { return rt_in_ranges(rt_ranges_Cyrillic, r); }
static unicode_RangeTable rt_table_Cyrillic = {rt_is_Cyrillic};
static unicode_RangeTable* unicode_Cyrillic = &rt_table_Cyrillic;
