STDOUT.sync = true # DO NOT REMOVE
light_x, light_y, x, y = gets.split(" ").collect { |word| word.to_i }

# game loop
loop do
  remaining_turns = gets.to_i
  direction = ""
  if y > light_y then direction += "N"; y -= 1 elsif y < light_y then direction += "S"; y += 1 end
  if x > light_x then direction += "W"; x -= 1 elsif x < light_x then direction += "E"; x += 1 end
  STDERR.puts "turns left: #{remaining_turns}"
  puts direction
end
