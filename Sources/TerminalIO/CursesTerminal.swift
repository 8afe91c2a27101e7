import CNcurses
import Cells
import Glibc

/// The terminal that the program was started in, through ncurses.
///
/// Only one can be open at a time, and while it is, nothing else may write to the terminal. However
/// the program ends, by `close()`, a signal or a crash, the terminal is left as it was found.
@MainActor
public final class CursesTerminal: Terminal {
  /// Options for opening the terminal.
  public struct Options: Sendable {
    /// Whether the mouse is reported. If not, the terminal's own text selection works.
    public var mouse = true
    /// The glyphs to draw with; `nil` for those that the locale can show.
    public var glyphs: GlyphSet?
    /// The number of colours to use; `nil` for all that the terminal has, or none if NO_COLOR is
    /// set. Colours of 24 bits are known by terminfo (`RGB`, `Tc`, more than 256 `colors`), or by
    /// COLORTERM (`truecolor`, `24bit`); asked for, they are used without.
    public var depth: ColorDepth?
    /// The time in milliseconds after which a lone Esc is the key, 0 to 10,000; `nil` for ESCDELAY
    /// of the environment, else 25. Slow connections need more.
    public var escapeDelay: Int?
    /// The file descriptor of the terminal's input.
    public var input: Int32 = 0
    /// The file descriptor of the terminal's output.
    public var output: Int32 = 1
    /// The file descriptors of the program's standard output and standard error, if
    /// ``CursesTerminal/takePrinted()`` is to read what is printed there. `nil` leaves them alone.
    ///
    /// What would be on the terminal is kept off the screen, and printed once the terminal is as it
    /// was found, whatever ends the program: all of standard output, then all of standard error. Of
    /// more than 16 MB, the end is kept. What goes elsewhere goes there at once. A reader of a pipe
    /// who falls behind by more than 16 MB is told how much it misses; `close()` waits for it.
    public var printed: (output: Int32, error: Int32)?

    /// Creates the default options.
    public init() {}
  }

  /// The size in cells. Each change is followed by a `.resize` event.
  public private(set) var size: CellSize
  /// The glyphs asked for when it was opened, or else those of the locale.
  public let glyphs: GlyphSet
  /// The colours asked for when it was opened, at most those that the terminal has.
  public let depth: ColorDepth
  /// The number of bytes sent so far, in all frames.
  public private(set) var bytesSent = 0

  /// Lines that `close()` prints to standard error once the terminal is as it was found.
  public var notices: [String] = []

  private var decoder: InputDecoder
  /// The time, by `elapsed`, at which an unfinished sequence is given up; `nil` if none has begun.
  public private(set) var timeout: Duration?
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var pending: [Event] = []
  private var composer: FrameComposer
  /// The grid that the terminal shows; `nil` if that is unknown.
  private var shown: CellGrid?
  private let opened = ContinuousClock.now
  private var isClosed = false
  /// Whether the terminal has hung up or was closed, so that it is neither read nor written.
  private var isGone = false

  /// Opens the terminal: its alternate screen, keys one at a time without echo, no cursor.
  /// - Throws: `StartError`; the terminal is then as it was found.
  public init(_ options: Options = Options()) throws(StartError) {
    guard isatty(options.input) == 1, isatty(options.output) == 1 else { throw .notATerminal }
    let unicode = cn_adopt_locale(options.glyphs == .unicode)
    let name = Environment["TERM"] ?? ""
    do throws(StartError) {
      try Self.open(name, options)
    } catch .unknown where name != Self.substitute {
      // Most terminals that terminfo has not heard of are of xterm's family.
      do throws(StartError) {
        try Self.open(Self.substitute, options)
      } catch .unknown {
        throw .unknown(name: name)
      }
      notices.append(
        "TERM is '\(name)', which terminfo does not know; it was taken for \(Self.substitute)")
    }
    glyphs = options.glyphs ?? (unicode ? .unicode : .ascii)
    depth = Self.depth(
      colors: Int(cn_colors()), asked: options.depth, noColor: Environment["NO_COLOR"])
    composer = FrameComposer(depth: depth)
    decoder = InputDecoder(escapeDelay: Self.escapeDelay(options))
    size = Self.openSize
  }

