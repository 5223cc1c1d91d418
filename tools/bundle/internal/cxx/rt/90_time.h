// time.h: package time. There are UTC, the local time, which is always UTC, and the zones that the
// program creates.

//@ time_Location
struct time_Location {
	String name, zone;  // zone: the abbreviation that is printed with times
	int64 offset;
};
//@ time_UTC
static time_Location rt_utc = {"UTC"_s, "UTC"_s, 0};
static time_Location* time_UTC = &rt_utc;
//@ time_Local
static time_Location rt_local = {"Local"_s, "UTC"_s, 0};
static time_Location* time_Local = &rt_local;
//@ time_FixedZone
//= keeps 1
inline time_Location* time_FixedZone(String name, int64 offset) {
	static time_Location unnamed[27];  // one for each offset of whole hours
	int64 hour = offset / 3600;
	if (name.n || hour < -12 || hour > 14 || hour * 3600 != offset) return newptr(time_Location{name, name, offset});
	unnamed[hour + 12].offset = offset;
	return &unnamed[hour + 12];
}
//@ time_Location_String
//= pure
inline String time_Location_String(time_Location* l) { return l ? l->name : "UTC"_s; }

//@ time_Time rt_clock
// ns is the reading of the monotonic clock, or 0 if there is none. A null zone is UTC.
struct time_Time {
	int64 sec, nsec;  // since the year 1
	int64 ns;
	time_Location* loc;
};
const int64 rt_year1970 = 62135596800;
inline int64 rt_clock(int clock) {
	timespec t;
	clock_gettime(clock, &t);
	return int64(t.tv_sec) * 1000000000 + t.tv_nsec;
}
#include <time.h>
#ifdef USES_needs_time_equal
inline bool operator==(time_Time t, time_Time u) { return t.sec == u.sec && t.nsec == u.nsec && t.ns == u.ns && t.loc == u.loc; }
inline bool operator!=(time_Time t, time_Time u) { return !(t == u); }
needs_hash_of_number inline uint64 hash_of(time_Time t) { return rt_mix2(hash_of(t.sec), hash_of(t.nsec)); }
#endif
//@ time_Now
//= acts
inline time_Time time_Now() {
	static const int64 start = rt_clock(CLOCK_MONOTONIC) - 1;
	int64 w = rt_clock(CLOCK_REALTIME);
	return time_Time{w / 1000000000 + rt_year1970, w % 1000000000, rt_clock(CLOCK_MONOTONIC) - start, time_Local};
}
//@ rt_floor
// a / b rounded down.
inline int64 rt_floor(int64 a, int64 b) { return a / b - (a % b < 0); }
//@ rt_time
// Returns the time that is n nanoseconds after a second.
inline time_Time rt_time(int64 sec, int64 nsec, int64 ns, time_Location* loc) {
	int64 s = rt_floor(nsec, 1000000000);
	return time_Time{wadd(sec, s), nsec - s * 1000000000, ns, loc};
}
//@ rt_nanoseconds
// Since the year 1.
inline int128 rt_nanoseconds(time_Time t) { return int128(t.sec) * 1000000000 + t.nsec; }
//@ time_Time_Sub
//= pure
inline int64 time_Time_Sub(time_Time t, time_Time u) {
	int128 d = t.ns && u.ns ? int128(t.ns) - u.ns : rt_nanoseconds(t) - rt_nanoseconds(u), most = ~(uint64(1) << 63);
	return int64(d > most ? most : d < -most - 1 ? -most - 1 : d);
}
//@ time_Since
//= acts
inline int64 time_Since(time_Time t) { return time_Time_Sub(time_Now(), t); }
//@ time_Until
//= acts
inline int64 time_Until(time_Time t) { return time_Time_Sub(t, time_Now()); }
//@ time_Time_Add
//= pure
inline time_Time time_Time_Add(time_Time t, int64 d) {
	return rt_time(wadd(t.sec, d / 1000000000), t.nsec + d % 1000000000, t.ns ? wadd(t.ns, d) : 0, t.loc);
}
//@ time_Time_Compare
//= pure
inline int64 time_Time_Compare(time_Time t, time_Time u) {
	if (t.ns && u.ns) return t.ns < u.ns ? -1 : t.ns > u.ns;
	if (t.sec != u.sec) return t.sec < u.sec ? -1 : 1;
	return t.nsec < u.nsec ? -1 : t.nsec > u.nsec;
}
//@ time_Time_Before
//= pure
inline bool time_Time_Before(time_Time t, time_Time u) { return time_Time_Compare(t, u) < 0; }
//@ time_Time_After
//= pure
inline bool time_Time_After(time_Time t, time_Time u) { return time_Time_Compare(t, u) > 0; }
//@ time_Time_Equal
//= pure
inline bool time_Time_Equal(time_Time t, time_Time u) { return time_Time_Compare(t, u) == 0; }
//@ time_Time_IsZero
//= pure
inline bool time_Time_IsZero(time_Time t) { return t.sec == 0 && t.nsec == 0; }
//@ time_Time_Unix
//= pure
inline int64 time_Time_Unix(time_Time t) { return t.sec - rt_year1970; }
//@ time_Time_UnixNano
//= pure
inline int64 time_Time_UnixNano(time_Time t) { return wadd(wmul(time_Time_Unix(t), 1000000000), t.nsec); }
//@ time_Time_UnixMicro
//= pure
inline int64 time_Time_UnixMicro(time_Time t) { return wadd(wmul(time_Time_Unix(t), 1000000), t.nsec / 1000); }
//@ time_Time_UnixMilli
//= pure
inline int64 time_Time_UnixMilli(time_Time t) { return wadd(wmul(time_Time_Unix(t), 1000), t.nsec / 1000000); }
//@ time_Unix
//= pure
inline time_Time time_Unix(int64 sec, int64 nsec) { return rt_time(wadd(sec, rt_year1970), nsec, 0, time_Local); }
//@ time_UnixMilli
//= pure
inline time_Time time_UnixMilli(int64 ms) { return time_Unix(ms / 1000, ms % 1000 * 1000000); }
//@ time_UnixMicro
//= pure
inline time_Time time_UnixMicro(int64 us) { return time_Unix(us / 1000000, us % 1000000 * 1000); }
//@ time_Time_UTC
//= pure
inline time_Time time_Time_UTC(time_Time t) {
	t.loc = nullptr;
	return t;
}
//@ time_Time_In
//= keeps 1
inline time_Time time_Time_In(time_Time t, time_Location* loc) {
	if (!loc) panic_text("time: missing Location in call to Time.In"_s);
	t.loc = loc == time_UTC ? nullptr : loc;
	return t;
}
//@ time_Time_Local
//= pure
inline time_Time time_Time_Local(time_Time t) { return time_Time_In(t, time_Local); }
//@ time_Time_Location
//= pure
inline time_Location* time_Time_Location(time_Time t) { return t.loc ? t.loc : time_UTC; }
//@ time_Time_Zone
//= pure
inline R2<String, int64> time_Time_Zone(time_Time t) {
	time_Location* l = time_Time_Location(t);
	return R2<String, int64>{l->zone, l->offset};
}
//@ time_Time_IsDST
//= pure
inline bool time_Time_IsDST(time_Time) { return false; }
//@ time_Sleep
//= acts
#include <time.h>
inline void time_Sleep(int64 d) {
	if (d <= 0) return;
#ifdef USES_rt_start
	rt_sleep(d);
#else
	timespec t = {long(d / 1000000000), long(d % 1000000000)};
	rt_flush();
	while (nanosleep(&t, &t)) {}
#endif
}

