//go:build !unix

package sandbox

// drainLocked copies the output, as drain does. It holds the lock only during writes, because on this system a read waits.
func (p *pump) drainLocked() {
	for {
		n, err := p.from.Read(p.buf)
		if p.over.Load() {
			return
		}
		p.lock.Lock()
		p.pass(p.buf[:n])
		p.lock.Unlock()
		if err != nil {
			return
		}
	}
}

// readNow does nothing: on this system a pipe cannot be read without waiting.
func (p *pump) readNow() {}
