use strict;
use warnings;
use 5.20.1;

select(STDOUT); $| = 1; # DO NOT REMOVE

my $tokens;

chomp($tokens = <STDIN>);
my ($light_x, $light_y, $x, $y) = split(/ /, $tokens);

# game loop
while (1) {
    chomp(my $remaining_turns = <STDIN>);
    my $direction = "";
    if ($y > $light_y) { $direction .= "N"; $y--; } elsif ($y < $light_y) { $direction .= "S"; $y++; }
    if ($x > $light_x) { $direction .= "W"; $x--; } elsif ($x < $light_x) { $direction .= "E"; $x++; }
    print STDERR "turns left: $remaining_turns\n";
    print "$direction\n";
}
