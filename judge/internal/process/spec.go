package process

import (
	"io"
	"os"
	"sync"
	"time"
)

// Limits holds the limits of one run. A zero field means no limit.
type Limits struct {
	// Wall limits the wall-clock time from the start to the end of the program.
	Wall time.Duration
	// CPU limits the processor time, user and system, of all processes of the tree together.
	CPU time.Duration
	// Idle limits the time during which the tree uses almost no processor time.
	Idle time.Duration
	// Memory limits the physical memory of the tree, in bytes.
	Memory int64
	// Output limits the bytes written to Stdout and Stderr together. The bytes after the limit are discarded.
	Output int64
	// FileSize limits the size of each file, in bytes. If the system can isolate programs, the total size of
	// all files in a fresh folder is limited, too: to 1.5*FileSize, or to 64 MiB if that is more.
	FileSize int64
	// Space limits by how much the total size of the files in Spec.Counted grows while the program runs, in bytes. It is
	// sampled. The fresh folder of a program without Dir is limited by FileSize instead.
	Space int64
	// Processes limits the number of processes and threads of the tree at any time, including the program. Language
	// runtimes start threads, too: Go about 10, Java 30 or more.
	Processes int
	// Files limits the number of open files of each  Sockets are files, too, so Files also limits the
	// memory in the buffers of sockets.
	Files int
}

// Spec describes a program to run.
type Spec struct {
	// Args is the command and its arguments. A command without a slash is looked up in PATH.
	Args []string
	// Dir is the working folder. If the system can isolate programs (see Missing), this is the only folder in which the
	// program can write. If Dir is "", the program gets a fresh empty folder, which is removed afterwards.
	Dir string
	// Writable lists further folders in which an isolated program can write; compilers need them. It requires Dir.
	Writable []string
	// Counted lists the folders whose files count towards Limits.Space.
	Counted []string
	// ReadOnly prevents an isolated program from writing in Dir.
	ReadOnly bool
	// Shown lists further files and folders that the program can read, if the system can hide files. A
	// program always sees its own executable, its working folder and everything that is installed for all
	// users. If a file in Shown is in a folder named bin, the program sees the parent folder of bin, too,
	// because an interpreter or compiler needs the other files of its installation.
	Shown []string
	// Trusted is set for a program of the package, such as a checker, which sees all files. It is not set for a judged
	// program.
	Trusted bool
	// Env is the complete environment, a list of NAME=value. For an entry NAME without "=", the value is the
	// path of the working folder.
	Env []string
	// Stdin is the standard input of the program; nil means an empty input. The program reads from the
	// current offset of the file. The caller must close the file after the run.
	Stdin *os.File
	// Input is the path of a file that is the standard input instead of Stdin. The program cannot change it.
	Input string
	// Stdout and Stderr receive the output of the program. The method Write of each is called from one
	// goroutine only, and never after Run or Wait has returned. Both may be the same writer. If a writer is
	// nil or returns an error, the output is discarded without the program noticing.
	Stdout io.Writer
	Stderr io.Writer
	// StderrLock, if set, is held during each read of standard error and the write to Stderr. Its owner can call
	// sandbox.Process.CatchUp, so that the order of standard error and of other events is known.
	StderrLock sync.Locker
	// StdoutEnd, if set, is called once: when all output was written to Stdout and no process of the tree has its
	// standard output open any more.
	StdoutEnd func()
	// Dialogue must be set if another program, such as a referee, waits for the program's output and answers
	// it. Then the sandbox passes on each piece of the output as fast as possible, and uses an additional
	// thread for this.
	Dialogue bool
	// Processor is the processor on which the program runs. Programs in a dialogue are fastest if all of them run on
	// the same processor.
	Processor Processor
	// StdoutFile, if set, becomes the standard output of the program directly, for example a pipe to another program.
	// Stdout and StdoutEnd are ignored then, and Limits.Output limits standard error alone. Start closes the file.
	StdoutFile *os.File
	Limits     Limits
}

// A Processor is the CPU to which both programs of a game are bound, numbered from 1. The zero value means any CPU.
type Processor int
