import Cells
import Stage
import Testing
import UIKit

@testable import Documents
@testable import TerminalApp

@Suite struct WallTests {
  /// The titles of the screens in sight.
  private func titles(_ user: User) -> [String] { user.wall.map(\.title) }

  @Test func `the wall shows the scene on all devices, with the one that is shown chosen`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "W")
    #expect(titles(user).contains("iPad mini 6"))
    #expect(user.wall.filter(\.isMarked).map(\.title) == ["iPhone 7 Plus"])
    #expect(user.screen.contains("no problems"))
    #expect(user.status.hasPrefix(" the wall: devices"))
    try user.press("W")
    #expect(!user.isWallOpen)
  }

  @Test func `tab goes through what differs, and each kind has a picture of every screen`() throws {
    let user = try User("Gallery", columns: 200, rows: 60, keys: "W")
    for kind in Wall.Kind.allCases {
      #expect(user.status.hasPrefix(" the wall: \(kind.rawValue)  "))
      #expect(user.wallCount == user.wall.count && user.wall.count > 2, "\(kind)")
      #expect(Set(titles(user)).count == user.wall.count && !titles(user).contains(""))
      try user.press("tab")
    }
  }

  @Test(arguments: [(80, 24), (81, 25), (120, 40), (200, 60), (400, 100), (40, 12), (20, 6)])
  func `the places are in the terminal, none over another`(columns: Int, rows: Int) throws {
    let screen = SimulatedScreen()
    let terminal = CellSize(columns: columns, rows: rows)
    let panes = PaneLayout(terminal: terminal, device: FittedSizes(of: screen), panes: PaneStates())
    let body = try #require(panes).body
    let room = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    for kind in Wall.Kind.allCases {
      let tiles = kind.tiles(around: screen)
      for marked in [0, tiles.count / 2, tiles.count - 1] {
        let layout = WallLayout(tiles, shown: Array(tiles.indices), marked: marked, in: body)
        #expect(layout.places.contains { $0.tile == marked })
        #expect(layout.before + layout.places.count + layout.after == tiles.count)
        for (index, place) in layout.places.enumerated() {
          #expect(place.frame.intersection(room) == place.frame)
          for other in layout.places.dropFirst(index + 1) {
            #expect(place.frame.intersection(other.frame).isEmpty)
          }
        }
      }
    }
    // The app has them there as well: each with its title, as far as it has room.
    let user = try User("Form", columns: columns, rows: rows)
    let before = user.screen
    try user.press("W")
    #expect(user.screen != before)
    // In fewer columns no title has room.
    guard columns > 40 else { return }
    for kind in Wall.Kind.allCases {
      let tiles = kind.tiles(around: screen)
      #expect(user.wall.filter(\.isMarked).count == 1 && user.wallCount == tiles.count)
      try user.press("tab")
    }
  }

  @Test func `enter shows the chosen screen by itself`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "W right enter")
    #expect(!user.isWallOpen)
    #expect(user.device == "iPhone X")
  }

  @Test func `header and status are of the marked screen`() throws {
    let user = try User("Wonderland", keys: "W right")
    #expect(user.header.contains("iPhone X ▯ 375 × 812"))
    #expect(user.hints.hasPrefix(" ←↑↓→ move  enter open  tab what differs  "), "\(user.hints)")
    try user.press("right")
    #expect(user.header.contains("iPhone 11 ▯ 414 × 896"))
    #expect(user.status.hasSuffix(" no problems"))
  }

  @Test func `problems that have no room below a picture are counted, and told of the marked one`()
    throws
  {
    let scene = NamedScene(name: "Two", summary: "", isStep: false) { TroubledController() }
    let user = try User("Two", columns: 120, rows: 40, among: [scene], keys: "W")
    #expect(user.lines(with: "? 3 problems").count >= 2)
    #expect(user.status.hasSuffix(" ? UILabel ambiguous, UILabel[1] ambiguous, UILabel cut"))
  }

  @Test func `titles without room are short, and tell the orientations apart`() throws {
    let user = try User("Form", keys: "W tab tab")
    #expect(
      user.lines(with: "wC h").map {
        $0.split(separator: "  ").map { $0.drop { " ▸".contains($0) } }
      }
        == [
          ["wC hC ▯", "wC hR ▯", "wR hC ▯", "wR hR ▯"]
        ])
    try user.press("down")
    #expect(user.lines(with: "w compact, h compact, wide").count == 1)
    let wide = try User("Form", columns: 200, rows: 60, keys: "W tab tab")
    #expect(wide.screen.contains("w compact, h regular, wide"))
  }

  @Test func `every change is seen on all screens, but for the one without changes`() throws {
    let user = try User("Form", columns: 200, rows: 60, options: "--text-metrics columns")
    try user.press("tab tab tab tab W tab tab tab tab")
    #expect(user.status.hasPrefix(" the wall: states"))
    let before = user.lines(with: "Submit").count
    try user.press("\" x y enter")
    func count() -> Int { user.lines.dropLast(2).joined().matches(of: /Submitxy/).count }
    #expect(count() == user.wall.count - 1 && user.wallCount == user.wall.count)
    #expect(before > 0)
    try user.press("u")
    #expect(count() == 0)
  }

  @Test func `a screen with problems says which`() throws {
    let user = try User("Visual format: unsatisfiable", columns: 120, rows: 40, keys: "W")
    #expect(user.screen.contains("! conflict"))
  }

  @Test func `a click opens a screen`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "W tab")
    let last = try #require(user.wall.last)
    try user.press("click:\(last.rect.column + 2),\(last.rect.row + 3)")
    #expect(!user.isWallOpen)
    #expect(last.title == "text AX5" && user.header.hasSuffix(" text AX5"))
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 60), (400, 120)])
  func `phones have one scale and tablets another, or all the same where phones are large`(
    columns: Int, rows: Int
  ) throws {
    let user = try User("Gallery", columns: columns, rows: rows, keys: "W")
    var scales: [Bool: Set<Double>] = [:]
    var least = Int.max
    let count = user.wallCount
    try user.press(String(repeating: "left ", count: count))
    var seen: Set<String> = []
    for _ in 0..<count {
      // The first row has the whole name of the marked one, and its size.
      let (name, size) = (try #require(user.device), try #require(user.size).map(Double.init))
      seen.insert(name)
      let cells = try #require(user.wall.first { $0.isMarked }).device
      let isPad = name.hasPrefix("iPad")
      // A column more or less makes the rest of the difference.
      let scale = size[0] / Double(cells.columns - 1)
      scales[isPad, default: []].insert(scale)
      if !isPad { least = min(least, cells.columns) }
      // How much higher it is drawn than it is, where a cell is twice as high as wide.
      let stretch = Double(cells.columns - 1) * size[1] / (2 * size[0] * Double(cells.rows - 1))
      #expect(stretch <= 1.3)
      #expect(stretch >= 1 / 1.3 * 0.85)
      try user.press("right")
    }
    #expect(
      seen.count == count && count == Wall.Kind.devices.tiles(around: SimulatedScreen()).count)
    for scales in scales.values {
      #expect(try #require(scales.max()) / (try #require(scales.min())) < 1.11, "\(scales)")
    }
    let all = scales.values.reduce(into: Set()) { $0.formUnion($1) }
    let isOneForAll = try #require(all.max()) / (try #require(all.min())) < 1.11
    #expect(isOneForAll == (columns == 400))
    if isOneForAll { #expect(least >= 16) }
  }

  @Test func `pictures stay pictures, and turned screens have the scale of upright ones`() throws {
    let user = try User("Gallery", columns: 120, rows: 40, keys: "W")
    func columns() throws -> (short: Int, count: Int) {
      let place = try #require(user.wall.first { $0.title == "iPhone 7 Plus" })
      return (place.device.columns, user.wall.count)
    }
    let upright = try columns()
    #expect(upright.short == 17 && upright.count == 13)
    #expect(user.lines(with: "▒▓▓").count >= 6)
    try user.press("r")
    #expect(try columns().short >= 28)
  }

  @Test func `what the zoom hides is no finding, and bits of texts are not drawn`() throws {
    let user = try User("Settings", columns: 120, rows: 40, keys: "W")
    #expect(user.lines(with: " cut").isEmpty)
    #expect(user.lines(with: "no problems").count >= 2)
    let small = try User("Form", columns: 40, rows: 9, keys: "W tab")
    #expect(small.lines(with: "no problems").count >= 1)
    #expect(!small.screen.contains("Sub"))
  }

  @Test func `the chosen screen alone has a heavy frame, and a selected root has none`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "tab W")
    func heavy() -> [CellPoint] {
      let grid = user.grid
      return (0..<grid.size.rows).flatMap { row in
        (0..<grid.size.columns).filter { grid[$0, row].text == "┏" }
          .map { CellPoint(column: $0, row: row) }
      }
    }
    for _ in 0..<2 {
      let chosen = try #require(user.wall.first { $0.isMarked }).rect
      #expect(heavy() == [CellPoint(column: chosen.column, row: chosen.row + 1)])
      #expect(user.grid[chosen.column, chosen.row + 2].text == "┃")
      #expect(
        user.grid[chosen.column, chosen.row + 2].style.foreground == Palette.accent.foreground)
      try user.press("right")
    }
  }

  @Test(arguments: [
    ("tab", CellSize(columns: 31, rows: 26)), ("", CellSize(columns: 19, rows: 14)),
  ])
  func `pictures are as high as the rows let them be`(keys: String, size: CellSize) throws {
    let user = try User("Wonderland", columns: 200, rows: 60, keys: "W \(keys)")
    #expect(user.wall.first { $0.isMarked }?.device == size)
    let end = try #require(user.wall.map(\.rect.endRow).max())
    #expect(58 - end <= 2, "\(58 - end) rows are empty")
  }

  @Test func `a text that is cut on a screen has the colour of problems there, and is named`()
    throws
  {
    let scene = NamedScene(name: "Cut", summary: "", isStep: false) { CutController() }
    let user = try User("Cut", columns: 200, rows: 60, among: [scene], keys: "W tab")
    let notes = user.wall.map(\.note).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(Set(notes) == ["no problems", "! title cut"])
    for tile in user.wall {
      let isCut = tile.note.contains("cut")
      let cells = tile.rect.rowRange.dropFirst().flatMap { row in
        tile.rect.columnRange.map { user.grid[$0, row] }
      }
      // The largest text has room for no letter at all.
      let letters = cells.filter { $0.text == "S" }
      #expect(letters.allSatisfy { ($0.style == Palette.warning) == isCut }, "\(tile.title)")
      #expect(!letters.isEmpty || tile.title == "text AX5")
    }
  }

  @Test func `no text is drawn behind another one that is above it on the device`() throws {
    let user = try User("Wonderland", keys: "W r")
    let chosen = try #require(user.wall.first { $0.isMarked }).rect
    #expect(
      user.lines(in: chosen)[2].hasPrefix("┃│Wonderland              ▒▒▓│┃"), "\(user.screen)")
  }

  @Test(arguments: [("Gallery", "Rabbit"), ("Wonderland", "Wonderland")])
  func `a text keeps its ground where only a small picture puts an image there`(
    scene: String, title: String
  ) throws {
    let user = try User(scene, columns: 200, rows: 60, depth: .direct, keys: "W")
    var count = 0
    for tile in user.wall {
      for (row, line) in zip(tile.rect.rowRange, user.lines(in: tile.rect)) {
        guard let place = line.range(of: title) else { continue }
        let first = tile.rect.column + line.distance(from: line.startIndex, to: place.lowerBound)
        let grounds = (first..<first + title.count).map { user.grid[$0, row].style.background }
        #expect(Set(grounds).count == 1, "\(tile.title)")
        count += 1
      }
    }
    #expect(count > 15)
  }

  @Test func `the wall's screens are turned like the one that is shown, after they load`() throws {
    let user = try User("Gallery: fixed halves", columns: 200, rows: 60, keys: "r")
    #expect(user.status.contains("! 3 conflicts, nothing ambiguous, 2 other problems"))
    try user.press("W")
    let chosen = try #require(user.wall.first { $0.isMarked })
    #expect(chosen.title == "iPhone 7 Plus")
    #expect(chosen.note.trimmingCharacters(in: .whitespaces) == "! 3 conflicts, +2")
  }

  @Test func `a key puts the worst screens first, then leaves out those without a problem`() throws
  {
    let scene = NamedScene(name: "Wide", summary: "", isStep: false) { WideController() }
    let user = try User("Wide", columns: 200, rows: 60, among: [scene], keys: "W")
    let given = titles(user)
    #expect(user.wallCount == given.count)
    try user.press("x")
    #expect(user.message == "The screens with the worst problems come first")
    let sorted = titles(user)
    let narrow = given.filter { title in
      Device.all.contains { $0.name == title && $0.portraitSize.width < 380 }
    }
    #expect(Set(sorted) == Set(given) && sorted.count == given.count && sorted != given)
    #expect(Set(sorted.prefix(narrow.count)) == Set(narrow))
    #expect(sorted.dropFirst(narrow.count).elementsEqual(given.filter { !narrow.contains($0) }))
    func marked() -> [String] { user.wall.filter(\.isMarked).map(\.title) }
    #expect(marked() == [sorted[0]])
    #expect(user.status.hasPrefix(" The screens with the worst"))
    try user.press("right")
    #expect(marked() == [sorted[1]])
    #expect(user.status.hasPrefix(" the wall: devices, worst first"))
    try user.press("x")
    #expect(titles(user) == Array(sorted.prefix(narrow.count)), "\(user.screen)")
    #expect(user.lines(with: "no problems").isEmpty)
    // What the keys change is looked at again.
    try user.press("r")
    #expect(user.message == "No screen has a problem")
    try user.press("r x")
    #expect(titles(user) == sorted)
    try user.press("x")
    #expect(titles(user) == Array(sorted.prefix(narrow.count)))
    try user.press("x right")
    #expect(titles(user) == given)
    #expect(user.status.hasPrefix(" the wall: devices  "))
  }

  @Test func `a wall without a problem can't be sorted by any`() throws {
    let user = try User("Gallery", columns: 120, rows: 40, keys: "W x")
    #expect(user.message == "No screen has a problem")
    try user.press("right")
    #expect(user.status.hasPrefix(" the wall: devices  "))
  }

  @Test func `the keys of the screen work on the wall`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "W T")
    let (count, first) = (user.wallCount, String(repeating: "left ", count: user.wallCount))
    /// What the first row says of each of them.
    func headers() throws -> [String] {
      try user.press(first)
      return try (0..<count).map { _ in
        let header = user.header
        try user.press("right")
        return header
      }
    }
    let upright = try headers()
    #expect(
      upright.allSatisfy { $0.contains(" ▯ ") && $0.contains(" text M") }
        && Set(upright).count == count)
    try user.press("r")
    let turned = try headers()
    #expect(
      turned.allSatisfy { $0.contains(" ▭ ") && $0.contains(" text M") }
        && Set(turned).count == count)
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

/// A label with room for the usual size of text, but not for larger ones.
private final class CutController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.accessibilityIdentifier = "title"
    label.text = "Sleepy"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.widthAnchor.constraint(equalToConstant: 70),
    ])
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
