/**
 * Auto-generated code below aims at helping you parse
 * the standard input according to the problem statement.
 **/
var inputs = readline().split(' ');
const lightX = parseInt(inputs[0]); // the X position of the light of power
const lightY = parseInt(inputs[1]); // the Y position of the light of power
let x = parseInt(inputs[2]); // Thor's starting X position
let y = parseInt(inputs[3]); // Thor's starting Y position

// game loop
while (true) {
    const remainingTurns = parseInt(readline()); // The remaining amount of turns Thor can move. Do not remove this line.
    let direction = '';
    if (y > lightY) { direction += 'N'; y--; } else if (y < lightY) { direction += 'S'; y++; }
    if (x > lightX) { direction += 'W'; x--; } else if (x < lightX) { direction += 'E'; x++; }
    printErr('turns left:', remainingTurns);
    print(direction);
}
