import java.util.*;
import java.io.*;
import java.math.*;

class Player {

    public static void main(String args[]) {
        Scanner in = new Scanner(System.in);
        int lightX = in.nextInt();
        int lightY = in.nextInt();
        int x = in.nextInt();
        int y = in.nextInt();

        // game loop
        while (true) {
            int remainingTurns = in.nextInt();
            String direction = "";
            if (y > lightY) { direction += "N"; y--; } else if (y < lightY) { direction += "S"; y++; }
            if (x > lightX) { direction += "W"; x--; } else if (x < lightX) { direction += "E"; x++; }
            System.err.println("turns left: " + remainingTurns);
            System.out.println(direction);
        }
    }
}