// The calendar: days are counted from 1970, seconds within their day.
//@ rt_days
// Returns the days from 1970 to the first day of a month. Months count from 0, and may exceed
// the year.
inline int64 rt_days(int64 year, int64 month) {
	year += rt_floor(month, 12);
	month -= rt_floor(month, 12) * 12;
	if (month < 2) year--;
	int64 era = rt_floor(year, 400), y = year - era * 400, m = (month + 10) % 12;
	return era * 146097 + y * 365 + y / 4 - y / 100 + (m * 153 + 2) / 5 - 719468;
}
//@ rt_date
struct rt_date { int64 year, month, day; };  // month from 0, day from 1
inline rt_date rt_date_of(int64 days) {
	days += 719468;
	int64 era = rt_floor(days, 146097), d = days - era * 146097;
	int64 y = (d - d / 1460 + d / 36524 - d / 146096) / 365, doy = d - (365 * y + y / 4 - y / 100);
	int64 m = (doy * 5 + 2) / 153;
	return rt_date{y + era * 400 + (m >= 10), (m + 2) % 12, doy - (m * 153 + 2) / 5 + 1};
}
//@ rt_local_seconds
inline int64 rt_local_seconds(time_Time t) { return t.sec - rt_year1970 + (t.loc ? t.loc->offset : 0); }
//@ rt_day
inline int64 rt_day(time_Time t) { return rt_floor(rt_local_seconds(t), 86400); }
//@ rt_clock_of
// Returns the second within the day.
inline int64 rt_clock_of(time_Time t) { return rt_local_seconds(t) - rt_day(t) * 86400; }
//@ time_Date
//= keeps 8
inline time_Time time_Date(int64 year, int64 month, int64 day, int64 hour, int64 min, int64 sec, int64 nsec, time_Location* loc) {
	if (!loc) panic_text("time: missing Location in call to Date"_s);
	sec += rt_floor(nsec, 1000000000);
	nsec -= rt_floor(nsec, 1000000000) * 1000000000;
	min += rt_floor(sec, 60);
	sec -= rt_floor(sec, 60) * 60;
	hour += rt_floor(min, 60);
	min -= rt_floor(min, 60) * 60;
	day += rt_floor(hour, 24);
	hour -= rt_floor(hour, 24) * 24;
	int64 days = rt_days(year, month - 1) + day - 1;
	return time_Time{days * 86400 + hour * 3600 + min * 60 + sec - loc->offset + rt_year1970, nsec, 0, loc == time_UTC ? nullptr : loc};
}
//@ time_Time_Date
//= pure
inline R3<int64, int64, int64> time_Time_Date(time_Time t) {
	rt_date d = rt_date_of(rt_day(t));
	return R3<int64, int64, int64>{d.year, d.month + 1, d.day};
}
//@ time_Time_Year
//= pure
inline int64 time_Time_Year(time_Time t) { return rt_date_of(rt_day(t)).year; }
//@ time_Time_Month
//= pure
inline int64 time_Time_Month(time_Time t) { return rt_date_of(rt_day(t)).month + 1; }
//@ time_Time_Day
//= pure
inline int64 time_Time_Day(time_Time t) { return rt_date_of(rt_day(t)).day; }
//@ rt_weekday
inline int64 rt_weekday(int64 days) { return days + 4 - rt_floor(days + 4, 7) * 7; }
//@ time_Time_Weekday
//= pure
inline int64 time_Time_Weekday(time_Time t) { return rt_weekday(rt_day(t)); }
//@ time_Time_YearDay
//= pure
inline int64 time_Time_YearDay(time_Time t) { return rt_day(t) - rt_days(time_Time_Year(t), 0) + 1; }
//@ time_Time_ISOWeek
//= pure
// A week belongs to the year that contains its Thursday.
inline R2<int64, int64> time_Time_ISOWeek(time_Time t) {
	int64 thursday = rt_day(t) + 3 - (time_Time_Weekday(t) + 6) % 7, year = rt_date_of(thursday).year;
	return R2<int64, int64>{year, (thursday - rt_days(year, 0)) / 7 + 1};
}
//@ time_Time_Clock
//= pure
inline R3<int64, int64, int64> time_Time_Clock(time_Time t) {
	int64 s = rt_clock_of(t);
	return R3<int64, int64, int64>{s / 3600, s / 60 % 60, s % 60};
}
//@ time_Time_Hour
//= pure
inline int64 time_Time_Hour(time_Time t) { return rt_clock_of(t) / 3600; }
//@ time_Time_Minute
//= pure
inline int64 time_Time_Minute(time_Time t) { return rt_clock_of(t) / 60 % 60; }
//@ time_Time_Second
//= pure
inline int64 time_Time_Second(time_Time t) { return rt_clock_of(t) % 60; }
//@ time_Time_Nanosecond
//= pure
inline int64 time_Time_Nanosecond(time_Time t) { return t.nsec; }
//@ time_Time_AddDate
//= pure
inline time_Time time_Time_AddDate(time_Time t, int64 years, int64 months, int64 days) {
	rt_date d = rt_date_of(rt_day(t));
	return time_Date(d.year + years, d.month + 1 + months, d.day + days, 0, 0, rt_clock_of(t), t.nsec, time_Time_Location(t));
}
//@ rt_beyond
// Returns the remainder of the time since the year 1 divided by d.
inline int64 rt_beyond(time_Time t, int64 d) {
	int64 r = int64(rt_nanoseconds(t) % d);
	return r < 0 ? r + d : r;
}
//@ time_Time_Truncate
//= pure
inline time_Time time_Time_Truncate(time_Time t, int64 d) {
	t.ns = 0;
	return d > 0 ? time_Time_Add(t, -rt_beyond(t, d)) : t;
}
//@ time_Time_Round
//= pure
inline time_Time time_Time_Round(time_Time t, int64 d) {
	t.ns = 0;
	if (d <= 0) return t;
	int64 r = rt_beyond(t, d);
	return time_Time_Add(t, r < d - r ? -r : d - r);
}
//@ rt_month_names
static const char* const rt_month_names[] = {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
	"November", "December"};
