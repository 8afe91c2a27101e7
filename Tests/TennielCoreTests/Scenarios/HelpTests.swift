import Testing
import UIKit

@testable import Documents
@testable import TerminalApp

@Suite struct HelpTests {
  @Test func `end shows the last lines of the help, and home the first`() throws {
    let user = try User("Form", keys: "?")
    let first = user.lines
    try user.press("end")
    let last = user.lines
    #expect(last != first)
    try user.press("down pagedown")
    #expect(user.lines == last)
    try user.press("home")
    #expect(user.lines == first)
  }

  @Test func `titles of sections are found as well`() throws {
    let user = try User("Form", keys: "? / o u t l")
    #expect(user.lines[1] == "▸ Outlines  section")
    try user.press("enter")
    #expect(user.lines.contains(" Outlines"))
    try user.press("home / s i g n s enter")
    #expect(user.lines.contains(" Signs"))
  }

  @Test func `the help opens, scrolls to its end, and closes`() throws {
    let user = try User("Form")
    let before = user.screen
    try user.press("?")
    #expect(user.lines[0].hasPrefix(" Keys   1 to "))
    #expect(user.lines[1] == " Screen")
    for _ in 0..<230 { try user.press("down") }
    #expect(user.lines[user.lines.count - 2] == "  ▯ ▭            upright, on its side")
    try user.press("home")
    #expect(user.lines[1] == " Screen")
    try user.press("escape")
    #expect(user.screen == before)
  }

  @Test func `clicks leave the help open, and the wheel scrolls it`() throws {
    let user = try User("Form", keys: "?")
    let help = user.lines
    try user.press("click:10,5 click:79,0 right-drag:10,5-20,8")
    #expect(user.lines == help)
    try user.press("scroll-down:10,5 click:10,5")
    #expect(user.lines != help && user.inFront == "Keys")
    try user.press("scroll-up:10,5")
    #expect(user.lines == help)
    try user.click("/ find")
    #expect(user.header.hasPrefix(" Help: _"))
    try user.press("escape")
    try user.click("esc close")
    #expect(user.inFront == nil)
    try user.press("? click:10,5 ?")
    #expect(user.inFront == nil)
  }

  @Test func `the number of the words that have no room is among the signs`() throws {
    let user = try User("Form", options: "--dark --bold-text --rtl --text-size XL --keyboard")
    #expect(user.header.hasSuffix(" +3"))
    let row = "  +2             as many more, for which the row has no room"
    #expect(HelpPage.lines(ascii: false).contains { $0.label == "+2" })
    try user.press("? / t h e space r o w space h a s enter")
    #expect(user.lines.contains(row))
  }

  @Test func `the key that closes a list is named before other keys`() throws {
    let path = "Gallery: fixed halves"
    for (columns, hints) in [
      (80, " ↑↓ move  enter select  f repairs  esc close                     ? help  q quit"),
      (50, " ↑↓ move  enter select  esc close  ? help  q quit"),
      (36, " ↑↓ move  esc close  ? help  q quit"), (27, " esc close  ? help  q quit"),
      (20, " esc close   q quit"),
    ] {
      let user = try User(path, columns: columns, rows: 20, keys: "x")
      #expect(user.hints == hints, "\(columns)")
    }
  }

  @Test func `the hints of the help and of the lists name keys that do something there`() throws {
    let user = try User("Form", keys: "?")
    #expect(user.hints.hasPrefix(" ↑↓ scroll  / find  esc close  "))
    try user.press("enter")
    #expect(user.lines[0].hasPrefix(" Keys"))
    try user.press("escape x")
    #expect(user.hints.hasPrefix(" ↑↓ move  esc close  "))
    let troubled = try User("Gallery: fixed halves", keys: "x")
    #expect(troubled.hints.hasPrefix(" ↑↓ move  enter select  f repairs  esc close  "))
  }

