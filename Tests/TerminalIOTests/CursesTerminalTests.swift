import Cells
import Glibc
import SeededRandom
import Testing

@testable import TerminalIO

/// The driver on a pseudo terminal: what it sends is read back, and what is typed comes in.
///
/// One after the other, since there is one ncurses.
@MainActor @Suite(.serialized)
struct CursesTerminalTests {
  private let endOfFrame = "\u{1B}[?2026l"

  /// Opens a terminal for the time of a test.
  private func withTerminal(
    columns: Int = 20, rows: Int = 4, name: String = "xterm-256color",
    depth: ColorDepth? = .indexed, _ body: (CursesTerminal, PseudoTerminal) throws -> Void
  ) throws {
    let pair = try PseudoTerminal(columns: columns, rows: rows)
    defer { pair.close() }
    let terminal = try open(pair, name: name, depth: depth)
    defer { terminal.close() }
    try body(terminal, pair)
  }

  private func open(_ pair: PseudoTerminal, name: String?, depth: ColorDepth? = .indexed) throws
    -> CursesTerminal
  {
    if let name { setenv("TERM", name, 1) } else { unsetenv("TERM") }
    var options = CursesTerminal.Options()
    options.input = pair.program
    options.output = pair.program
    options.glyphs = .unicode
    options.depth = depth
    return try CursesTerminal(options)
  }

  private func grid(_ size: CellSize, _ lines: String..., style: Style = .plain) -> CellGrid {
    var grid = CellGrid(size: size)
    for (row, line) in lines.enumerated() {
      _ = grid.write(line, at: CellPoint(column: 0, row: row), style: style)
    }
    return grid
  }

  // MARK: Output

  @Test func `the terminal shows the grid`() throws {
    try withTerminal { terminal, pair in
      #expect(terminal.size == CellSize(columns: 20, rows: 4))
      terminal.show(grid(terminal.size, "┌─é日本─┐", "│ e\u{301}x │"))
      var screen = ScreenModel(terminal.size)
      screen.take(try pair.shown(upTo: endOfFrame))
      #expect(screen.text == "┌─é日本─┐\n│ e\u{301}x │\n\n")
      #expect(screen.unknown == [])
    }
  }

  @Test func `only what differs is sent, and counted`() throws {
    try withTerminal { terminal, pair in
      let first = grid(terminal.size, "Alice was beginning", "to get very tired")
      terminal.show(first)
      _ = try pair.shown(upTo: endOfFrame)
      let before = terminal.bytesSent
      terminal.show(first)
      #expect(terminal.bytesSent == before)

      var second = first
      second[3, 1] = Cell("G")
      terminal.show(second)
      let bytes = try pair.shown(upTo: endOfFrame)
      #expect(terminal.bytesSent - before == bytes.count)
      #expect(bytes.count < 40)
      #expect(bytes.contains(UInt8(ascii: "G")))

      terminal.show(second, whole: true)
      let all = String(decoding: try pair.shown(upTo: endOfFrame), as: UTF8.self)
      #expect(all.contains("Alice was beginning"))
    }
  }

  @Test func `styles are sent as colours and attributes`() throws {
    try withTerminal { terminal, pair in
      let style = Style(
        foreground: .palette(226), background: .rgb(red: 0, green: 95, blue: 0),
        attributes: [.bold, .underline])
      terminal.show(grid(terminal.size, "x", style: style))
      let sent = String(decoding: try pair.shown(upTo: endOfFrame), as: UTF8.self)
      #expect(sent.contains("38;5;226"))
      #expect(sent.contains("48;5;22"))
      #expect(sent.contains("1;4m") || sent.contains("4;1m"))
    }
  }

  @Test func `a grid of another size is cut, and wide characters with it`() throws {
    try withTerminal(columns: 5, rows: 2) { terminal, pair in
      terminal.show(grid(CellSize(columns: 9, rows: 3), "abcd日ef", "x", "y"))
      var screen = ScreenModel(terminal.size)
      screen.take(try pair.shown(upTo: endOfFrame))
      #expect(screen.text == "abcd\nx")

      terminal.show(grid(CellSize(columns: 2, rows: 1), "日"))
      screen.take(try pair.shown(upTo: endOfFrame))
      #expect(screen.text == "日\n")
      #expect(screen.unknown == [])
    }
  }

