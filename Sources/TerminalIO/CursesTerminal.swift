import CNcurses
import Cells
import Glibc

/// The terminal that the program was started in, through ncurses.
///
/// One at a time. While it is open, nothing else may write to the terminal. However the program
/// ends, by `close()`, a signal or a crash, the terminal is left as it was found.
@MainActor
public final class CursesTerminal: Terminal {
  /// How to open the terminal.
  public struct Options: Sendable {
    /// Whether to ask for the mouse; without it, the terminal's own selection works.
    public var mouse = true
    /// The glyphs to use, `nil` for what the locale can show.
    public var glyphs: GlyphSet?
    /// How many colours to use, `nil` for what the terminal has, none if NO_COLOR is set.
    public var depth: ColorDepth?
    /// How long a lone Esc waits for the rest of a sequence, in milliseconds; `nil` for what
    /// ESCDELAY in the environment says, otherwise 25. Slow connections need more.
    public var escapeDelay: Int?
    /// The file descriptors to read from and to write to.
    public var input: Int32 = 0
    public var output: Int32 = 1

    public init() {}
  }

  public private(set) var size: CellSize
  public let glyphs: GlyphSet
  public let depth: ColorDepth
  public private(set) var bytesSent = 0

  /// What the user should be told once the terminal is back: lines that `close()` prints to
  /// standard error.
  public var notices: [String] = []

  private var decoder: InputDecoder
  public private(set) var timeout: Duration?
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var pending: [Event] = []
  private var composer: FrameComposer
  /// What the terminal shows, as far as it is known.
  private var shown: CellGrid?
  private let opened = ContinuousClock.now
  private var isClosed = false
  /// Whether the other side is gone, so that neither reading nor writing makes sense.
  private var isGone = false

  /// Opens the terminal: its other screen, keys one by one, no echo, no cursor.
  /// - Throws: `StartError`, with everything as it was.
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
        name: name, input: options.input, output: options.output, mouse: options.mouse)
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

  private static let substitute = "xterm-256color"

  private static func escapeDelay(_ options: Options) -> Int {
    let delay = options.escapeDelay ?? Environment["ESCDELAY"].flatMap { Int($0) } ?? 25
    return min(max(delay, 0), 10_000)
  }

  /// How many colours to use: those asked for, else none if NO_COLOR is set and not empty
  /// (no-color.org), and never more than the terminal has.
  static func depth(colors: Int, asked: ColorDepth?, noColor: String?) -> ColorDepth {
    let depths: [ColorDepth] = [.indexed, .sixteen, .eight]
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

  public func show(_ grid: CellGrid, whole: Bool) {
    guard !isClosed, !isGone else { return }
    let whole = whole || shown == nil
    if !whole, shown == grid { return }
    composer.compose(grid, over: whole ? nil : shown, size: size)
    shown = grid
    let count = cn_send(whole)
    if count < 0 { isGone = true } else { bytesSent += Int(count) }
  }

  // MARK: Input

  public var elapsed: Duration { ContinuousClock.now - opened }

  /// Sixty times a second.
  public var frameInterval: Duration { .nanoseconds(16_666_667) }

  public var descriptor: Int32? { cn_descriptor() }

  /// Does nothing: time passes by itself.
  public func skip(to time: Duration?) {}

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

  /// The first of the events that wait; of a mouse that was dragged on meanwhile, the last place.
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

  // MARK: Stopping and leaving

  public func suspend() {
    guard !isClosed else { return }
    cn_suspend()
    resume()
  }

  private func resume() {
    shown = nil
    pending.append(.resumed)
    adoptSize()
  }

  /// Leaves the terminal as it was found, prints the notices, and, where a signal asked the program
  /// to end, ends it by that signal, so that its parent sees the reason.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    isGone = true
    cn_close()
    for notice in notices { Environment.complain(notice) }
    cn_die_of_signal()
  }
}
