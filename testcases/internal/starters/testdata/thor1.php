<?php
fscanf(STDIN, "%d %d %d %d", $lightX, $lightY, $x, $y);

// game loop
while (TRUE)
{
    fscanf(STDIN, "%d", $remainingTurns);
    $direction = "";
    if ($y > $lightY) { $direction .= "N"; $y--; } elseif ($y < $lightY) { $direction .= "S"; $y++; }
    if ($x > $lightX) { $direction .= "W"; $x--; } elseif ($x < $lightX) { $direction .= "E"; $x++; }
    error_log("turns left: $remainingTurns");
    echo($direction . "\n");
}
