// Accepted: CodinGame's code for a start with one rule for all turns, without simulation and without a plan.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>

using namespace std;

int main() {
    int n, xs[30], ys[30], left = 0, right = 0, ground = 0;
    cin >> n;
    for (int i = 0; i < n; i++) {
        cin >> xs[i] >> ys[i];
        if (i > 0 && ys[i - 1] == ys[i]) {
            left = xs[i - 1];
            right = xs[i];
            ground = ys[i];
        }
    }

    // game loop
    while (1) {
        int x, y, h_speed, v_speed, fuel, rotate, power;
        cin >> x >> y >> h_speed >> v_speed >> fuel >> rotate >> power;
        bool over = left <= x && x <= right;
        int aim = max(left + 200, min(x, right - 200));

        // Below which height the lander must not be, and how fast it may sink.
        int floor = ground;
        for (int i = 1; i < n && !over; i++)
            if (xs[i - 1] <= max(x, aim) && xs[i] >= min(x, aim)) floor = max(floor, max(ys[i - 1], ys[i]));
        double sink = over ? 36 : min(36., sqrt(0.1 * max(0, y - floor)));
        bool low = v_speed < -sink;

        // Tilt against the error of the speed across; upright before the touch.
        double wanted = copysign(min(90., sqrt(2. * abs(aim - x))), aim - x);
        int limit = low ? 15 : 30;
        if (over) limit = max(0, min(limit, 15 * ((y - floor) / 40 - 1)));
        int tilt = max(-limit, min(int(lround(4 * (h_speed - wanted))), limit));

        int thrust = low || abs(tilt) > 10 ? 4 : v_speed < -26 ? 3 : 2;
        cout << tilt << ' ' << thrust << endl;
    }
}
