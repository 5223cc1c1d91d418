import 'dart:io';
import 'dart:math';

String readLineSync() {
  String? s = stdin.readLineSync();
  return s == null ? '' : s;
}

void main() {
  List inputs = readLineSync().split(' ');
  int lightX = int.parse(inputs[0]);
  int lightY = int.parse(inputs[1]);
  int x = int.parse(inputs[2]);
  int y = int.parse(inputs[3]);

  // game loop
  while (true) {
    int remainingTurns = int.parse(readLineSync());
    String direction = '';
    if (y > lightY) { direction += 'N'; y--; } else if (y < lightY) { direction += 'S'; y++; }
    if (x > lightX) { direction += 'W'; x--; } else if (x < lightX) { direction += 'E'; x++; }
    stderr.writeln('turns left: $remainingTurns');
    print(direction);
  }
}