  @Test(arguments: 1...8)
  func `after any sequence of grids the terminal shows the last one`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let letters = Array("  ab─│日本é█e\u{301}")
    let colors: [Color?] = [nil, .palette(1), .palette(200), .rgb(red: 9, green: 99, blue: 200)]
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int(random.next() % UInt64(values.count))]
    }

    let size = CellSize(columns: 3 + Int(seed) * 7, rows: 1 + Int(seed) * 2)
    try withTerminal(columns: size.columns, rows: size.rows) { terminal, pair in
      var screen = ScreenModel(size)
      var grid = CellGrid(size: size)
      for _ in 0..<60 {
        for _ in 0..<(random.next() % 4 == 0 ? 300 : 5) {
          let style = Style(foreground: pick(colors), background: pick(colors))
          grid[Int(random.next() % 64), Int(random.next() % 20)] = Cell(pick(letters), style: style)
        }
        let before = terminal.bytesSent
        terminal.show(grid, whole: random.next() % 16 == 0)
        if terminal.bytesSent > before { screen.take(try pair.shown(upTo: endOfFrame)) }
        try #require(screen.text == grid.text)
        try #require(screen.unknown == [])
      }
    }
  }

  // MARK: Colours

  @Test(arguments: [(ColorDepth.direct, "38;2;255;149;1"), (.indexed, "38;5;208")])
  func `colours of 24 bits are sent as they are, or by the palette, and those of it by number`(
    depth: ColorDepth, sent: String
  ) throws {
    try withTerminal(depth: depth) { terminal, pair in
      #expect(terminal.depth == depth)
      let orange = Style(foreground: .rgb(red: 255, green: 149, blue: 1), background: .palette(12))
      terminal.show(grid(terminal.size, "ab", style: orange))
      let bytes = String(decoding: try pair.shown(upTo: endOfFrame), as: UTF8.self)
      #expect(bytes.contains("\u{1B}[\(sent)m\u{1B}[104mab"))
    }
  }

  @Test(
    arguments: [
      ("xterm-256color", "truecolor", nil, ColorDepth.direct), ("xterm", "24bit", nil, .direct),
      ("xterm-256color", "yes", nil, .indexed), ("vt100", "truecolor", nil, .none),
      ("screen-256color", "truecolor", nil, .indexed),
      ("screen-256color", "truecolor", "/tmp/tmux", .direct),
      ("nonesuch", "truecolor", nil, .direct),
    ] as [(String, String, String?, ColorDepth)])
  func `COLORTERM tells of 24 bits, but not in GNU's screen`(
    name: String, colorTerm: String, tmux: String?, depth: ColorDepth
  ) throws {
    let names = ["COLORTERM", "TMUX", "NO_COLOR", "TERMINFO"]
    let found = names.map { ($0, Environment[$0]) }
    defer {
      for (name, value) in found { if let value { setenv(name, value, 1) } else { unsetenv(name) } }
    }
    setenv("COLORTERM", colorTerm, 1)
    unsetenv("NO_COLOR")
    unsetenv("TERMINFO")
    if let tmux { setenv("TMUX", tmux, 1) } else { unsetenv("TMUX") }
    try withTerminal(name: name, depth: nil) { terminal, _ in
      #expect(terminal.depth == depth)
      #expect(Environment["TERMINFO"] == nil)
      terminal.notices = []
    }
  }

  @Test(
    arguments: [
      ("xterm-kitty", nil, ColorDepth.direct), ("alacritty", nil, .direct),
      ("foot-extra", nil, .direct), ("xterm-direct", nil, .direct), ("footprint", nil, .eight),
      ("xterm-256color", nil, .indexed), ("tmux-256color", "truecolor", .direct),
      ("screen-256color", "truecolor", .indexed), ("linux", nil, .eight),
    ] as [(String, String?, ColorDepth)])
  func `a terminal is known by its name`(name: String, colorTerm: String?, depth: ColorDepth) {
    #expect(ColorDepth(ofTerminal: name, colorTerm: colorTerm, isInTmux: false) == depth)
  }

  // MARK: Input

  @Test func `what is typed comes in at once, and a lone Esc after its time`() throws {
    try withTerminal { terminal, pair in
      #expect(terminal.nextEvent() == nil)
      pair.type("r\u{1B}[1;2B")
      try #expect(terminal.nextEvent(within: nil) == .key(Key("r")))
      #expect(terminal.nextEvent() == .key(Key(.down, .shift)))
      pair.type("\u{1B}")
      try #expect(terminal.nextEvent(within: nil) == .key(Key(.escape)))
      pair.type("\u{1B}[20")
      try #expect(terminal.nextEvent(within: 10) == nil)
      pair.type("0~quit\u{1B}[201~x")
      try #expect(terminal.nextEvent(within: nil) == .key(Key("x")))
    }
  }

  @Test func `of a mouse that is dragged faster than it is drawn, the last place counts`() throws {
    try withTerminal { terminal, pair in
      pair.type("\u{1B}[<0;1;1M\u{1B}[<32;2;1M\u{1B}[<32;3;1M\u{1B}[<32;4;2M\u{1B}[<0;4;2m")
      let events = try (0..<3).map { _ in try terminal.nextEvent(within: nil) }
      let end = CellPoint(column: 3, row: 1)
      #expect(
        events == [
          .mouse(MouseEvent(.press(.left), at: CellPoint(column: 0, row: 0))),
          .mouse(MouseEvent(.drag(.left), at: end)), .mouse(MouseEvent(.release(.left), at: end)),
        ])
    }
  }

  @Test func `a new size is told once, and everything is drawn anew for it`() throws {
    try withTerminal { terminal, pair in
      terminal.show(grid(terminal.size, "Alice"))
      _ = try pair.shown(upTo: endOfFrame)
      for columns in 21...30 {
        pair.resize(columns: columns, rows: 6)
        kill(getpid(), SIGWINCH)
      }
      let size = CellSize(columns: 30, rows: 6)
      try #expect(terminal.nextEvent(within: nil) == .resize(size))
      #expect(terminal.nextEvent() == nil)
      #expect(terminal.size == size)
      terminal.show(grid(size, "Alice"))
      var screen = ScreenModel(size)
      screen.take(try pair.shown(upTo: endOfFrame))
      #expect(screen.text == "Alice\n\n\n\n\n")
    }
  }

  @Test func `input that is gone is closed for good`() throws {
    try withTerminal { terminal, pair in
      pair.hangUp()
      try #expect(terminal.nextEvent(within: nil) == .closed)
      #expect(terminal.nextEvent() == .closed)
      terminal.show(grid(terminal.size, "nobody sees this"))
      try #expect(terminal.nextEvent(within: nil) == .closed)
    }
  }

  // MARK: Other programs

  @Test func `another program has the terminal as it was found, and ends with its status`() throws {
    let pair = try PseudoTerminal(columns: 20, rows: 4)
    defer { pair.close() }
    let before = pair.settings
    let terminal = try open(pair, name: "xterm-256color")
    defer { terminal.close() }
    let own = pair.settings
    terminal.show(grid(terminal.size, "Alice"))
    _ = try pair.shown(upTo: endOfFrame)
    #expect(
      terminal.run(["sh", "-c", "test -t 0 && test -t 1 && printf 'here '; exit 7"])
        == .ended(status: 7))
    #expect(pair.settings == own)
    #expect(own != before)
    try #expect(terminal.nextEvent(within: nil) == .resumed)
    terminal.show(grid(terminal.size, "Alice"))
    let sent = String(decoding: try pair.shown(upTo: endOfFrame), as: UTF8.self)
    let program = try #require(sent.firstRange(of: "here "))
    // The screen is left before, entered after, and drawn anew.
    let left = try #require(sent.firstRange(of: "\u{1B}[?1049l"))
    let entered = try #require(sent.firstRange(of: "\u{1B}[?1049h"))
    #expect(left.lowerBound < program.lowerBound && program.lowerBound < entered.lowerBound)
    #expect(sent[entered.upperBound...].contains("Alice"))
  }

  @Test func `a program that is not there is refused, and one that is killed has its signal`()
    throws
  {
    try withTerminal { terminal, pair in
      guard case .refused(let reason) = terminal.run(["no-such-program-anywhere"]) else {
        Issue.record("it was run")
        return
      }
      #expect(reason == "No such file or directory")
      #expect(terminal.run(["sh", "-c", "kill -9 $$"]) == .ended(status: 137))
      terminal.show(grid(terminal.size, "Alice"))
      let sent = String(decoding: try pair.shown(upTo: endOfFrame), as: UTF8.self)
      #expect(sent.contains("Alice"))
    }
  }

  @Test func `an interrupt meanwhile is the other program's alone`() throws {
    try withTerminal { terminal, pair in
      #expect(terminal.run(["sh", "-c", "kill -INT $PPID; exit 0"]) == .ended(status: 0))
      try #expect(terminal.nextEvent(within: nil) == .resumed)
      #expect(terminal.nextEvent() == nil)
      terminal.show(grid(terminal.size, "Alice"))
      _ = try pair.shown(upTo: endOfFrame)
    }
  }

  // MARK: Opening and closing

  @Test func `closing leaves the settings and the modes as they were`() throws {
    let pair = try PseudoTerminal(columns: 20, rows: 4)
    defer { pair.close() }
    let before = pair.settings
    let terminal = try open(pair, name: "xterm-256color")
    #expect(pair.settings != before)
    terminal.close()
    terminal.close()
    #expect(pair.settings == before)
    // The last that leaving the other screen sends is the window's title back.
    let sent = String(decoding: try pair.shown(upTo: "\u{1B}[23;0;0t"), as: UTF8.self)
    for mode in ["1049", "2004", "1002", "1006"] {
      let (on, off) = ("\u{1B}[?\(mode)h", "\u{1B}[?\(mode)l")
      #expect(sent.ranges(of: on).count == 1 && sent.ranges(of: off).count == 1, "\(mode)")
    }
    #expect(sent.contains("\u{1B}[?25l"))
    #expect(
      sent.ranges(of: "\u{1B}[?25h").last!.lowerBound
        > sent.ranges(of: "\u{1B}[?25l").last!.lowerBound)
  }

  @Test func `a terminal can be opened again after it was closed, but not twice at once`() throws {
    for _ in 0..<3 {
      try withTerminal { terminal, pair in
        terminal.show(grid(terminal.size, "again"))
        var screen = ScreenModel(terminal.size)
        screen.take(try pair.shown(upTo: endOfFrame))
        #expect(screen.text == "again\n\n\n")
        #expect(throws: StartError.refused(errno: EBUSY)) { try open(pair, name: "xterm-256color") }
      }
    }
  }

  @Test func `a terminal that is none, or can not do it, is refused by name`() throws {
    let pair = try PseudoTerminal(columns: 20, rows: 4)
    defer { pair.close() }
    let before = pair.settings
    #expect(throws: StartError.dumb) { try open(pair, name: "dumb") }
    #expect(throws: StartError.noName) { try open(pair, name: "") }
    #expect(throws: StartError.noName) { try open(pair, name: nil) }
    #expect(pair.settings == before)

    var options = CursesTerminal.Options()
    options.input = Glibc.open("/dev/null", O_RDWR)
    options.output = pair.program
    defer { close(options.input) }
    #expect(throws: StartError.notATerminal) { try CursesTerminal(options) }
  }

  @Test func `a name that terminfo does not know is taken for xterm, with a notice`() throws {
    try withTerminal(name: "nonesuch") { terminal, _ in
      #expect(
        terminal.notices == [
          "TERM is 'nonesuch', which terminfo does not know; it was taken for xterm-256color"
        ])
      terminal.notices = []
    }
  }

  @Test(
    arguments: [
      (256, nil, nil, ColorDepth.indexed), (8, nil, nil, .eight), (16, nil, nil, .sixteen),
      (0, nil, nil, .none), (256, nil, "1", .none), (256, nil, "", .indexed),
      (1 << 25, nil, nil, .direct), (1 << 25, nil, "1", .none), (1 << 25, .indexed, nil, .indexed),
      (256, .eight, "1", .eight),  // what is asked for counts more than the environment
      (8, .direct, nil, .eight),  // but never more than there is
    ] as [(Int, ColorDepth?, String?, ColorDepth)])
  func `colours are those of the terminal, unless someone wants none`(
    colors: Int, asked: ColorDepth?, noColor: String?, depth: ColorDepth
  ) {
    #expect(CursesTerminal.depth(colors: colors, asked: asked, noColor: noColor) == depth)
  }
}