  private static func open(_ name: String, _ options: Options) throws(StartError) {
    guard !name.isEmpty else { throw .noName }
    guard name != "dumb" else { throw .dumb }
    let result = name.withCString { name in
      var settings = cn_options(
        name: name, input: options.input, output: options.output, mouse: options.mouse,
        printed: options.printed ?? (-1, -1), direct: direct(options))
      return cn_open(&settings)
    }
    switch result {
    case cn_opened: return
    case cn_not_a_terminal: throw .notATerminal
    case cn_unknown_terminal: throw .unknown(name: name)
    case cn_no_cursor_addressing: throw .noCursorAddressing(name: name)
    default: throw .refused(errno: errno)
    }
  }

  /// Which colours ncurses is opened with: those of 24 bits take more bytes, and are not for those
  /// who want less.
  private static func direct(_ options: Options) -> cn_direct {
    switch options.depth {
    case .direct: cn_direct
    case nil where (Environment["NO_COLOR"] ?? "").isEmpty: cn_automatic
    default: cn_indexed
    }
  }

  private static let substitute = "xterm-256color"

  private static func escapeDelay(_ options: Options) -> Int {
    let delay = options.escapeDelay ?? Environment["ESCDELAY"].flatMap { Int($0) } ?? 25
    return min(max(delay, 0), 10_000)
  }

  /// The number of colours to use: the number asked for, or else none if NO_COLOR is set and not
  /// empty (no-color.org), but never more than the terminal has.
  static func depth(colors: Int, asked: ColorDepth?, noColor: String?) -> ColorDepth {
    let depths: [ColorDepth] = [.direct, .indexed, .sixteen, .eight]
    let most = depths.first { $0.rawValue <= colors } ?? .none
    if let asked { return min(asked, most) }
    return (noColor ?? "").isEmpty ? most : .none
  }

