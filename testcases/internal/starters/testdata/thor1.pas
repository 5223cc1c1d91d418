program Answer;
{$H+}
uses sysutils, classes, math;

var
  lightX, lightY, x, y, remainingTurns: Int32;
  direction: String;
begin
  readln(lightX, lightY, x, y);

  // game loop
  while true do
  begin
    readln(remainingTurns);
    direction := '';
    if y > lightY then begin direction := direction + 'N'; y := y - 1 end
    else if y < lightY then begin direction := direction + 'S'; y := y + 1 end;
    if x > lightX then begin direction := direction + 'W'; x := x - 1 end
    else if x < lightX then begin direction := direction + 'E'; x := x + 1 end;
    writeln(StdErr, 'turns left: ', remainingTurns);
    writeln(direction);
    flush(StdErr); flush(output); // DO NOT REMOVE
  end;
end.
