import Stage
import Testing

@testable import TerminalApp

@Suite struct ZoomTests {
  @Test func `true scale scrolls as far as there is something to see`() throws {
    let user = try User("Wonderland", keys: "z z")
    #expect(user.status.hasPrefix(" True scale: 1 cell = 8 × 16 pt  "))
    #expect(user.scale == "1 cell = 8 × 16 pt, true scale")
    #expect(user.lines[1].contains("╭"))
    for _ in 0..<50 { try user.press("ctrl-down ctrl-right") }
    #expect(user.lines[21].contains("╯"))
    for _ in 0..<50 { try user.press("ctrl-up ctrl-left") }
    #expect(user.lines[1].contains("╭"))
    try user.press("z")
    #expect(user.scale == "1 cell = 14.3 × 36.8 pt, shape first")
  }

  @Test func `the shape comes first, and after z the text makes the most of the canvas`() throws {
    let user = try User("Wonderland")
    #expect(user.scale == "1 cell = 14.3 × 36.8 pt, shape first")
    #expect(user.lines[1].hasPrefix("     ╭────────────9:41──────────▮─╮     │"))
    #expect(user.lines[21].hasPrefix("     ╰────────────────────────────╯     │"))
    try user.press("z")
    #expect(user.status.hasPrefix(" Text first: 1 cell = 11 × 37 pt  "))
    #expect(user.scale == "1 cell = 11 × 37 pt, text first")
    #expect(user.lines[1].hasPrefix("╭────────────────9:41───────────────▮─╮ │"))
    #expect(user.lines[21].hasPrefix("╰─────────────────────────────────────╯ │"))
  }

  @Test func `in a small terminal, where a shape has no room for text, text comes first`() throws {
    for (columns, rows) in [(59, 30), (100, 19)] {
      let user = try User("Wonderland", columns: columns, rows: rows)
      #expect(user.scale?.hasSuffix("text first") == true)
      try user.press("z")
      #expect(user.scale?.hasSuffix("true scale") == true)
      try user.press("z")
      #expect(user.scale?.hasSuffix("text first") == true)
      try user.press("resize:60x20")
      #expect(user.scale?.hasSuffix("shape first") == true)
    }
  }

  @Test(arguments: [(80, 24), (100, 30), (120, 40), (200, 60)])
  func `every device looks like itself, and turning it back brings the panes back`(
    columns: Int, rows: Int
  ) throws {
    let user = try User("Form", columns: columns, rows: rows)
    var devices: Set<String?> = []
    for _ in Device.all {
      try user.press("d")
      devices.insert(user.device)
      let before = titles(in: user.lines)
      for isBack in [false, true] {
        try user.press("r")
        let lines = user.lines
        // In a small terminal nothing is gained by moving them.
        if isBack || columns == 80 { #expect(titles(in: lines) == before, "\(user.screen)") }
        #expect(before.count > 1)
        let stretch = try #require(self.stretch(in: lines), "\(user.screen)")
        #expect((1 / 1.3...1.3).contains(stretch), "\(user.header)")
      }
    }
    #expect(devices.count == Device.all.count)
  }

  /// Where the titles of panes are.
  private func titles(in lines: [String]) -> [String] {
    lines.enumerated().flatMap { row, line in
      line.matches(of: #/─ (Views|Inspector|No problems|No changes|Console)\b/#).map { match in
        "\(match.1) \(row) \(line.distance(from: line.startIndex, to: match.range.lowerBound))"
      }
    }
  }

  /// How much higher the device is drawn than it is, where a cell is twice as high as wide.
  private func stretch(in lines: [String]) -> Double? {
    guard let top = lines.firstIndex(where: { $0.contains("╭") }),
      let bottom = lines.firstIndex(where: { $0.contains("╰") }),
      let left = lines[top].firstIndex(of: "╭"), let right = lines[top].firstIndex(of: "╮"),
      let size = lines[0].firstMatch(of: /(\d+) × (\d+)/),
      let width = Double(size.1), let height = Double(size.2)
    else { return nil }
    let (columns, rows) = (lines[top].distance(from: left, to: right), bottom - top)
    return Double(columns) * height / (2 * width * Double(rows))
  }

  @Test func `the status says which key shows the texts that the zoom cuts`() throws {
    let user = try User("Adaptive buttons")
    #expect(user.status.hasPrefix(" z shows 1 more text  "))
    #expect(user.lines(with: "[Eat the cake to the last ›]").count == 1)
    try user.press("z escape")
    #expect(user.status.hasPrefix(" text first  "))
    #expect(user.lines(with: "[Eat the cake to the last crumb]").count == 1)
  }

  @Test func `a device that was enlarged at true scale is fitted when it is left`() throws {
    let user = try User("Form", keys: "z z shift-right shift-right z")
    #expect(user.scale?.hasSuffix("shape first") == true)
    #expect(user.lines[21].contains("╯") || user.lines[20].contains("╯"))
  }

  @Test func `a selected view is scrolled into sight`() throws {
    let user = try User("Gallery", keys: "z z shift-tab")
    #expect(user.selected == "…/cardView4/textLabel")
    #expect(user.placeOnCanvas(of: "Queen") != nil)
  }
}
