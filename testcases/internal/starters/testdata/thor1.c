#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <stdbool.h>

int main()
{
    int light_x, light_y, x, y;
    scanf("%d%d%d%d", &light_x, &light_y, &x, &y);

    // game loop
    while (1) {
        int remaining_turns;
        scanf("%d", &remaining_turns);
        if (y > light_y) { printf("N"); y--; } else if (y < light_y) { printf("S"); y++; }
        if (x > light_x) { printf("W"); x--; } else if (x < light_x) { printf("E"); x++; }
        fprintf(stderr, "turns left: %d\n", remaining_turns);
        printf("\n");
    }
    return 0;
}
