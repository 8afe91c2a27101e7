import Cells
import SeededRandom
import Testing

@testable import TerminalIO

struct InputDecoderTests {
  /// The events of some bytes, in words; `(…)` is what appears only after nothing more has come.
  private func decode(_ pieces: String...) -> String {
    decode(pieces.map { Array($0.utf8) })
  }

  private func decode(_ pieces: [[UInt8]]) -> String {
    var decoder = InputDecoder()
    let events = pieces.flatMap { decoder.decode($0) }
    let late = decoder.patience == nil ? [] : decoder.giveUp()
    #expect(decoder.patience == nil)
    return (events.map(words) + late.map { "(\(words($0)))" }).joined(separator: " ")
  }

  private func words(_ event: Event) -> String {
    switch event {
    case .key(let key): return key.description
    case .mouse(let mouse):
      let modifiers = [(Key.Modifiers.control, "ctrl-"), (.alt, "alt-"), (.shift, "shift-")]
        .filter { mouse.modifiers.contains($0.0) }.map(\.1).joined()
      return "\(modifiers)\(mouse.kind)@\(mouse.position.column),\(mouse.position.row)"
    default: return "\(event)"
    }
  }

  @Test func `what is typed arrives as it is typed`() {
    #expect(decode("aZ 9]é日🙂") == "a Z space 9 ] é 日 🙂")
    #expect(decode("\t\r\n\u{7F}\u{8}") == "tab enter enter backspace backspace")
    #expect(
      decode("\u{0}\u{1}\u{C}\u{1A}\u{1C}\u{1F}")
        == "ctrl-space ctrl-a ctrl-l ctrl-z ctrl-\\ ctrl-_")
  }

  @Test(arguments: [
    ("\u{1B}[A", "up"), ("\u{1B}OA", "up"), ("\u{1B}[D", "left"), ("\u{1B}OC", "right"),
    ("\u{1B}[H", "home"), ("\u{1B}[1~", "home"), ("\u{1B}[7~", "home"), ("\u{1B}OF", "end"),
    ("\u{1B}[4~", "end"), ("\u{1B}[8~", "end"), ("\u{1B}[5~", "pageup"), ("\u{1B}[6~", "pagedown"),
    ("\u{1B}[2~", "insert"), ("\u{1B}[3~", "delete"), ("\u{1B}[Z", "shift-tab"),
    ("\u{1B}OP", "f1"), ("\u{1B}[11~", "f1"), ("\u{1B}[[A", "f1"), ("\u{1B}[[E", "f5"),
    ("\u{1B}[15~", "f5"), ("\u{1B}[17~", "f6"), ("\u{1B}[21~", "f10"), ("\u{1B}[24~", "f12"),
    ("\u{1B}[34~", "f20"), ("\u{1B}OM", "enter"), ("\u{1B}Ok", "+"), ("\u{1B}Op", "0"),
  ])
  func `named keys are known in every dialect`(bytes: String, name: String) {
    #expect(decode(bytes) == name)
  }

  @Test(arguments: [
    ("\u{1B}[1;2A", "shift-up"), ("\u{1B}[1;2B", "shift-down"),  // xterm, tmux, kitty
    ("\u{1B}[1;5C", "ctrl-right"), ("\u{1B}[1;3D", "alt-left"),
    ("\u{1B}[1;8A", "ctrl-alt-shift-up"),
    ("\u{1B}[1;2:1A", "shift-up"),  // kitty, with the kind of the event
    ("\u{1B}[5;2~", "shift-pageup"), ("\u{1B}[1;2P", "shift-f1"), ("\u{1B}[1;2R", "shift-f3"),
    ("\u{1B}O2A", "shift-up"), ("\u{1B}O1;2A", "shift-up"),  // old xterm
    ("\u{1B}[a", "shift-up"), ("\u{1B}[d", "shift-left"), ("\u{1B}Ob", "ctrl-down"),  // rxvt
    ("\u{1B}[5$", "shift-pageup"), ("\u{1B}[3^", "ctrl-delete"), ("\u{1B}[3@", "ctrl-shift-delete"),
    ("\u{1B}\u{1B}[A", "alt-up"), ("\u{1B}\u{1B}OA", "alt-up"),  // rxvt's alt
    ("\u{1B}[27;2;13~", "shift-enter"), ("\u{1B}[27;5;9~", "ctrl-tab"),  // modifyOtherKeys
    ("\u{1B}[97;5u", "ctrl-a"), ("\u{1B}[97;2u", "A"), ("\u{1B}[27u", "escape"),  // kitty
    ("\u{1B}[127;3u", "alt-backspace"), ("\u{1B}[32;5u", "ctrl-space"),
    ("\u{1B}x", "alt-x"), ("\u{1B}X\u{7}", "alt-X ctrl-g"), ("\u{1B}é", "alt-é"),
    ("\u{1B}\r", "alt-enter"),
  ])
  func `what is held down is told in every dialect`(bytes: String, name: String) {
    #expect(decode(bytes) == name)
  }

  @Test func `a lone Esc is the key once nothing follows`() {
    #expect(decode("\u{1B}") == "(escape)")
    #expect(decode("\u{1B}\u{1B}") == "(escape) (escape)")
    #expect(decode("\u{1B}[") == "(alt-[)")
    #expect(decode("\u{1B}O") == "(alt-O)")
    #expect(decode("\u{1B}]") == "(alt-])")
    #expect(decode("\u{1B}P") == "(alt-P)")
    #expect(decode("\u{1B}]0;q", "r") == "")  // a string without an end
    #expect(decode("\u{1B}\u{1B}q") == "escape alt-q")
  }

  @Test func `Esc waits no longer than the delay, an unfinished sequence longer`() {
    var decoder = InputDecoder(escapeDelay: 40)
    #expect(decoder.patience == nil)
    _ = decoder.decode([0x1B])
    #expect(decoder.patience == 40)
    _ = decoder.decode(Array("[1;".utf8))
    #expect((decoder.patience ?? 0) > 40)
    _ = decoder.decode(Array("2A".utf8))
    #expect(decoder.patience == nil)
  }

  @Test func `sequences may come byte by byte`() {
    let bytes = Array("a\u{1B}[1;2Aé\u{1B}[<0;10;5M\u{1B}[200~q\u{1B}[201~日z".utf8)
    let whole = decode([bytes])
    #expect(whole == "a shift-up é press(TerminalIO.MouseEvent.Button.left)@9,4 日 z")
    #expect(decode(bytes.map { [$0] }) == whole)
  }

  @Test func `what is pasted does nothing`() {
    #expect(decode("a\u{1B}[200~quit q\u{3}\u{1B}[A\u{1B}[201q\u{1B}[201~b") == "a b")
    #expect(decode("\u{1B}[200~q", "", "q") == "")  // a paste without an end
  }

  @Test(arguments: [
    "\u{1B}[I", "\u{1B}[O",  // focus
    "\u{1B}[?62;1;4c", "\u{1B}[>1;10;0c",  // what the terminal is
    "\u{1B}[24;80R", "\u{1B}[0n", "\u{1B}[8;24;80t", "\u{1B}[?2026;2$y",  // answers
    "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]0;q\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[99;99;99q", "\u{1B}[57441;2u",
    "\u{1B}[<0;10M", "\u{1B}[<3;1;1M", "\u{1B}[<0;0;0M", "\u{1B}[<200;1;1M", "\u{1B}[[Z",
  ])
  func `what has no meaning here is swallowed whole`(bytes: String) {
    #expect(decode(bytes + "x") == "x")
  }

  @Test(arguments: [
    ("\u{1B}]d", "alt-] d"), ("\u{1B}] q", "alt-] space q"), ("\u{1B}P2", ""),
    ("\u{1B}Pq", "alt-P q"), ("\u{1B}P\u{1B}[A", "alt-P up"), ("\u{1B}]\r", "alt-] enter"),
    ("\u{1B}Xab", "alt-X a b"), ("\u{1B}^\u{3}", "alt-^ ctrl-c"), ("\u{1B}_x", "alt-_ x"),
    ("\u{1B}]1a\rb", "enter b"), ("\u{1B}]1a\u{3}", "ctrl-c"), ("\u{1B}]1\u{1B}[Bx", "down x"),
    ("\u{1B}]1\u{1B}\u{1B}[B", "alt-down"), ("\u{1B}]11;rgb\u{7}x", "x"),
    ("\u{1B}P>|tmux 3.4\u{1B}\\x", "x"), ("\u{1B}P!|00\u{1B}\\x", "x"),
  ])
  func `what only looks like the beginning of an answer is typed, and no key after it is lost`(
    bytes: String, keys: String
  ) {
    #expect(decode(bytes) == keys)
    #expect(decode(Array(bytes.utf8).map { [$0] }) == keys)
  }

  @Test func `a sequence of any length is swallowed to its end`() {
    #expect(decode("\u{1B}[" + String(repeating: "1;", count: 5000) + "qx") == "x")
  }

  @Test func `a broken sequence does not take the next one with it`() {
    #expect(decode("\u{1B}[1;\u{1B}[B") == "down")
    #expect(decode("\u{1B}[1;\u{1}x") == "ctrl-a x")
    #expect(decode("\u{1B}[12") == "")
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0xAF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80],  // a lone surrogate
      [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xC2, 0x9B], [0x1B, 0xFF],
    ] as [[UInt8]])
  func `bytes that are no text do nothing, and nothing is lost after them`(bytes: [UInt8]) {
    #expect(decode([bytes + Array("ab".utf8)]) == "a b")
  }

  @Test(arguments: [
    ("\u{1B}[<0;10;5M", "press(left)@9,4"), ("\u{1B}[<0;10;5m", "release(left)@9,4"),
    ("\u{1B}[<1;1;1M", "press(middle)@0,0"), ("\u{1B}[<2;1;1M", "press(right)@0,0"),
    ("\u{1B}[<32;300;200M", "drag(left)@299,199"), ("\u{1B}[<34;1;1M", "drag(right)@0,0"),
    ("\u{1B}[<64;1;1M", "scroll(up)@0,0"), ("\u{1B}[<65;1;1M", "scroll(down)@0,0"),
    ("\u{1B}[<66;1;1M", "scroll(left)@0,0"), ("\u{1B}[<67;1;1M", "scroll(right)@0,0"),
    ("\u{1B}[<4;1;1M", "shift-press(left)@0,0"), ("\u{1B}[<81;1;1M", "ctrl-scroll(down)@0,0"),
    ("\u{1B}[<8;1;1M", "alt-press(left)@0,0"),
  ])
  func `the mouse is told cell by cell, from 0`(bytes: String, expected: String) {
    let told = decode(bytes).replacing("TerminalIO.MouseEvent.Button.", with: "")
      .replacing("TerminalIO.MouseEvent.Direction.", with: "")
    #expect(told == expected)
  }

  @Test func `any bytes at all leave the decoder able to read a key`() {
    var random = SplitMix(seed: 7)
    let alphabet = Array("\u{1B}[]O<;:?0129~AMmuqRP_X\\é\u{7}\u{18}".utf8) + [0xFF, 0xC3, 0x9B]
    for _ in 0..<2000 {
      var decoder = InputDecoder()
      let count = Int(random.next() % 40)
      for _ in 0..<count {
        _ = decoder.decode([alphabet[Int(random.next() % UInt64(alphabet.count))]])
      }
      if decoder.patience != nil { _ = decoder.giveUp() }
      #expect(decoder.decode([0x71]) == [.key(Key("q"))])
    }
  }
}
