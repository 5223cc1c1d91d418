// time.h: the clock, as far as programs use it to watch their time limit.

//@ time_Time time_Now
#include <time.h>
struct time_Time { int64 ns; };
inline time_Time time_Now() {
	timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return time_Time{int64(t.tv_sec) * 1000000000 + t.tv_nsec};
}
//@ time_Time_Sub
inline int64 time_Time_Sub(time_Time t, time_Time u) { return t.ns - u.ns; }
//@ time_Since
inline int64 time_Since(time_Time t) { return time_Now().ns - t.ns; }
//@ time_Until
inline int64 time_Until(time_Time t) { return t.ns - time_Now().ns; }
//@ time_Time_Add
inline time_Time time_Time_Add(time_Time t, int64 d) { return time_Time{wadd(t.ns, d)}; }
//@ time_Time_Before
inline bool time_Time_Before(time_Time t, time_Time u) { return t.ns < u.ns; }
//@ time_Time_After
inline bool time_Time_After(time_Time t, time_Time u) { return t.ns > u.ns; }
//@ time_Time_IsZero
inline bool time_Time_IsZero(time_Time t) { return t.ns == 0; }
//@ time_Time_UnixNano
// Wall clock of the moment: the monotonic reading moved by the difference of the clocks.
inline int64 time_Time_UnixNano(time_Time t) {
	timespec w;
	clock_gettime(CLOCK_REALTIME, &w);
	return int64(w.tv_sec) * 1000000000 + w.tv_nsec - time_Now().ns + t.ns;
}
//@ time_Time_Unix
inline int64 time_Time_Unix(time_Time t) { return time_Time_UnixNano(t) / 1000000000; }
//@ time_Duration_Seconds
inline float64 time_Duration_Seconds(int64 d) { return float64(d) / 1e9; }
//@ time_Duration_Milliseconds
inline int64 time_Duration_Milliseconds(int64 d) { return d / 1000000; }
//@ time_Duration_Microseconds
inline int64 time_Duration_Microseconds(int64 d) { return d / 1000; }
//@ time_Duration_Nanoseconds
inline int64 time_Duration_Nanoseconds(int64 d) { return d; }
//@ time_Duration_Minutes
inline float64 time_Duration_Minutes(int64 d) { return float64(d / 60000000000) + float64(d % 60000000000) / 6e10; }
//@ time_Duration_Hours
inline float64 time_Duration_Hours(int64 d) { return float64(d / 3600000000000) + float64(d % 3600000000000) / 3.6e12; }
//@ time_Duration_String
// Writes the low digits of v, without the zeros at their end, before q; gives where they start.
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