  private static var openSize: CellSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    cn_size(&columns, &rows)
    return CellSize(columns: Int(columns), rows: Int(rows))
  }

  // MARK: Output

  /// Sends the cells that differ from the last grid; all of them if `whole`, after a change of size
  /// and after a stop. Does nothing once the terminal has hung up or was closed.
  public func show(_ grid: CellGrid, whole: Bool) {
    guard !isClosed, !isGone else { return }
    let whole = whole || shown == nil
    if !whole, shown == grid { return }
    composer.compose(grid, over: whole ? nil : shown, size: size)
    shown = grid
    let count = cn_send(whole)
    if count < 0 { isGone = true } else { bytesSent += Int(count) }
  }

  /// Sends the text by the sequence OSC 52, of xterm's control sequences.
  public func copy(_ text: String) -> Bool {
    guard !isClosed, !isGone else { return false }
    let sequence = Clipboard.sequence(for: text)
    return cn_copy(sequence, Int32(sequence.utf8.count))
  }

  // MARK: Input

  /// The time since the terminal was opened, by the continuous clock.
  public var elapsed: Duration { ContinuousClock.now - opened }

  /// Sixty times a second.
  public var frameInterval: Duration { .nanoseconds(16_666_667) }

  /// A file descriptor that becomes readable for input and for signals.
  public var descriptor: Int32? { cn_descriptor() }

  /// Does nothing: time passes by itself.
  public func skip(to time: Duration?) {}

  /// The next event that has arrived, without waiting; `nil` if none has. `.closed` once the
  /// terminal has hung up or was closed, `.interrupted` once a signal has asked the program to end.
  public func nextEvent() -> Event? {
    while pending.isEmpty {
      if isGone { return .closed }
      let seen = cn_look()
      if has(cn_leave, seen) { return .interrupted }
      take(seen)
      if let timeout, timeout <= elapsed {
        pending += decoder.giveUp()
        self.timeout = nil
      }
      if seen == 0, pending.isEmpty { return nil }
    }
    return takePending()
  }

  private func take(_ seen: Int32) {
    if has(cn_stop, seen) { suspend() }
    if has(cn_continued, seen) {
      cn_reenter()
      resume()
    }
    if has(cn_resized, seen) { adoptSize() }
    if has(cn_input, seen) { read() }
  }

  private func has(_ bit: cn_seen, _ seen: Int32) -> Bool {
    seen & Int32(bit.rawValue) != 0
  }

  private func read() {
    let count = cn_read(&buffer, Int32(buffer.count))
    if count < 0 { isGone = true }
    guard count > 0 else { return }
    pending += decoder.decode(buffer[..<Int(count)])
    timeout = decoder.patience.map { elapsed + .milliseconds($0) }
  }

  /// Removes the first waiting event. Of consecutive drags with one button, only the last is
  /// returned.
  private func takePending() -> Event {
    let event = pending.removeFirst()
    if case .mouse(let mouse) = event, case .drag = mouse.kind,
      case .mouse(let following)? = pending.first, following.kind == mouse.kind
    {
      return takePending()
    }
    return event
  }

  private func adoptSize() {
    guard cn_adopt_size() else { return }
    size = Self.openSize
    shown = nil
    pending.append(.resize(size))
  }

  /// The number of pieces that hold as much as is given at once.
  private static let mostPieces = Int(cn_printed_shown) / 4096

  /// What the program has printed since the last call. The stream that was printed to first is the
  /// first; how pieces of both alternate is not known.
  public func takePrinted() -> [PrintedBytes] {
    guard cn_has_printed() else { return [] }
    var all: [PrintedBytes] = []
    let first = cn_first_printed()
    for index in [first, 1 - first] {
      let stream: PrintedBytes.Stream = index == 0 ? .output : .error
      var skipped = cn_skipped()
      // What comes meanwhile is noticed by itself.
      for _ in 0...Self.mostPieces {
        let count = Int(cn_read_printed(index, &buffer, Int32(buffer.count), &skipped))
        guard count > 0 else { break }
        all.append(
          PrintedBytes(
            stream: stream, bytes: Array(buffer[..<count]),
            omitted: .init(bytes: Int(skipped.bytes), lines: Int(skipped.lines))))
      }
    }
    return all
  }

  // MARK: Stopping and leaving

  /// Gives the terminal back to the shell and stops the program. After it continues, the next
  /// events are `.resumed` and, if the size has changed, `.resize`.
  public func suspend() {
    guard !isClosed else { return }
    cn_suspend()
    resume()
  }

  /// Gives the terminal to another program until that ends. The keys that stop or interrupt
  /// programs concern the program alone. The next events are `.resumed` and, if the size has
  /// changed, `.resize`.
  public func run(_ words: [String]) -> ProgramEnd {
    guard !isClosed, !words.isEmpty else { return .refused("the terminal is closed") }
    cn_give()
    let child = words.withCStrings { cn_run($0) }
    cn_take_back()
    resume()
    return child.error == 0
      ? .ended(status: child.status) : .refused(String(cString: strerror(child.error)))
  }

  private func resume() {
    shown = nil
    pending.append(.resumed)
    adoptSize()
  }

  /// Leaves the terminal as it was found and prints the notices. If a signal asked the program to
  /// end, it then dies of that signal, so that its parent sees the reason.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    isGone = true
    cn_close()
    for notice in notices { Environment.complain(notice) }
    cn_die_of_signal()
  }
}

extension [String] {
  /// Calls a closure with the texts as C has the arguments of a program, with `nil` at the end.
  fileprivate func withCStrings<Result>(
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = map { strdup($0) } + [nil]
    defer {
      for copy in copies { free(copy) }
    }
    return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
