import Cells
import Testing
import UIKit

@testable import TennielCore

@MainActor
@Suite struct WallTests {
  private func titles(_ user: User) -> [String] {
    user.state.wallTiles.map(\.title)
  }

  @Test func `the wall shows the scene on all devices, with the one that is shown chosen`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40)
    try user.press("W")
    #expect(titles(user).contains("iPad mini 6"))
    #expect(user.lines(with: "▸iPhone 7 Plus").count == 1)
    #expect(user.screen.contains("no problems"))
    #expect(user.status.hasPrefix(" the wall: devices"))
    try user.press("W")
    #expect(user.state.wall == nil)
  }

  @Test func `tab goes through what differs, and each kind has a picture of every screen`() throws {
    let user = try User("Gallery", columns: 200, rows: 60)
    try user.press("W")
    for kind in Wall.Kind.allCases {
      #expect(user.state.wall?.kind == kind)
      let layout = try #require(user.state.wallLayout)
      #expect(layout.places.count == titles(user).count)
      for place in layout.places {
        let title = user.lines[place.title.row].dropFirst(place.title.column + 1)
        #expect(title.hasPrefix(titles(user)[place.tile].prefix(12)), "\(kind)")
        // The device's upper left corner.
        let corner = user.lines[place.origin.row].dropFirst(place.origin.column).first
        #expect(corner == "╭", "\(kind) \(titles(user)[place.tile])")
      }
      try user.press("tab")
    }
  }

  @Test(arguments: [(80, 24), (81, 25), (120, 40), (200, 60), (400, 100), (40, 12), (20, 6)])
  func `the places are in the terminal, none over another`(columns: Int, rows: Int) throws {
    let user = try User("Form", columns: columns, rows: rows)
    try user.press("W")
    for _ in Wall.Kind.allCases {
      let layout = try #require(user.state.wallLayout)
      let room = CellRect(column: 0, row: 0, columns: columns, rows: rows)
      #expect(layout.places.contains { $0.tile == user.state.wall?.marked })
      #expect(layout.before + layout.places.count + layout.after == titles(user).count)
      for (index, place) in layout.places.enumerated() {
        #expect(place.frame.intersection(room) == place.frame)
        for other in layout.places.dropFirst(index + 1) {
          #expect(place.frame.intersection(other.frame).isEmpty)
        }
      }
      try user.press("tab")
    }
  }

  @Test func `enter shows the chosen screen by itself`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40)
    try user.press("W right enter")
    #expect(user.state.wall == nil)
    let marked = try #require(user.state.screen.device?.name)
    #expect(user.header.contains(marked))
    #expect(marked != "iPhone 7 Plus")
  }

  @Test func `header and status are of the marked screen, and the last row of two side by side`()
    throws
  {
    let user = try User("Wonderland")
    try user.press("W right space")
    #expect(user.header.contains("iPhone X ▯ 375 × 812"))
    #expect(user.hints.contains("space side by side"))
    try user.press("down space")
    #expect(user.header.contains("iPhone X ▯ 375 × 812"))
    #expect(user.hints.hasPrefix(" ←↑↓→ move  enter open  esc all screens  "))
    try user.press("right")
    #expect(user.header.contains("iPhone 15 ▯ 393 × 852"))
    #expect(user.status.hasSuffix(" no problems"))
    try user.press("escape")
    #expect(user.hints.contains("space side by side"))
  }

  @Test func `problems that have no room below a picture are counted, and told of the marked one`()
    throws
  {
    let scene = NamedScene(name: "Two", summary: "", isStep: false) { TroubledController() }
    let user = try User("Two", columns: 120, rows: 40, among: [scene])
    try user.press("W")
    #expect(user.lines(with: "? 3 problems").count >= 2)
    #expect(user.lines(with: "? 2 ambiguous, +1").count >= 1)
    #expect(user.status.hasSuffix(" ? 2 ambiguous, 1 truncated-text"))
  }

  @Test func `titles without room are short, and tell the orientations apart`() throws {
    let user = try User("Form")
    try user.press("W tab tab")
    #expect(
      user.lines(with: "wC h").map {
        $0.split(separator: "  ").map { $0.drop { " ▸".contains($0) } }
      }
        == [
          ["wC hC ▯", "wC hR ▯", "wR hC ▯", "wR hR ▯"]
        ])
    try user.press("down")
    #expect(user.lines(with: "w compact, h compact, wide").count == 1)
    let wide = try User("Form", columns: 200, rows: 60)
    try wide.press("W tab tab")
    #expect(wide.screen.contains("w compact, h regular, wide"))
  }

  @Test func `two screens that are picked stand side by side`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40)
    try user.press("W tab space")
    #expect(user.status.contains("Pick another one"))
    try user.press("right right space")
    let layout = try #require(user.state.wallLayout)
    #expect(layout.places.map(\.tile).count == 2)
    #expect(user.status.hasPrefix(" two of the wall's text sizes"))
    try user.press("escape")
    #expect(user.state.wallLayout?.places.count == titles(user).count)
    try user.press("escape")
    #expect(user.state.wall == nil)
  }

  @Test func `every change is seen on all screens, but for the one without changes`() throws {
    let user = try User("Form", columns: 200, rows: 60, options: "--text-metrics columns")
    try user.press("tab tab tab tab W tab tab tab tab")
    #expect(user.state.wall?.kind == .states)
    let before = user.lines(with: "Submit").count
    try user.press("\" x y enter")
    func count() -> Int {
      user.lines.dropLast(2).joined().matches(of: /Submitxy/).count
    }
    #expect(count() == titles(user).count - 1)
    #expect(before > 0)
    try user.press("u")
    #expect(count() == 0)
  }

  @Test func `a screen with problems says which`() throws {
    let user = try User("Visual format: unsatisfiable", columns: 120, rows: 40)
    try user.press("W")
    #expect(user.screen.contains("! 1 conflict"))
  }

  @Test func `a click opens a screen`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40)
    try user.press("W tab")
    let place = try #require(user.state.wallLayout?.places.last)
    let cell = "\(place.origin.column + 2),\(place.origin.row + 2)"
    let screen = user.state.wallTiles[place.tile].screen
    try user.press("click:\(cell)")
    #expect(user.state.wall == nil)
    #expect(user.state.screen == screen && screen.textSize != .large)
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 60), (400, 120)])
  func `phones have one scale and tablets another, or all the same where phones are large`(
    columns: Int, rows: Int
  ) throws {
    let user = try User("Gallery", columns: columns, rows: rows)
    try user.press("W")
    var scales: [Bool: Set<Double>] = [:]
    var least = Int.max
    for _ in user.state.wallTiles {
      for place in try #require(user.state.wallLayout).places {
        let (screen, size) = (user.state.wallTiles[place.tile].screen, place.viewport.size)
        let isPad = screen.idiom == .pad
        // A column more or less makes the rest of the difference.
        let scale = screen.size.width / Double(size.columns - 1)
        scales[isPad, default: []].insert(scale)
        if !isPad { least = min(least, size.columns) }
        #expect(place.viewport.stretch <= 1.3)
        #expect(place.viewport.stretch >= 1.3 * 0.85)
      }
      try user.press("down")
    }
    for scales in scales.values {
      #expect(try #require(scales.max()) / (try #require(scales.min())) < 1.11)
    }
    let all = scales.values.reduce(into: Set()) { $0.formUnion($1) }
    let isOneForAll = try #require(all.max()) / (try #require(all.min())) < 1.11
    #expect(isOneForAll == (columns == 400))
    if isOneForAll { #expect(least >= 16) }
  }

  @Test func `pictures stay pictures, and turned screens have the scale of upright ones`() throws {
    let user = try User("Gallery", columns: 120, rows: 40)
    try user.press("W")
    func columns() throws -> (short: Int, count: Int) {
      let layout = try #require(user.state.wallLayout)
      let tile = try #require(user.state.wallTiles.firstIndex { $0.title == "iPhone 7 Plus" })
      let place = try #require(layout.places.first { $0.tile == tile })
      return (place.viewport.size.columns, layout.places.count)
    }
    let upright = try columns()
    #expect(upright.short == 17 && upright.count == 13)
    #expect(user.lines(with: "▒▓▓").count >= 6)
    try user.press("r")
    #expect(try columns().short >= 28)
  }

  @Test func `what the zoom hides is no finding, but that nothing can be read is said`() throws {
    let user = try User("Settings", columns: 120, rows: 40)
    try user.press("W")
    #expect(user.lines(with: " cut").isEmpty)
    #expect(user.lines(with: "no problems").count >= 2)
    let small = try User("Form", columns: 40, rows: 9)
    try small.press("W tab")
    #expect(small.screen.contains("too small "))
  }

  @Test func `a key puts the worst screens first, then leaves out those without a problem`() throws
  {
    let scene = NamedScene(name: "Wide", summary: "", isStep: false) { WideController() }
    let user = try User("Wide", columns: 200, rows: 60, among: [scene])
    try user.press("W")
    let given = try #require(user.state.wallLayout).places.map(\.tile)
    try user.press("x")
    #expect(user.state.message == "The screens with the worst problems come first")
    let sorted = try #require(user.state.wallLayout).places.map(\.tile)
    let tiles = user.state.wallTiles
    let narrow = given.filter { tiles[$0].screen.size.width < 380 }
    #expect(sorted.sorted() == given && sorted != given)
    #expect(sorted.prefix(narrow.count).sorted() == narrow)
    #expect(sorted.dropFirst(narrow.count).elementsEqual(given.filter { !narrow.contains($0) }))
    #expect(user.state.wall?.marked == sorted.first)
    #expect(user.status.hasPrefix(" The screens with the worst"))
    try user.press("right")
    #expect(user.state.wall?.marked == sorted[1])
    #expect(user.status.hasPrefix(" the wall: devices, worst first"))
    try user.press("x")
    let filtered = try #require(user.state.wallLayout).places.map(\.tile)
    #expect(filtered == Array(sorted.prefix(narrow.count)))
    #expect(user.lines(with: "no problems").isEmpty)
    // What the keys change is looked at again.
    try user.press("r")
    #expect(user.state.wall?.order == .given)
    #expect(user.state.message == "No screen has a problem")
    try user.press("r x")
    #expect(user.state.wall?.order == .worstFirst)
    #expect(user.state.wallLayout?.places.map(\.tile) == sorted)
    try user.press("x")
    #expect(user.state.wall?.order == .onlyProblems)
    try user.press("x")
    #expect(user.state.wall?.order == .given)
    #expect(user.state.wallLayout?.places.map(\.tile) == given)
  }

  @Test func `a wall without a problem can't be sorted by any`() throws {
    let user = try User("Gallery", columns: 120, rows: 40)
    try user.press("W x")
    #expect(user.state.message == "No screen has a problem")
    #expect(user.state.wall?.order == .given)
  }

  @Test func `the keys of the screen work on the wall`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40)
    try user.press("W T")
    #expect(user.state.screen.textSize != .large)
    #expect(user.state.wallTiles.allSatisfy { $0.screen.textSize == user.state.screen.textSize })
    try user.press("r")
    #expect(user.state.wallTiles.allSatisfy { $0.screen.isLandscape })
  }
}

/// A view whose place is left open, and a label without room.
private final class TroubledController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for place in 0..<2 {
      let label = UILabel()
      label.text = place == 0 ? "The afternoon was hot" : "slow"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let start = CGFloat(20 + 100 * place)
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: start).isActive = true
      if place == 0 { label.widthAnchor.constraint(equalToConstant: 60).isActive = true }
    }
  }
}

/// A view that is wider than the screens of some phones that stand.
private final class WideController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let wide = UIView()
    wide.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(wide)
    NSLayoutConstraint.activate([
      wide.topAnchor.constraint(equalTo: view.topAnchor),
      wide.heightAnchor.constraint(equalToConstant: 100),
      wide.widthAnchor.constraint(equalToConstant: 380),
      wide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      wide.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
    ])
  }
}
