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
