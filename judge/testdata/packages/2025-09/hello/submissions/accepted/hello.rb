puts "Hello World!"