  @Test(arguments: [(80, 24), (200, 40)])
  func `a line of the help is found by typing, and shown in place`(columns: Int, rows: Int) throws {
    let user = try User("Form", columns: columns, rows: rows, keys: "? / w o r s t space a l l")
    #expect(user.lines[0].hasPrefix(" Help: worst all_"))
    #expect(user.lines[1].contains("worst first, then only those with problems, then all"))
    try user.press("enter")
    #expect(user.lines[0].hasPrefix(" Keys "))
    #expect(
      user.lines.contains { $0.contains("worst first, then only those with problems, then all") })
    try user.press("/ r u l e r : escape")
    #expect(user.lines[0].hasPrefix(" Keys "))
    try user.press("/ s c r o l l space v i e w space t h a t enter")
    #expect(user.lines.contains { $0.contains("▐              the part of a scroll view") })
  }

  @Test func `each sign of ASCII means one thing in its place`() {
    let glyphs = Glyphs(set: .ascii)
    // What the picture shortens ends with the sign of what is selected, which stands before names.
    let signs = glyphs.legend.map(\.sign).filter { $0 != glyphs.cut }
    #expect(Set(signs).count == signs.count)
    let ofRows = [glyphs.met, glyphs.missed, glyphs.broken, glyphs.inactive, glyphs.selected]
    #expect(Set(ofRows).count == ofRows.count)
    let ofHeader = [glyphs.portrait, glyphs.landscape, glyphs.forced, glyphs.moved]
    #expect(Set(ofHeader).count == ofHeader.count)
    let ofTree = [
      glyphs.selected, glyphs.moved, glyphs.folded, glyphs.unfolded, glyphs.warning,
      glyphs.ambiguous, glyphs.misplaced,
    ]
    #expect(Set(ofTree).isDisjoint(with: [glyphs.ellipsis]))
    #expect(Set(ofTree).count == ofTree.count)
  }

  @Test func `hints name what means something at present`() throws {
    let user = try User("Form", columns: 200)
    #expect(!user.hints.contains("chapter"))
    #expect(!user.hints.contains("problems"))
    #expect(user.hints.contains("n scene"))
    let chapters = try User("Wonderland", columns: 200)
    #expect(chapters.hints.contains("] chapter"))
    let troubled = try User("Gallery: fixed halves", columns: 200)
    #expect(troubled.hints.contains("x problems"))
    let alone = try User(
      "Page", columns: 200,
      among: [NamedScene(name: "Page", summary: "", isStep: false) { UIViewController() }])
    #expect(!alone.hints.contains("n scene"))
  }

  @Test func `the list of commands is named where there is room`() throws {
    for columns in [60, 80, 200] {
      let user = try User("Form", columns: columns)
      #expect(user.hints.hasSuffix(" : commands  ? help  q quit"), "\(columns)")
    }
  }

  @Test(arguments: [false, true])
  func `nothing in the help is cut at 80 columns, nor where there are two`(ascii: Bool) throws {
    for columns in [80, 159, 160] {
      let user = try User("Form", columns: columns, rows: 260, glyphs: ascii ? .ascii : .unicode)
      try user.press("?")
      for case .entry(let label, let help) in HelpPage.lines(ascii: ascii) {
        let isWhole = user.lines.contains { $0.contains(label) && $0.contains(help) }
        #expect(isWhole, "\(columns): \(label) \(help)")
      }
    }
  }

  @Test func `the help has two columns where there is room, both begin with a heading`() throws {
    let narrow = try User("Form", columns: 80, keys: "?")
    #expect(narrow.lines[1] == " Screen")
    let wide = try User("Form", columns: 200, rows: 60, keys: "?")
    #expect(wide.lines[1].split(separator: " ") == ["Screen", "App"])
    #expect(wide.lines[2].hasPrefix("  ←↑↓→           8 points narrower or wider"))
    #expect(wide.lines[2].contains("   esc            close what is open"))
    let right = try #require(wide.lines[1].range(of: "App")).lowerBound
    #expect(wide.lines[1].distance(from: wide.lines[1].startIndex, to: right) == 101)
  }

  @Test func `the help says what the signs of the app mean`() throws {
    let user = try User("Gallery: fixed halves", options: "--width-class regular")
    #expect(user.header.contains("Regular*"))
    try user.press("tab tab right")
    let tree = user.screen
    for sign in ["▸", "•", "●", "×", "!", "▯"] {
      #expect(tree.contains(sign), "\(sign)")
      #expect(HelpPage.lines(ascii: false).contains { $0.label?.contains(sign) == true })
    }
    try user.press("x")
    #expect(user.screen.contains("× cardView2.trailing  left out"))
  }

  @Test func `hints drop from the right, and help and quit stay`() throws {
    for columns in [200, 120, 80, 60, 40, 20] {
      let user = try User("Form", columns: columns)
      #expect(user.hints.hasSuffix("? help  q quit"), "\(columns)")
    }
    let user = try User("Form", columns: 40)
    #expect(user.hints == " ←↑↓→ size  r rotate     ? help  q quit")
  }
}

extension HelpPage.Line {
  fileprivate var label: String? {
    if case .entry(let label, _) = self { label } else { nil }
  }
}
