/// Turns the bytes that a terminal sends into events.
///
/// It knows the sequences of xterm's family, the Linux console, rxvt, tmux and kitty's keyboard
/// protocol, and need not be told which terminal it is. Everything else is dropped: unknown
/// sequences as a whole, answers to queries, focus reports, invalid UTF-8, and pasted text.
///
/// A sequence may arrive in pieces. A lone Esc is either the key or the beginning of a sequence: if
/// no byte follows within `patience` milliseconds, call `giveUp()`.
///
/// Sources: xterm's "Control Sequences" (ctlseqs), kitty's "Comprehensive keyboard handling",
/// console_codes(4).
struct InputDecoder: Sendable {
  /// The kind of sequence that the bytes so far have begun.
  private enum State: Equatable {
    case ground
    /// After Esc; `twice` after a second one, which is rxvt's mark for alt.
    case escape(twice: Bool)
    /// After `Esc O`.
    case singleShift
    /// After `Esc [`.
    case sequence
    /// After `Esc [ [`: one more byte names a function key of the Linux console.
    case consoleFunction
    /// After Esc and a byte that begins a string, or is a key with alt if nothing follows.
    case introducer(UInt8)
    /// A string that ends with BEL or `Esc \`; `escaped` after its Esc.
    case string(escaped: Bool)
    /// Between the marks around pasted text.
    case paste
    /// After the first byte of a character that has `missing` more.
    case character(missing: Int)
  }

  private var state = State.ground
  /// Whether an Esc preceded the bytes being decoded.
  private var alt = false
  /// The bytes of a sequence after its beginning, those of a character, or the last bytes of pasted
  /// text.
  private var body: [UInt8] = []

  private var events: [Event] = []

  /// The time in milliseconds after which a lone Esc is the key.
  let escapeDelay: Int

  init(escapeDelay: Int = 25) {
    self.escapeDelay = escapeDelay
  }

  /// The milliseconds to wait for further bytes before `giveUp()`; `nil` if no sequence has begun.
  var patience: Int? {
    switch state {
    case .ground: nil
    case .escape, .introducer: escapeDelay
    case .singleShift, .sequence: body.isEmpty ? escapeDelay : 500
    case .consoleFunction, .character: 500
    // A terminal sends its answer at once, and who types in the meantime is not kept waiting.
    case .string: 250
    case .paste: 2000
    }
  }

  /// Decodes bytes, and returns the events that they complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Event] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// Ends an unfinished sequence, and returns its events; bytes that make no key are dropped.
  mutating func giveUp() -> [Event] {
    switch state {
    case .escape(let twice):
      emit(.escape)
      if twice { emit(.escape) }
    case .singleShift where body.isEmpty: emit(Key("O", .alt))
    case .sequence where body.isEmpty: emit(Key("[", .alt))
    case .introducer(let byte): emit(Key(Character(Unicode.Scalar(byte)), .alt))
    default: break
    }
    reset()
    return takeEvents()
  }

  private mutating func takeEvents() -> [Event] {
    defer { events.removeAll() }
    return events
  }

  private mutating func reset() {
    state = .ground
    alt = false
    body.removeAll(keepingCapacity: true)
  }

  private mutating func emit(_ code: Key.Code) {
    emit(Key(code))
  }

  private mutating func emit(_ key: Key) {
    var key = key
    if alt { key.modifiers.insert(.alt) }
    key.normalizeCase()
    events.append(.key(key))
  }

