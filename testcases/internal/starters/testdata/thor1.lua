next_token = string.gmatch(io.read(), "[^%s]+")
lightX = tonumber(next_token())
lightY = tonumber(next_token())
x = tonumber(next_token())
y = tonumber(next_token())

-- game loop
while true do
    remainingTurns = tonumber(io.read())
    direction = ""
    if y > lightY then direction = "N"; y = y - 1 elseif y < lightY then direction = "S"; y = y + 1 end
    if x > lightX then direction = direction .. "W"; x = x - 1 elseif x < lightX then direction = direction .. "E"; x = x + 1 end
    io.stderr:write("turns left: " .. remainingTurns .. "\n")
    print(direction)
    io.stdout:flush()
end
