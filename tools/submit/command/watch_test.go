package command

import (
	"bufio"
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// An extension simulates the browser extension CG Local, which connects to submit as a WebSocket client (RFC
// 6455).
type extension struct {
	t    *testing.T
	conn net.Conn
	r    *bufio.Reader
}

// connect performs the WebSocket handshake. It returns the HTTP status, which is 101 if the handshake succeeded.
func connect(t *testing.T, address, origin string) (*extension, int) {
	t.Helper()
	conn, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	conn.SetDeadline(time.Now().Add(time.Minute))
	fmt.Fprint(conn, handshake(origin))
	r := bufio.NewReader(conn)
	answer, err := http.ReadResponse(r, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := answer.Header.Get("Sec-WebSocket-Accept"); answer.StatusCode == 101 && got != "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" {
		t.Errorf("accepted with %q", got)
	}
	return &extension{t, conn, r}, answer.StatusCode
}

// handshake returns a request for a WebSocket.
func handshake(origin string) string {
	if origin != "" {
		origin = "Origin: " + origin + "\r\n"
	}
	return "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n" +
		"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" + origin + "\r\n"
}

// raw sends a masked frame with this first byte.
func (e *extension) raw(first byte, payload string) {
	e.t.Helper()
	head := []byte{first, 128 | byte(min(len(payload), 126))}
	if len(payload) >= 1<<16 {
		head[1] = 128 | 127
		head = binary.BigEndian.AppendUint64(head, uint64(len(payload)))
	} else if len(payload) >= 126 {
		head = binary.BigEndian.AppendUint16(head, uint16(len(payload)))
	}
	head = append(head, 1, 2, 3, 4)
	for i := range len(payload) {
		head = append(head, payload[i]^byte(i%4+1))
	}
	e.conn.Write(head)
}

// frame receives a frame.
func (e *extension) frame() (first byte, payload string) {
	e.t.Helper()
	var head [2]byte
	io.ReadFull(e.r, head[:])
	size := int(head[1])
	if size == 126 {
		var b [2]byte
		io.ReadFull(e.r, b[:])
		size = int(binary.BigEndian.Uint16(b[:]))
	}
	data := make([]byte, size)
	if _, err := io.ReadFull(e.r, data); err != nil {
		e.t.Fatal(err)
	}
	return head[0], string(data)
}

// want receives the next message. The test fails unless the message has the given action, code and play flag.
func (e *extension) want(action, code string, play bool) {
	e.t.Helper()
	first, text := e.frame()
	var m struct {
		Action  string
		Payload struct {
			Code string
			Play bool
		}
	}
	if err := json.Unmarshal([]byte(text), &m); err != nil || first != 0x81 || m.Action != action || m.Payload.Code != code || m.Payload.Play != play {
		e.t.Fatalf("got %x %s, want %s %q %v", first, text, action, code, play)
	}
}

// watched starts submit -watch, and returns the address at which submit listens. If a test writes a line to the
// result `typed`, submit reads this line from its standard input.
func watched(t *testing.T) (c *call, address string, typed *os.File) {
	t.Helper()
	c = newCall(t)
	in, typed, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	c.in = in
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan int)
	go func() { done <- c.run(ctx, []string{"-watch", "skynet"}) }()
	t.Cleanup(func() {
		cancel()
		if status := <-done; status != exitOK {
			t.Errorf("status %d\n%s", status, c.out.String())
		}
		typed.Close()
		in.Close()
	})
	said := regexp.MustCompile(`ws://localhost:(\d+)`)
	for said.FindStringSubmatch(c.out.String()) == nil {
		time.Sleep(time.Millisecond)
	}
	return c, "127.0.0.1:" + said.FindStringSubmatch(c.out.String())[1], typed
}

// TestWatch: submit sends main.go to the page when the page connects, and whenever the file changes. When the
// user presses Enter, submit tells the page to run the testcases.
func TestWatch(t *testing.T) {
	c, address, typed := watched(t)
	e, status := connect(t, address, "chrome-extension://x")
	if status != 101 {
		t.Fatalf("status %d", status)
	}
	e.want("send-details", "", false)
	for !strings.HasPrefix(readFile("problems/skynet/main.go"), "bundle") { // wait until the code is bundled before a page connects
		time.Sleep(time.Millisecond)
	}
	e.raw(0x81, `{"action":"details","payload":{"title":"Skynet","questionId":7}}`)
	e.want("app-ready", "", false)
	e.want("update-code", "bundle of first", false)
	put(t, "problems/skynet/solution/solution.go", "a mistake")
	for !strings.Contains(c.out.String(), "solution.go:1: a mistake") {
		time.Sleep(time.Millisecond)
	}
	put(t, "problems/skynet/solution/solution.go", "second, longer")
	e.want("update-code", "bundle of second, longer", false)
	e.raw(0x81, `{"action":"code","payload":{"code":"typed in the page"}}`)
	fmt.Fprintln(typed)
	e.want("update-code", "bundle of second, longer", true)
	e.raw(0x81, "no JSON")
	e.want("error", "", false)
	e.raw(0x88, "\x03\xe8")
	if first, payload := e.frame(); first != 0x88 || payload != "\x03\xe8" {
		t.Errorf("closing is answered by %x %q", first, payload)
	}
	if !strings.Contains(c.out.String(), `connected: "Skynet"`) {
		t.Errorf("said\n%s", c.out.String())
	}
}

func readFile(name string) string {
	text, _ := os.ReadFile(name)
	return string(text)
}

// TestWhoMayWatch: only extensions may connect.
func TestWhoMayWatch(t *testing.T) {
	_, address, _ := watched(t)
	for origin, want := range map[string]int{"chrome-extension://x": 101, "moz-extension://x": 101, "": 403, "null": 403, "https://www.codingame.com": 403, "http://localhost:53135": 403, "https://moz-extension": 403} {
		if _, status := connect(t, address, origin); status != want {
			t.Errorf("%q: status %d, want %d", origin, status, want)
		}
	}
	answer, err := http.DefaultTransport.RoundTrip(mustRequest(t, "http://"+address))
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusUpgradeRequired {
		t.Errorf("without WebSocket: status %d", answer.StatusCode)
	}
}

func mustRequest(t *testing.T, url string) *http.Request {
	r, err := http.NewRequest(http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Origin", "moz-extension://x")
	return r
}

// TestOtherPuzzle: if a page shows another puzzle, its editor is overwritten only if the user agrees.
func TestOtherPuzzle(t *testing.T) {
	c, address, typed := watched(t)
	for _, s := range []struct{ title, answer, want string }{
		{"Skynet!", "", "update-code"}, {"Other", "y", "update-code"}, {"Other", "n", "error"}, {"", "", "error"},
	} {
		e, _ := connect(t, address, "moz-extension://x")
		e.want("send-details", "", false)
		for !strings.HasPrefix(readFile("problems/skynet/main.go"), "bundle") {
			time.Sleep(time.Millisecond)
		}
		asked := strings.Count(c.out.String(), "[y/N]")
		e.raw(0x81, fmt.Sprintf(`{"action":"details","payload":{"title":%q}}`, s.title))
		e.want("app-ready", "", false)
		if s.title != "Skynet!" {
			for strings.Count(c.out.String(), "[y/N]") == asked {
				time.Sleep(time.Millisecond)
			}
			fmt.Fprintln(typed, s.answer)
		}
		if s.want == "update-code" {
			e.want("update-code", "bundle of first", false)
		} else {
			e.want("error", "", false)
		}
		e.conn.Close()
	}
}

// TestPageThatDoesNotRead: a page that never reads does not delay other pages, and the command can still end.
func TestPageThatDoesNotRead(t *testing.T) {
	_, address, typed := watched(t)

	// Send a large program many times, so that the messages fill the buffers of a connection whose page does not read.
	put(t, "problems/skynet/solution/solution.go", strings.Repeat("x", 60_000))
	for len(readFile("problems/skynet/main.go")) < 60_000 {
		time.Sleep(time.Millisecond)
	}
	deaf, _ := connect(t, address, "moz-extension://x")
	deaf.want("send-details", "", false)
	deaf.raw(0x81, `{"action":"details","payload":{"title":"Skynet"}}`)

	for range 200 { // 12 MB, more than the buffers of a connection that nobody reads
		e, _ := connect(t, address, "moz-extension://x")
		e.want("send-details", "", false)
		e.raw(0x81, `{"action":"details","payload":{"title":"Skynet"}}`)
		e.want("app-ready", "", false)
		first, _ := e.frame()
		fmt.Fprintln(typed)
		if second, _ := e.frame(); first != 0x81 || second != 0x81 {
			t.Fatalf("got %x and %x", first, second)
		}
		e.conn.Close()
	}
}

// deadlines is a connection that records the deadlines that are set.
type deadlines struct {
	net.Conn
	read, write time.Time
}

func (d *deadlines) SetWriteDeadline(t time.Time) error { d.write = t; return nil }
func (d *deadlines) SetReadDeadline(t time.Time) error  { d.read = t; return nil }
func (d *deadlines) Write(p []byte) (int, error) {
	if d.write.IsZero() {
		return 0, fmt.Errorf("no deadline")
	}
	return len(p), nil
}

// TestDeadlines: writing a frame sets a deadline and removes it afterwards, because an expired deadline would
// make the next write fail. Reading a frame sets a new deadline each time.
func TestDeadlines(t *testing.T) {
	d := &deadlines{}
	s := &socket{conn: d, r: bufio.NewReader(strings.NewReader("\x8a\x80\x00\x00\x00\x00"))}
	if err := s.write([]byte("x")); err != nil || !d.write.IsZero() {
		t.Errorf("%v, deadline %v", err, d.write)
	}
	if f, err := s.readFrame(1); err != nil || f.op != opPong || !d.read.After(time.Now()) {
		t.Errorf("frame %+v, %v, deadline %v", f, err, d.read)
	}
}

// TestCrowd: a page gets the code although there are 50 connections that send nothing, pages that send no
// message, and connections that send garbage instead of frames. The number of pages is limited.
func TestCrowd(t *testing.T) {
	_, address, _ := watched(t)
	for range 50 {
		conn, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
	}
	for range maxPages - 1 {
		e, status := connect(t, address, "moz-extension://x")
		if status != http.StatusSwitchingProtocols {
			t.Fatalf("status %d", status)
		}
		e.want("send-details", "", false)
	}

	// submit must close a connection on which it receives garbage, so that another page can connect.
	for _, garbage := range []string{
		"\x00", "GET / HTTP/1.1\r\n\r\n", "\x81\xfe\xff\xff\x00\x00\x00\x00", "\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
		"\x88\xff\x00", "\x8f\x80\x00\x00\x00\x00", strings.Repeat("\xff", 1<<16), strings.Repeat("\x01\x80\x00\x00\x00\x00", 1000),
	} {
		e := connectWhenFree(t, address)
		e.want("send-details", "", false)
		io.WriteString(e.conn, garbage)
		e.conn.(*net.TCPConn).CloseWrite()
		io.Copy(io.Discard, e.r)
	}

	e := connectWhenFree(t, address)
	e.want("send-details", "", false)
	if _, status := connect(t, address, "moz-extension://x"); status != http.StatusServiceUnavailable {
		t.Errorf("one page too many: status %d", status)
	}
	e.raw(0x81, `{"action":"details","payload":{"title":"Skynet"}}`)
	e.want("app-ready", "", false)
	e.want("update-code", "bundle of first", false)
}

// TestManyConnections checks that the number of pages is limited even if 1,000 of them connect at the same time.
func TestManyConnections(t *testing.T) {
	_, address, _ := watched(t)
	var accepted, refused atomic.Int32
	var all sync.WaitGroup
	begin := make(chan struct{})
	for range 1000 {
		conn, err := net.Dial("tcp", address)
		if err != nil {
			t.Skip("SKIPPED: ", err) // the limit on open files may be too low
		}
		t.Cleanup(func() { conn.Close() })
		all.Go(func() {
			<-begin
			fmt.Fprint(conn, handshake("chrome-extension://x"))
			answer, err := http.ReadResponse(bufio.NewReader(conn), nil)
			switch {
			case err != nil:
				t.Error(err)
			case answer.StatusCode == http.StatusSwitchingProtocols:
				accepted.Add(1)
			case answer.StatusCode == http.StatusServiceUnavailable:
				refused.Add(1)
			}
		})
	}
	close(begin)
	all.Wait()
	if accepted.Load() != maxPages || refused.Load() != 1000-maxPages {
		t.Errorf("%d connections accepted and %d refused, want %d and the others", accepted.Load(), refused.Load(), maxPages)
	}
}

// TestRequests checks that a connection serves only one request, and ends after it.
func TestRequests(t *testing.T) {
	_, address, _ := watched(t)
	upgrade := strings.TrimSuffix(handshake("moz-extension://x"), "\r\n")
	for name, c := range map[string]struct {
		request string
		status  int // the HTTP status of the answer
	}{
		"a second request after a page's":   {"GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n\r\n" + upgrade + "\r\n", 403},
		"a request in the body of a page's": {"POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nContent-Length: 400\r\n\r\n" + upgrade + "\r\n", 403},
		"a body in pieces":                  {"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n" + upgrade + "\r\n", 403},
		"two hosts":                         {"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 400},
		"two origins":                       {strings.Replace(upgrade, "Origin:", "Origin: https://evil.example\r\nOrigin:", 1) + "\r\n", 403},
		"a line break in the origin":        {"GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n moz-extension://x\r\n\r\n", 403},
		"no end":                            {"GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n\r\n", 403},
		"another method":                    {strings.Replace(upgrade, "GET", "POST", 1) + "\r\n", 426},
		"a short key":                       {strings.Replace(upgrade, "dGhlIHNhbXBsZSBub25jZQ==", "dGhl", 1) + "\r\n", 426},
		"another version":                   {strings.Replace(upgrade, "Version: 13", "Version: 8", 1) + "\r\n", 426},
	} {
		conn, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		conn.SetDeadline(time.Now().Add(time.Minute))
		io.WriteString(conn, c.request)
		r := bufio.NewReader(conn)
		answer, err := http.ReadResponse(r, nil)
		if err != nil || answer.StatusCode != c.status {
			t.Errorf("%s: %v %v, want status %d", name, answer, err, c.status)
			continue
		}
		io.Copy(io.Discard, answer.Body)
		if rest, err := io.ReadAll(r); err != nil || strings.Contains(string(rest), " 101 ") {
			t.Errorf("%s: %v, then %q", name, err, rest)
		}
	}
}

// TestChatty: a page that sends its title repeatedly causes only one question, and submit shortens a page's long
// texts before it prints them.
func TestChatty(t *testing.T) {
	c, address, typed := watched(t)
	e, _ := connect(t, address, "moz-extension://x")
	e.want("send-details", "", false)
	e.raw(0x81, `{"action":"error","payload":{"message":"`+strings.Repeat("m", 5000)+`"}}`)
	for range 3 {
		e.raw(0x81, `{"action":"details","payload":{"title":"`+strings.Repeat("t", 5000)+`"}}`)
		e.want("app-ready", "", false)
	}

	// submit handles a page's messages one after the other. Send an invalid message, and wait until submit
	// rejects it. Then submit has handled all messages with titles, so the user can answer the question.
	e.raw(0x81, "not JSON")
	e.want("error", "", false)
	fmt.Fprintln(typed, "n")
	e.want("error", "", false)
	said := c.out.String()
	if strings.Count(said, "[y/N]") != 1 || strings.Contains(said, strings.Repeat("t", maxShown+1)) || strings.Contains(said, strings.Repeat("m", maxShown+1)) {
		t.Errorf("said %.3000s", said)
	}
}

// connectWhenFree connects a page as soon as the number of pages is below the limit.
func connectWhenFree(t *testing.T, address string) *extension {
	t.Helper()
	for {
		e, status := connect(t, address, "moz-extension://x")
		if status == http.StatusSwitchingProtocols {
			return e
		}
		e.conn.Close()
		time.Sleep(time.Millisecond)
	}
}

// TestHugeFrame: the size in a frame's header is checked before memory is allocated or the payload is awaited.
func TestHugeFrame(t *testing.T) {
	_, address, _ := watched(t)
	e, _ := connect(t, address, "moz-extension://x")
	e.want("send-details", "", false)
	head := binary.BigEndian.AppendUint64([]byte{0x81, 0xff}, 1<<62)
	e.conn.Write(head)
	if first, payload := e.frame(); first != 0x88 || payload != "\x03\xf1" {
		t.Errorf("answered by %x %q, want status 1009", first, payload)
	}
}

// TestFrames: pings are answered, the frames of a text are joined, and after an invalid frame the connection is
// closed with the status for this error.
func TestFrames(t *testing.T) {
	_, address, _ := watched(t)
	ready := func() *extension {
		e, _ := connect(t, address, "moz-extension://x")
		e.want("send-details", "", false)
		return e
	}
	e := ready()
	e.raw(0x89, "hello")
	if first, payload := e.frame(); first != 0x8a || payload != "hello" {
		t.Errorf("a ping is answered by %x %q", first, payload)
	}
	e.raw(0x01, `{"acti`)
	e.raw(0x8a, "") // a pong, which may come between the frames of a text
	e.raw(0x00, `on":"details","pay`)
	e.raw(0x80, `load":{"title":"`+strings.Repeat("é", 40000)+`"}}`)
	e.want("app-ready", "", false)
	for name, c := range map[string]struct {
		first   byte
		payload string
		status  uint16
	}{
		"binary": {0x82, "x", 1003}, "unknown": {0x83, "x", 1003}, "reserved bits": {0xc1, "x", 1002}, "a piece of nothing": {0x80, "x", 1002},
		"a long ping": {0x89, strings.Repeat("x", 126), 1002}, "a ping in pieces": {0x09, "x", 1002}, "no UTF-8": {0x81, "\xff", 1007}, "too long": {0x81, strings.Repeat("x", maxMessage+1), 1009},
	} {
		e := ready()
		e.raw(c.first, c.payload)
		first, payload := e.frame()
		if first != 0x88 || len(payload) != 2 || binary.BigEndian.Uint16([]byte(payload)) != c.status {
			t.Errorf("%s: %x %q, want status %d", name, first, payload, c.status)
		}
	}
	const mask = "\x00\x00\x00\x00"
	for name, c := range map[string]struct {
		frames string
		status uint16
	}{
		"size 2^63":                  {"\x81\xff\x80\x00\x00\x00\x00\x00\x00\x00" + mask, 1009},
		"size 2^64-1":                {"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff" + mask, 1009},
		"too long in pieces":         {"\x01\xff\x00\x00\x00\x00\x00\x3f\xff\xff" + mask + strings.Repeat("x", maxMessage-1) + "\x80\x82" + mask, 1009},
		"a ping of size 2^63":        {"\x89\xff\x80\x00\x00\x00\x00\x00\x00\x00" + mask, 1002},
		"each reserved bit":          {"\xa1\x80" + mask, 1002},
		"a reserved bit in a pong":   {"\x9a\x80" + mask, 1002},
		"a close in pieces":          {"\x08\x80" + mask, 1002},
		"a ping that is not masked":  {"\x89\x00", 1002},
		"half a character":           {"\x01\x81" + mask + "\xc3" + "\x80\x80" + mask, 1007},
		"a surrogate":                {"\x81\x83" + mask + "\xed\xa0\x80", 1007},
		"a request":                  {"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 1002},
		"closed with half a status":  {"\x88\x81" + mask + "\x03", 1002},
		"closed with status 0":       {"\x88\x82" + mask + "\x00\x00", 1002},
		"closed with status 1005":    {"\x88\x82" + mask + "\x03\xed", 1002},
		"closed with status 1015":    {"\x88\x82" + mask + "\x03\xf7", 1002},
		"closed with status 65535":   {"\x88\x82" + mask + "\xff\xff", 1002},
		"closed with no UTF-8":       {"\x88\x83" + mask + "\x03\xe8\xff", 1007},
		"closed without a status":    {"\x88\x80" + mask, 0},
		"closed with a reason":       {"\x88\x84" + mask + "\x03\xe8ok", 1000},
		"closed with status 4999":    {"\x88\x82" + mask + "\x13\x87", 4999},
		"closed between two pieces":  {"\x01\x81" + mask + "x" + "\x88\x82" + mask + "\x03\xe8", 1000},
		"a ping between, then wrong": {"\x01\x81" + mask + "x" + "\x8a\x80" + mask + "\x82\x80" + mask, 1003},
	} {
		e := ready()
		io.WriteString(e.conn, c.frames)
		first, payload := e.frame()
		var status uint16
		if len(payload) >= 2 {
			status = binary.BigEndian.Uint16([]byte(payload))
		}
		if first != 0x88 || status != c.status {
			t.Errorf("%s: %x %q, want status %d", name, first, payload, c.status)
		}
		if rest, err := io.ReadAll(e.r); len(rest) > 0 {
			t.Errorf("%s: %q follows the close frame (%v)", name, rest, err)
		}
	}
	e = ready()
	e.conn.Write([]byte{0x81, 1, 'x'}) // a frame that is not masked, although the protocol requires it
	if _, payload := e.frame(); payload != "\x03\xea" {
		t.Errorf("not masked: %q", payload)
	}
	e = ready()
	e.raw(0x01, "x")
	e.raw(0x81, "y")
	if _, payload := e.frame(); payload != "\x03\xea" {
		t.Errorf("a text within a text: %q", payload)
	}
}