//@ rt_day_names
static const char* const rt_day_names[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
//@ time_Month_String
//= pure
inline String time_Month_String(int64 m) {
	if (uint64(m - 1) < 12) return cstring(rt_month_names[m - 1]);
	return concatn("%!Month("_s, strconv_FormatUint(uint64(m), 10), ")"_s);
}
//@ time_Weekday_String
//= pure
inline String time_Weekday_String(int64 d) {
	if (uint64(d) < 7) return cstring(rt_day_names[d]);
	return concatn("%!Weekday("_s, strconv_FormatUint(uint64(d), 10), ")"_s);
}

// Layouts. The elements of a layout, in the order in which the parser tries them.
//@ rt_layout
static const char* const rt_layout_elements[] = {"January", "Jan", "Monday", "Mon", "MST", "01", "02", "03", "04", "05", "06", "002", "15", "1",
	"2006", "2", "_2", "__2", "3", "4", "5", "PM", "pm", "-070000", "-07:00:00", "-0700", "-07:00", "-07", "Z070000", "Z07:00:00", "Z0700",
	"Z07:00", "Z07"};
enum rt_element {
	rt_long_month, rt_month, rt_long_day, rt_weekday_name, rt_zone, rt_month2, rt_day2, rt_hour12_2, rt_minute2, rt_second2, rt_year2,
	rt_yearday3, rt_hour, rt_month1, rt_year4, rt_day1, rt_under_day, rt_under_yearday, rt_hour12, rt_minute1, rt_second1, rt_PM, rt_pm,
	rt_offset, rt_offset_b, rt_offset_c, rt_offset_d, rt_offset_e, rt_iso_offset, rt_iso_offset_b, rt_iso_offset_c, rt_iso_offset_d, rt_iso_offset_e,
	rt_fraction0, rt_fraction9, rt_no_element
};
struct rt_layout {
	String before, text, rest;  // the text before the next element, the element, the text after it
	rt_element element;
	explicit rt_layout(String s) : before(s), text(String()), rest(String()), element(rt_no_element) {
		for (int64 i = 0; i < s.n; i++) {
			String at = {s.p + i, s.n - i};
			if (at.n >= 5 && memcmp(at.p, "_2006", 5) == 0) continue;
			if ((at.p[0] == '.' || at.p[0] == ',') && at.n > 1 && (at.p[1] == '0' || at.p[1] == '9')) {
				int64 j = 1;
				while (j < at.n && at.p[j] == at.p[1]) j++;
				if (j == at.n || at.p[j] < '0' || at.p[j] > '9') {
					set(i, j, at.p[1] == '0' ? rt_fraction0 : rt_fraction9);
					return;
				}
			}
			for (int e = 0; e < rt_fraction0; e++) {
				int64 n = int64(strlen(rt_layout_elements[e]));
				if (at.n < n || memcmp(at.p, rt_layout_elements[e], n)) continue;
				if ((e == rt_month || e == rt_weekday_name) && at.n > n && at.p[n] >= 'a' && at.p[n] <= 'z') continue;
				set(i, n, rt_element(e));
				return;
			}
		}
	}
	void set(int64 i, int64 n, rt_element e) {
		rest = String{before.p + i + n, before.n - i - n};
		text = String{before.p + i, n};
		before.n = i;
		element = e;
	}
};
//@ rt_put_padded
inline void rt_put_padded(rt_buf& b, int64 x, int width) {
	char t[40];
	b.put(String{t, snprintf(t, sizeof t, "%s%0*llu", x < 0 ? "-" : "", width, static_cast<unsigned long long>(x < 0 ? uint64(0) - uint64(x) : uint64(x)))});
}
#include <stdio.h>
//@ rt_put_offset
inline void rt_put_offset(rt_buf& b, int64 offset, String form) {
	b.put(offset / 60 < 0 ? "-"_s : "+"_s);
	if (offset / 60 < 0) offset = -offset;
	int64 unit = 3600;
	for (int64 i = 1; i < form.n; i++) {
		if (form.p[i] == ':') {
			b.put(":"_s);
			continue;
		}
		rt_put_padded(b, unit == 3600 ? offset / 3600 : offset / unit % 60, 2);
		unit /= 60;
		i++;
	}
}
//@ time_Time_Format
//= pure
inline void rt_format_time(rt_buf& b, time_Time t, String layout) {
	int64 days = rt_day(t), clock = rt_clock_of(t), hour = clock / 3600, hour12 = (hour + 11) % 12 + 1;
	rt_date d = rt_date_of(days);
	while (layout.n > 0) {
		rt_layout l(layout);
		layout = l.rest;
		b.put(l.before);
		switch (l.element) {
		case rt_long_month: b.put(cstring(rt_month_names[d.month])); break;
		case rt_month: b.put(String{rt_month_names[d.month], 3}); break;
		case rt_long_day: b.put(cstring(rt_day_names[rt_weekday(days)])); break;
		case rt_weekday_name: b.put(String{rt_day_names[rt_weekday(days)], 3}); break;
		case rt_zone:
			if (time_Time_Location(t)->zone.n) b.put(time_Time_Location(t)->zone);
			else rt_put_offset(b, t.loc->offset, "-0700"_s);
			break;
		case rt_month1:
		case rt_month2: rt_put_padded(b, d.month + 1, l.element == rt_month2 ? 2 : 1); break;
		case rt_under_day:
			if (d.day < 10) b.put(" "_s);
			rt_put_padded(b, d.day, 1);
			break;
		case rt_day1:
		case rt_day2: rt_put_padded(b, d.day, l.element == rt_day2 ? 2 : 1); break;
		case rt_hour12:
		case rt_hour12_2: rt_put_padded(b, hour12, l.element == rt_hour12 ? 1 : 2); break;
		case rt_minute1:
		case rt_minute2: rt_put_padded(b, clock / 60 % 60, l.element == rt_minute2 ? 2 : 1); break;
		case rt_second1:
		case rt_second2: rt_put_padded(b, clock % 60, l.element == rt_second2 ? 2 : 1); break;
		case rt_year2: rt_put_padded(b, (d.year < 0 ? -d.year : d.year) % 100, 2); break;
		case rt_year4: rt_put_padded(b, d.year, 4); break;
		case rt_hour: rt_put_padded(b, hour, 2); break;
		case rt_yearday3:
		case rt_under_yearday: {
			int64 day = time_Time_YearDay(t);
			bool zeros = l.element == rt_yearday3;
			if (!zeros && day < 100) b.put(day < 10 ? "  "_s : " "_s);
			rt_put_padded(b, day, zeros ? 3 : 1);
			break;
		}
		case rt_PM: b.put(hour >= 12 ? "PM"_s : "AM"_s); break;
		case rt_pm: b.put(hour >= 12 ? "pm"_s : "am"_s); break;
		case rt_fraction0:
		case rt_fraction9: {
			char s[16];
			snprintf(s, sizeof s, "%c%09d", l.text.p[0], int(t.nsec));
			int64 n = l.text.n < 10 ? l.text.n : 10;
			if (l.element == rt_fraction9) {
				while (n > 1 && s[n - 1] == '0') n--;
				if (n == 1) n = 0;
			}
			b.put(String{s, n});
			break;
		}
		case rt_no_element: break;
		default: {
			int64 offset = t.loc ? t.loc->offset : 0;
			if (offset == 0 && l.element >= rt_iso_offset) b.put("Z"_s);
			else rt_put_offset(b, offset, l.text);
		}
		}
	}
}
inline String time_Time_Format(time_Time t, String layout) {
	rt_buf b = {nullptr, 0, 0};
	rt_format_time(b, t, layout);
	String s = mkstring(b.p, b.n);
	free(b.p);
	return s;
}
//@ time_Time_AppendFormat
//= returns 1, writes 1
inline Slice<uint8> time_Time_AppendFormat(time_Time t, Slice<uint8> b, String layout) { return appendstr(b, time_Time_Format(t, layout)); }
//@ time_Time_String
//= pure
inline String time_Time_String(time_Time t) {
	String s = time_Time_Format(t, "2006-01-02 15:04:05.999999999 -0700 MST"_s);
	if (!t.ns) return s;
	char b[40];
	uint64 n = t.ns < 0 ? uint64(0) - uint64(t.ns) : uint64(t.ns);
	return concat(s, mkstring(b, snprintf(b, sizeof b, " m=%c%llu.%09llu", t.ns < 0 ? '-' : '+',
		static_cast<unsigned long long>(n / 1000000000), static_cast<unsigned long long>(n % 1000000000))));
}
#include <stdio.h>
//@ rt_time_quote
inline String rt_time_quote(String s) {
	rt_buf b = {nullptr, 0, 0};
	b.put("\""_s);
	for (int64 i = 0; i < s.n; i++) {
		uint8 c = uint8(s.p[i]);
		char x[8];
		if (c < ' ' || c >= 0x80) b.put(String{x, snprintf(x, sizeof x, "\\x%02x", c)});
		else b.put(String{x, c == '"' || c == '\\' ? snprintf(x, sizeof x, "\\%c", c) : snprintf(x, sizeof x, "%c", c)});
	}
	b.put("\""_s);
	String q = mkstring(b.p, b.n);
	free(b.p);
	return q;
}
#include <stdio.h>
//@ time_Time_GoString
//= pure
inline String time_Time_GoString(time_Time t) {
	String zone = "time.UTC"_s;
	if (t.loc == time_Local) zone = "time.Local"_s;
	else if (t.loc) zone = concatn("time.Location("_s, rt_time_quote(t.loc->name), ")"_s);
	rt_date d = rt_date_of(rt_day(t));
	int64 clock = rt_clock_of(t);
	char b[200];
	return concatn(mkstring(b, snprintf(b, sizeof b, "time.Date(%lld, time.%s, %d, %d, %d, %d, %d, ", static_cast<long long>(d.year),
		rt_month_names[d.month], int(d.day), int(clock / 3600), int(clock / 60 % 60), int(clock % 60), int(t.nsec))), zone, ")"_s);
}
#include <stdio.h>
//@ time_ParseError T_p_time_ParseError time_ParseError_Error
//= time_ParseError_Error: pure
struct time_ParseError { String Layout, Value, LayoutElem, ValueElem, Message; };
static Type T_p_time_ParseError = rt_pointer<time_ParseError>("*time.ParseError");
inline String time_ParseError_Error(time_ParseError* e) {
	String head = concatn("parsing time "_s, rt_time_quote(deref(e)->Value), e->Message);
	if (e->Message.n) return head;
	return concatn(head, " as "_s, rt_time_quote(e->Layout), ": cannot parse "_s, rt_time_quote(e->ValueElem), " as "_s, rt_time_quote(e->LayoutElem));
}
inline String rt_parse_error_text(Word w) { return time_ParseError_Error(static_cast<time_ParseError*>(w.p)); }
static rt_method rt_parse_error_m(T_p_time_ParseError, Sel_Error, rt_parse_error_text);
//@ rt_same_text
inline bool rt_same_text(String a, String b) { return a.n == b.n && (a.n == 0 || memcmp(a.p, b.p, a.n) == 0); }
//@ rt_number
// Removes a number of least to most digits from the beginning of s and returns it, or returns -1 if
// there is none.
inline int64 rt_number(String& s, int64 least, int64 most) {
	int64 i = 0, x = 0;
	for (; i < s.n && i < most && s.p[i] >= '0' && s.p[i] <= '9'; i++) x = x * 10 + (s.p[i] - '0');
	if (i < least) return -1;
	s = String{s.p + i, s.n - i};
	return x;
}
//@ rt_cut
// Removes the first n bytes of s and returns them.
inline String rt_cut(String& s, int64 n) {
	String head = {s.p, n};
	s = String{s.p + n, s.n - n};
	return head;
}
//@ rt_time_parser
struct rt_time_parser {
	String layout, value, hold, element;
	int64 year, month, day, yday, hour, min, sec, nsec, offset;
	bool am, pm, bad;
	const char* range;  // the name of the element that is out of range, for the error
	time_Location* zone;
	String zone_name;
	// Removes one of the names, in upper or lower case, from the beginning of the value, and returns
	// its index, or -1 if there is none. If width is not 0, only the first width letters are compared.
	int64 name(const char* const* names, int64 count, int64 width) {
		for (int64 i = 0; i < count; i++) {
			int64 n = width ? width : int64(strlen(names[i]));
			if (value.n >= n && strncasecmp(value.p, names[i], size_t(n)) == 0) {
				rt_cut(value, n);
				return i;
			}
		}
		bad = true;
		return -1;
	}
	// Removes a number of one or two digits, and checks its bounds.
	int64 number(bool two, int64 lo, int64 hi, const char* what) {
		int64 x = rt_number(value, two ? 2 : 1, 2);
		if (x < 0) bad = true;
		else if (x < lo || x > hi) range = what;
		return x;
	}
	bool digit(int64 i) const { return i < value.n && value.p[i] >= '0' && value.p[i] <= '9'; }
	// Removes a point and n - 1 digits.
	void fraction(int64 n) {
		String s = rt_cut(value, n);
		if (n > 10) s.n = 10;
		char point = rt_cut(s, 1).p[0];
		bool sign = s.n && (s.p[0] == '+' || s.p[0] == '-'), minus = sign && s.p[0] == '-';
		int64 i = 10 - s.n;
		if (sign) rt_cut(s, 1);
		nsec = s.n ? rt_number(s, 1, 9) : 0;
		bad = (point != '.' && point != ',') || nsec < 0 || s.n;
		if (minus && nsec > 0) range = "fractional second";
		while (--i > 0) nsec *= 10;
	}
	int64 signed_offset(int64 at) const {
		if (at >= value.n || (value.p[at] != '-' && value.p[at] != '+')) return 0;
		String s = {value.p + at + 1, value.n - at - 1};
		int64 x = rt_number(s, 1, 15);
		return x < 0 || x > 23 ? 0 : s.p - value.p - at;
	}
	int64 zone_length() const {
		if (value.n < 3) return 0;
		if (value.n >= 4 && (!memcmp(value.p, "ChST", 4) || !memcmp(value.p, "MeST", 4))) return 4;
		if (!memcmp(value.p, "GMT", 3)) return 3 + signed_offset(3);
		if (value.p[0] == '+' || value.p[0] == '-') return signed_offset(0);
		int64 n = 0;
		while (n < 6 && n < value.n && value.p[n] >= 'A' && value.p[n] <= 'Z') n++;
		bool t = n > 3 && value.p[n - 1] == 'T';
		return n == 3 || (n == 4 && (t || !memcmp(value.p, "WITA", 4))) || (n == 5 && t) ? n : 0;
	}
	void parse_offset(String form) {
		if (form.p[0] == 'Z' && value.n && value.p[0] == 'Z') {
			rt_cut(value, 1);
			zone = time_UTC;
			return;
		}
		bad = bad || value.n < form.n;
		for (int64 i = 1; i < form.n && !bad; i++) bad = form.p[i] == ':' && value.p[i] != ':';
		if (bad) return;
		String s = rt_cut(value, form.n);
		char sign = rt_cut(s, 1).p[0];
		int64 part[3] = {0, 0, 0};
		const char* const what[] = {"time zone offset hour", "time zone offset minute", "time zone offset second"};
		for (int i = 0; s.n && !bad; i++) {
			if (s.p[0] == ':') rt_cut(s, 1);
			part[i] = rt_number(s, 2, 2);
			if (part[i] < 0) {
				bad = true;
				part[i] = 0;
			}
			if (part[i] > (i ? 60 : 24)) range = what[i];
		}
		offset = (part[0] * 60 + part[1]) * 60 + part[2];
		if (sign == '-') offset = -offset;
		else if (sign != '+') bad = true;
	}
	void parse(const rt_layout& l) {
		switch (l.element) {
		case rt_year2:
		case rt_year4: {
			int64 n = l.element == rt_year2 ? 2 : 4;
			if (value.n < n || (n == 4 && !digit(0))) {
				bad = true;
				break;
			}
			String s = rt_cut(value, n);
			bool sign = s.p[0] == '-' || s.p[0] == '+', minus = s.p[0] == '-';
			if (sign) rt_cut(s, 1);
			year = rt_number(s, 1, 4);
			bad = year < 0 || s.n > 0;
			if (minus) year = -year;
			if (n == 2) year += year >= 69 ? 1900 : 2000;
			break;
		}
		case rt_month: month = name(rt_month_names, 12, 3) + 1; break;
		case rt_long_month: month = name(rt_month_names, 12, 0) + 1; break;
		case rt_month1:
		case rt_month2: month = number(l.element == rt_month2, 1, 12, "month"); break;
		case rt_weekday_name: name(rt_day_names, 7, 3); break;
		case rt_long_day: name(rt_day_names, 7, 0); break;
		case rt_under_day:
			if (value.n && value.p[0] == ' ') rt_cut(value, 1);
		// fall through
		case rt_day1:
		case rt_day2: day = number(l.element == rt_day2, 0, 99, ""); break;
		case rt_under_yearday:
			for (int i = 0; i < 2 && value.n && value.p[0] == ' '; i++) rt_cut(value, 1);
		// fall through
		case rt_yearday3:
			yday = rt_number(value, l.element == rt_yearday3 ? 3 : 1, 3);
			bad = yday < 0;
			break;
		case rt_hour: hour = number(false, 0, 23, "hour"); break;
		case rt_hour12:
		case rt_hour12_2: hour = number(l.element == rt_hour12_2, 0, 12, "hour"); break;
		case rt_minute1:
		case rt_minute2: min = number(l.element == rt_minute2, 0, 59, "minute"); break;
		case rt_second1:
		case rt_second2:
			sec = number(l.element == rt_second2, 0, 59, "second");
			if (!bad && !range && value.n >= 2 && (value.p[0] == '.' || value.p[0] == ',') && digit(1)) {
				rt_element next = rt_layout(l.rest).element;
				if (next == rt_fraction0 || next == rt_fraction9) break;
				int64 n = 2;
				while (digit(n)) n++;
				fraction(n);
			}
			break;
		case rt_PM:
		case rt_pm: {
			char big = l.element == rt_PM ? 0 : 32;
			if (value.n < 2) {
				bad = true;
				break;
			}
			String s = rt_cut(value, 2);
			pm = pm || (s.p[0] == ('P' | big) && s.p[1] == ('M' | big));
			am = am || (s.p[0] == ('A' | big) && s.p[1] == ('M' | big));
			bad = s.p[1] != ('M' | big) || (s.p[0] != ('P' | big) && s.p[0] != ('A' | big));
			break;
		}
		case rt_zone: {
			if (value.n >= 3 && memcmp(value.p, "UTC", 3) == 0) {
				rt_cut(value, 3);
				zone = time_UTC;
				break;
			}
			int64 n = zone_length();
			if (n == 0) bad = true;
			else zone_name = rt_cut(value, n);
			break;
		}
		case rt_fraction0:
			if (value.n < l.text.n) bad = true;
			else fraction(l.text.n);
			break;
		case rt_fraction9: {
			int64 n = 1;
			if (value.n < 2 || (value.p[0] != '.' && value.p[0] != ',') || !digit(1)) break;
			while (digit(n)) n++;
			fraction(n);
			break;
		}
		default: parse_offset(l.text);
		}
	}
	// Removes the text before an element. Any number of spaces matches any other number of
	// spaces.
	bool skip(String& text) {
		while (text.n) {
			if (text.p[0] == ' ') {
				if (value.n && value.p[0] != ' ') return false;
				while (text.n && text.p[0] == ' ') rt_cut(text, 1);
				while (value.n && value.p[0] == ' ') rt_cut(value, 1);
				continue;
			}
			if (!value.n || value.p[0] != text.p[0]) return false;
			rt_cut(text, 1);
			rt_cut(value, 1);
		}
		return true;
	}
};
//@ rt_parse_failed
inline R2<time_Time, Any> rt_parse_failed(String layout, String value, String elem, String rest, String message) {
	return R2<time_Time, Any>{time_Time(), mkany(&T_p_time_ParseError, newptr(time_ParseError{layout, value, elem, rest, message}))};
}
//@ time_Parse time_ParseInLocation rt_parse_time
//= time_Parse: keeps 1 2
//= time_ParseInLocation: keeps 1 2 3
inline R2<time_Time, Any> rt_parse_time(String layout, String value, time_Location* fallback, time_Location* local) {
	rt_time_parser p = rt_time_parser();
	p.value = value;
	p.month = p.day = p.yday = p.offset = -1;
	String left = layout;
	for (;;) {
		rt_layout l(left);
		String before = l.before;
		if (!p.skip(before)) return rt_parse_failed(layout, value, l.before, p.value, ""_s);
		if (l.element == rt_no_element) break;
		left = l.rest;
		String hold = p.value;
		p.parse(l);
		if (p.range) return rt_parse_failed(layout, value, l.text, p.value, concatn(": "_s, cstring(p.range), " out of range"_s));
		if (p.bad) return rt_parse_failed(layout, value, l.text, hold, ""_s);
	}
	if (p.value.n) return rt_parse_failed(layout, value, ""_s, p.value, concat(": extra text: "_s, rt_time_quote(p.value)));
	if (p.pm && p.hour < 12) p.hour += 12;
	else if (p.am && p.hour == 12) p.hour = 0;
	if (p.yday >= 0) {
		rt_date d = rt_date_of(rt_days(p.year, 0) + p.yday - 1);
		if (p.yday < 1 || d.year != p.year) return rt_parse_failed(layout, value, ""_s, p.value, ": day-of-year out of range"_s);
		if (p.month >= 0 && p.month != d.month + 1) return rt_parse_failed(layout, value, ""_s, p.value, ": day-of-year does not match month"_s);
		if (p.day >= 0 && p.day != d.day) return rt_parse_failed(layout, value, ""_s, p.value, ": day-of-year does not match day"_s);
		p.month = d.month + 1;
		p.day = d.day;
	}
	if (p.month < 0) p.month = 1;
	if (p.day < 0) p.day = 1;
	if (p.day < 1 || p.day > rt_days(p.year, p.month) - rt_days(p.year, p.month - 1))
		return rt_parse_failed(layout, value, ""_s, p.value, ": day out of range"_s);
	time_Location* zone = p.zone ? p.zone : fallback;
	bool known = p.zone != nullptr;
	if (!known && p.offset != -1) {
		bool here = p.offset == local->offset && (!p.zone_name.n || rt_same_text(p.zone_name, local->zone));
		zone = here ? local : time_FixedZone(p.zone_name, p.offset);
	} else if (!known && p.zone_name.n) {
		String digits = p.zone_name;
		int64 offset = 0;
		if (digits.n > 4 && memcmp(digits.p, "GMT", 3) == 0) {
			bool minus = rt_cut(digits, 4).p[3] == '-';
			offset = rt_number(digits, 1, 15) * (minus ? -3600 : 3600);
		}
		if (rt_same_text(p.zone_name, local->zone)) {
			zone = local;
		} else {
			zone = time_FixedZone(p.zone_name, offset);
			time_Time t = time_Date(p.year, p.month, p.day, p.hour, p.min, p.sec, p.nsec, time_UTC);
			t.loc = zone;
			return R2<time_Time, Any>{t, Any()};
		}
	}
	return R2<time_Time, Any>{time_Date(p.year, p.month, p.day, p.hour, p.min, p.sec, p.nsec, zone), Any()};
}
inline R2<time_Time, Any> time_Parse(String layout, String value) { return rt_parse_time(layout, value, time_UTC, time_Local); }
inline R2<time_Time, Any> time_ParseInLocation(String layout, String value, time_Location* loc) { return rt_parse_time(layout, value, loc, loc); }
//@ time_Duration_Truncate
//= pure
inline int64 time_Duration_Truncate(int64 d, int64 m) { return m <= 0 ? d : d - d % m; }
//@ time_Duration_Round
//= pure
inline int64 time_Duration_Round(int64 d, int64 m) {
	if (m <= 0) return d;
	int64 r = d % m, most = int64(~(uint64(1) << 63));
	uint64 a = uint64(r < 0 ? -r : r);
	if (a + a < uint64(m)) return d - r;
	if (d < 0) return d < -most - 1 + (m - int64(a)) ? -most - 1 : d - (m - int64(a));
	return d > most - (m - int64(a)) ? most : d + (m - int64(a));
}
//@ time_Duration_Abs
//= pure
inline int64 time_Duration_Abs(int64 d) { return d >= 0 ? d : d == int64(uint64(1) << 63) ? int64(~(uint64(1) << 63)) : -d; }
//@ time_Duration_Seconds
//= pure
inline float64 time_Duration_Seconds(int64 d) { return float64(d) / 1e9; }
//@ time_Duration_Milliseconds
//= pure
inline int64 time_Duration_Milliseconds(int64 d) { return d / 1000000; }
//@ time_Duration_Microseconds
//= pure
inline int64 time_Duration_Microseconds(int64 d) { return d / 1000; }
//@ time_Duration_Nanoseconds
//= pure
inline int64 time_Duration_Nanoseconds(int64 d) { return d; }
//@ time_Duration_Minutes
//= pure
inline float64 time_Duration_Minutes(int64 d) { return float64(d / 60000000000) + float64(d % 60000000000) / 6e10; }
//@ time_Duration_Hours
//= pure
inline float64 time_Duration_Hours(int64 d) { return float64(d / 3600000000000) + float64(d % 3600000000000) / 3.6e12; }
//@ time_Duration_String
//= pure
// Writes a point and the low digits of v, without trailing zeros, before q. Returns the new
// start.
inline char* rt_duration_part(char* q, uint64& v, int digits) {
	bool some = false;
	for (int i = 0; i < digits; i++, v /= 10) {
		some = some || v % 10;
		if (some) *--q = char('0' + v % 10);
	}
	if (some) *--q = '.';
	return q;
}
// Hours, minutes and seconds, or one smaller unit: "1h15m30.918s", "1.5µs".
inline String time_Duration_String(int64 d) {
	char b[40], *end = b + sizeof b, *q = end;
	uint64 u = d < 0 ? uint64(0) - uint64(d) : uint64(d);
	*--q = 's';
	if (u == 0) {
		*--q = '0';
	} else if (u < 1000000000) {
		int digits = u < 1000 ? 0 : u < 1000000 ? 3 : 6;
		if (digits == 3) *--q = char(0xb5), *--q = char(0xc2);
		else *--q = digits ? 'm' : 'n';
		q = rt_duration_part(q, u, digits);
		do *--q = char('0' + u % 10);
		while (u /= 10);
	} else {
		q = rt_duration_part(q, u, 9);
		const char units[] = "smh";
		for (int i = 0; i < 3 && (i == 0 || u); i++) {
			uint64 part = i < 2 ? u % 60 : u;
			u = i < 2 ? u / 60 : 0;
			if (i) *--q = units[i];
			do *--q = char('0' + part % 10);
			while (part /= 10);
		}
	}
	if (d < 0) *--q = '-';
	return mkstring(q, end - q);
}
//@ time_After
//= acts
inline Chan<time_Time>* time_After(int64 d) {
	Chan<time_Time>* c = mkchan<time_Time>(1);
	rt_start([=]() {
		if (d > 0) rt_sleep(d);
		chan_send(c, time_Now());
	});
	return c;
}
//@ time_Timer time_Timer_Stop rt_arm
//= time_Timer_Stop: acts
struct time_Timer : rt_alarm {
	Chan<time_Time>* C;
	Func<void()> f;  // called instead of sending to C
	int64 period;    // of a ticker; 0 for a timer
};
inline void rt_arm(time_Timer* t, int64 d);
inline bool rt_ring(rt_alarm* a, bool now) {
	time_Timer* t = static_cast<time_Timer*>(a);
	if (!now) return t->f.c != nullptr || t->C->receivers.head;
	if (t->period) rt_arm(t, t->period);
	if (t->f.c) rt_start(t->f);
	else if (!chan_len(t->C)) chan_send(t->C, time_Now());
	return true;
}
inline void rt_arm(time_Timer* t, int64 d) {
	t->ring = rt_ring;
	rt_set_alarm(t, d);
}
// Reports whether the timer had not fired yet, or its value was not received yet.
inline bool time_Timer_Stop(time_Timer* t) {
	bool was = deref(t)->C && t->C->n;
	if (was) t->C->n = 0;
	for (rt_alarm** p = &rt_alarms; *p; p = &(*p)->next)
		if (*p == t) {
			*p = t->next;
			return true;
		}
	return was;
}
//@ time_NewTimer rt_timer
//= time_NewTimer: acts
inline time_Timer* rt_timer(int64 d, int64 period) {
	time_Timer* t = gc_new<time_Timer>();
	t->C = mkchan<time_Time>(1);
	t->period = period;
	rt_arm(t, d);
	return t;
}
inline time_Timer* time_NewTimer(int64 d) { return rt_timer(d, 0); }
//@ time_AfterFunc
//= keeps 2, acts
inline time_Timer* time_AfterFunc(int64 d, Func<void()> f) {
	time_Timer* t = gc_new<time_Timer>();
	t->f = f;
	rt_arm(t, d);
	return t;
}
//@ time_Timer_Reset
//= acts
inline bool time_Timer_Reset(time_Timer* t, int64 d) {
	bool was = time_Timer_Stop(t);
	rt_arm(t, d);
	return was;
}
//@ time_Ticker time_NewTicker
//= time_NewTicker: acts
struct time_Ticker : time_Timer {};
inline time_Ticker* time_NewTicker(int64 d) {
	if (d <= 0) panic_text("non-positive interval for NewTicker"_s);
	return static_cast<time_Ticker*>(rt_timer(d, d));
}
//@ time_Ticker_Stop
//= acts
inline void time_Ticker_Stop(time_Ticker* t) { time_Timer_Stop(t); }
//@ time_Ticker_Reset
//= acts
inline void time_Ticker_Reset(time_Ticker* t, int64 d) {
	if (d <= 0) panic_text("non-positive interval for Ticker.Reset"_s);
	time_Timer_Stop(t);
	t->period = d;
	rt_arm(t, d);
}
//@ time_Tick
//= acts
inline Chan<time_Time>* time_Tick(int64 d) { return d <= 0 ? nullptr : time_NewTicker(d)->C; }
