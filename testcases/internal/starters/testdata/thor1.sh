read -r lightX lightY x y

# game loop
while true; do
    read -r remainingTurns || exit
    direction=""
    if ((y > lightY)); then direction+="N"; ((y--)); elif ((y < lightY)); then direction+="S"; ((y++)); fi
    if ((x > lightX)); then direction+="W"; ((x--)); elif ((x < lightX)); then direction+="E"; ((x++)); fi
    echo "turns left: $remainingTurns" >&2
    echo "$direction"
done
