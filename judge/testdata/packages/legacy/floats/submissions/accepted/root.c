#include <math.h>
#include <stdio.h>

int main(void) {
    double x;
    scanf("%lf", &x);
    printf("%.9e\n", sqrt(x));
    return 0;
}
