/* Counts from one number to the other. */
#include <stdio.h>

int main(void) {
    long long a, b;
    while (scanf("%lld %lld", &a, &b) == 2) {
        volatile long long n = 0;
        while (a < b) a++, n++;
        while (b < a) b++, n++;
        printf("%lld\n", n);
    }
    return 0;
}