  // MARK: Bytes

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeFirst(byte)
    case .escape: takeAfterEscape(byte)
    case .singleShift: takeInSingleShift(byte)
    case .sequence: takeInSequence(byte)
    case .consoleFunction:
      reset()
      if (0x41...0x45).contains(byte) { emit(.function(Int(byte) - 0x40)) }
    case .introducer(let first): takeAfterIntroducer(first, byte)
    case .string(let escaped): takeInString(byte, escaped: escaped)
    case .paste: takeInPaste(byte)
    case .character(let missing): takeInCharacter(byte, missing: missing)
    }
  }

  /// Decodes a byte that begins a key or a sequence, possibly after an Esc that means alt.
  private mutating func takeFirst(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape(twice: false)
    case 0xC2...0xDF: begin(byte, missing: 1)
    case 0xE0...0xEF: begin(byte, missing: 2)
    case 0xF0...0xF4: begin(byte, missing: 3)
    case 0x80...: reset()
    default:
      emit(Self.key(byte))
      reset()
    }
  }

  private mutating func begin(_ byte: UInt8, missing: Int) {
    body = [byte]
    state = .character(missing: missing)
  }

  private mutating func takeInCharacter(_ byte: UInt8, missing: Int) {
    guard byte & 0xC0 == 0x80 else {
      reset()
      return take(byte)
    }
    body.append(byte)
    if missing > 1 {
      state = .character(missing: missing - 1)
    } else {
      let scalar = String(validating: body, as: UTF8.self)?.unicodeScalars.first
      if let scalar, scalar.value >= 0xA0 { emit(Key(Character(scalar))) }
      reset()
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      if state == .escape(twice: true) { emit(.escape) }
      state = .escape(twice: true)
    case 0x5B:
      alt = state == .escape(twice: true)
      state = .sequence
    case 0x4F:
      alt = state == .escape(twice: true)
      state = .singleShift
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:  // DCS, SOS, OSC, PM, APC
      state = .introducer(byte)
    default:
      if state == .escape(twice: true) { emit(.escape) }
      alt = true
      state = .ground
      takeFirst(byte)
    }
  }

  /// Decodes the byte after Esc and a byte that begins a string. Terminals answer with strings of a
  /// number, or of a parameter: anything else was typed.
  private mutating func takeAfterIntroducer(_ first: UInt8, _ byte: UInt8) {
    let isAnswer =
      switch first {
      case 0x5D: (0x30...0x39).contains(byte)
      // Parameters, and the marks of tertiary attributes, settings and capabilities.
      case 0x50: (0x30...0x3F).contains(byte) || [0x21, 0x24, 0x2B].contains(byte)
      // Of pictures in kitty.
      case 0x5F: byte == 0x47
      default: false
      }
    guard !isAnswer else {
      state = .string(escaped: false)
      return
    }
    reset()
    alt = true
    emit(Key(Character(Unicode.Scalar(first))))
    reset()
    take(byte)
  }

  private mutating func takeInSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3B where body.count < Self.longestBody:
      body.append(byte)
    case 0x40...0x7E:
      let modifiers = Self.modifiers(Self.numbers(body).last ?? nil)
      if let key = SequenceKeys.singleShift(byte, modifiers) { emit(key) }
      reset()
    default:
      reset()
      take(byte)
    }
  }

  private mutating func takeInSequence(_ byte: UInt8) {
    switch byte {
    case 0x5B where body.isEmpty:
      state = .consoleFunction
    case 0x24 where !body.isEmpty && body.allSatisfy { (0x30...0x39).contains($0) }:
      finishSequence(byte)  // rxvt's shift
    case 0x20...0x3F:
      // A body longer than that of any known sequence is not kept, but read to its end.
      if body.count < Self.longestBody { body.append(byte) }
    case 0x40...0x7E:
      finishSequence(byte)
    default:
      reset()
      take(byte)
    }
  }

  private mutating func finishSequence(_ final: UInt8) {
    let body = body
    let alt = alt
    reset()
    self.alt = alt
    defer { self.alt = false }
    if body == [0x32, 0x30, 0x30], final == 0x7E {
      state = .paste
    } else if body.first == 0x3C {
      if let mouse = Self.mouse(Self.numbers(body.dropFirst()), final) {
        events.append(.mouse(mouse))
      }
    } else if body.allSatisfy({ (0x30...0x3B).contains($0) }),
      let key = SequenceKeys.key(Self.numbers(body), final)
    {
      emit(key)
    }
  }

  private mutating func takeInString(_ byte: UInt8, escaped: Bool) {
    switch byte {
    case 0x07, 0x18, 0x1A: reset()
    case 0x5C where escaped: reset()
    case _ where escaped:
      // Another Esc ends the string, and begins what follows.
      reset()
      takeAfterEscape(byte)
    case 0x1B: state = .string(escaped: true)
    case ..<0x20, 0x7F:
      // No answer has such a byte: it is a key.
      reset()
      take(byte)
    default: state = .string(escaped: false)
    }
  }

  private mutating func takeInPaste(_ byte: UInt8) {
    body.append(byte)
    if body.count > Self.endOfPaste.count { body.removeFirst() }
    if body == Self.endOfPaste { reset() }
  }

  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  private static let longestBody = 64
}
