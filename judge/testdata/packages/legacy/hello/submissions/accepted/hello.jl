println("Hello World!")
