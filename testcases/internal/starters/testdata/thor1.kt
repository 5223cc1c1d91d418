import java.util.*
import java.io.*
import java.math.*

fun main(args : Array<String>) {
    val input = Scanner(System.`in`)
    val lightX = input.nextInt()
    val lightY = input.nextInt()
    var x = input.nextInt()
    var y = input.nextInt()

    // game loop
    while (true) {
        val remainingTurns = input.nextInt()
        var direction = ""
        if (y > lightY) { direction += "N"; y-- } else if (y < lightY) { direction += "S"; y++ }
        if (x > lightX) { direction += "W"; x-- } else if (x < lightX) { direction += "E"; x++ }
        System.err.println("turns left: $remainingTurns")
        println(direction)
    }
}
