using System;
using System.Linq;
using System.IO;
using System.Text;
using System.Collections;
using System.Collections.Generic;

class Player
{
    static void Main(string[] args)
    {
        string[] inputs = Console.ReadLine().Split(' ');
        int lightX = int.Parse(inputs[0]); // the X position of the light of power
        int lightY = int.Parse(inputs[1]); // the Y position of the light of power
        int x = int.Parse(inputs[2]); // Thor's starting X position
        int y = int.Parse(inputs[3]); // Thor's starting Y position

        // game loop
        while (true)
        {
            int remainingTurns = int.Parse(Console.ReadLine());
            string direction = "";
            if (y > lightY) { direction += "N"; y--; } else if (y < lightY) { direction += "S"; y++; }
            if (x > lightX) { direction += "W"; x--; } else if (x < lightX) { direction += "E"; x++; }
            Console.Error.WriteLine("turns left: " + remainingTurns);
            Console.WriteLine(direction);
        }
    }
}
