/**
 * Auto-generated code below aims at helping you parse
 * the standard input according to the problem statement.
 **/
declare function readline(): string;
declare function print(text: string): void;
declare function printErr(...words: any[]): void;
var inputs: string[] = readline().split(' ');
const lightX = parseInt(inputs[0]); // the X position of the light of power
const lightY = parseInt(inputs[1]); // the Y position of the light of power
let x: number = parseInt(inputs[2]); // Thor's starting X position
let y = parseInt(inputs[3]); // Thor's starting Y position

// game loop
while (true) {
    const remainingTurns = parseInt(readline()); // The remaining amount of turns Thor can move. Do not remove this line.
    let direction: string = '';
    if (y > lightY) { direction += 'N'; y--; } else if (y < lightY) { direction += 'S'; y++; }
    if (x > lightX) { direction += 'W'; x--; } else if (x < lightX) { direction += 'E'; x++; }
    printErr('turns left:', remainingTurns);
    print(direction);
}
