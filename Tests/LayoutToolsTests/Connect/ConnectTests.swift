import InterfaceBuilder
import LayoutTools
import SeededRandom
import Testing

@Suite struct ConnectTests {
  private let canvas = teaCanvas.withRootMargins

  private func list(
    _ from: String, _ to: String, _ dx: Double? = nil, _ dy: Double = 0, edges: Bool = false,
    on canvas: Canvas? = nil
  ) -> [String] {
    var connect = Connect(from: from, to: to, drag: dx.map { Point(x: $0, y: dy) })
    connect.usesMargins = !edges
    return connect.candidates(on: canvas ?? self.canvas).map {
      "\($0.rank) \($0.title): \($0.constraint.pseudocode)"
    }
  }

  @Test func `a horizontal drag to a sibling offers the space, then vertical alignments`() {
    #expect(
      list("cup", "pot", 100, 20) == [
        "direction Horizontal Spacing: pot.leading = cup.trailing + 8",
        "direction Top: pot.top = cup.top",
        "direction Center Vertically: pot.centerY = cup.centerY",
        "direction Bottom: pot.bottom = cup.bottom", "size Equal Widths: pot.width = cup.width",
        "size Equal Heights: pot.height = cup.height",
        "size Aspect Ratio: pot.width = 9:4 cup.height",
        "other Vertical Spacing: pot.top = cup.bottom - 80",
        "other Leading: pot.leading = cup.leading + 108",
        "other Center Horizontally: pot.centerX = cup.centerX + 148",
        "other Trailing: pot.trailing = cup.trailing + 188",
      ])
    #expect(list("pot", "cup", -100, 20) == list("cup", "pot", 100, 20))
  }

  @Test func `a vertical drag offers the space, then horizontal alignments`() {
    let ways = list("sign", "tray", 10, 200)
    #expect(
      ways.filter { $0.hasPrefix("direction") } == [
        "direction Vertical Spacing: tray.top = sign.bottom + 39",
        "direction Leading: tray.leading = sign.leading - 80",
        "direction Center Horizontally: tray.centerX = sign.centerX",
        "direction Trailing: tray.trailing = sign.trailing + 80",
      ])
    #expect(ways.count { $0.hasPrefix("size") } == 3)
    #expect(list("tray", "sign", 0, -50) == ways)
  }

  @Test func `a slanting drag offers both, and so does a choice of views that lie aslant`() {
    let slanting = list("cup", "sign", 100, 100).filter { $0.hasPrefix("direction") }
    #expect(slanting.count == 8)
    #expect(
      slanting.prefix(2).map { $0.prefix(28) } == [
        "direction Horizontal Spacing", "direction Vertical Spacing: ",
      ])
    // Beside each other, and above each other.
    #expect(list("cup", "pot") == list("cup", "pot", 1, 0))
    #expect(list("sign", "tray") == list("sign", "tray", 0, 1))
  }

  @Test func `baselines are offered between views with text`() {
    let texts = canvas.changing { item in
      guard ["cup", "pot"].contains(item.id) else { return }
      item.firstBaseline = 15
      item.lastBaseline = item.id == "cup" ? 15 : 40
    }
    let titles = list("cup", "pot", 1, 0, on: texts).filter { $0.contains("Baseline") }
    #expect(
      titles == [
        "direction First Baseline: pot.firstBaseline = cup.firstBaseline",
        "direction Last Baseline: pot.baseline = cup.baseline + 25",
      ])
  }

  @Test func `to the superview the edge of the drag's direction comes first, from its margin`() {
    #expect(
      list("cup", "tray", -40, 3) == [
        "direction Leading Space to Container Margin: cup.leading = tray.leadingMargin + 8",
        "direction Center Vertically in Container: cup.centerY = tray.centerY - 44",
        "size Equal Widths: cup.width = tray.width", "size Equal Heights: cup.height = tray.height",
        "size Proportional Widths: cup.width = 20:67 tray.width",
        "size Proportional Heights: cup.height = 0.4 tray.height",
        "other Top Space to Container Margin: cup.top = tray.topMargin + 8",
        "other Trailing Space to Container Margin: tray.trailingMargin = cup.trailing + 211",
        "other Bottom Space to Container Margin: tray.bottomMargin = cup.bottom + 96",
        "other Center Horizontally in Container: cup.centerX = tray.centerX - 101.5",
      ])
    #expect(
      list("cup", "tray", 40, 3)[0]
        == "direction Trailing Space to Container Margin: tray.trailingMargin = cup.trailing + 211")
    #expect(
      Array(list("cup", "tray", 1, 90, edges: true).prefix(2)) == [
        "direction Bottom Space to Container: tray.bottom = cup.bottom + 104",
        "direction Center Horizontally in Container: cup.centerX = tray.centerX - 101.5",
      ])
    // The way back is the same way.
    #expect(list("tray", "cup", 40, 3) == list("cup", "tray", -40, -3))
  }

  @Test func `chosen without a drag, all edges of the superview are offered, the nearer first`() {
    #expect(
      list("pot", "tray").filter { $0.hasPrefix("direction") } == [
        "direction Top Space to Container Margin: pot.top = tray.topMargin + 8",
        "direction Trailing Space to Container Margin: tray.trailingMargin = pot.trailing + 23",
        "direction Leading Space to Container Margin: pot.leading = tray.leadingMargin + 116",
        "direction Bottom Space to Container Margin: tray.bottomMargin = pot.bottom + 96",
        "direction Center Horizontally in Container: pot.centerX = tray.centerX + 46.5",
        "direction Center Vertically in Container: pot.centerY = tray.centerY - 44",
      ])
  }

  @Test func `up and down a root view's guide comes before its margin`() {
    let ways = list("sign", "root", 0, -60)
    #expect(ways[0] == "direction Top Space to Safe Area: sign.top = safe.top + 20")
    #expect(ways.contains("other Top Space to Container Margin: sign.top = root.topMargin + 20"))
    #expect(ways.contains("other Leading Space to Safe Area: sign.leading = safe.leading + 100"))
    #expect(
      list("sign", "safe", -90, 1).prefix(2) == [
        "direction Leading Space to Safe Area: sign.leading = safe.leading + 100",
        "direction Center Vertically in Safe Area: sign.centerY = safe.centerY - 293",
      ])
  }

  @Test func `a view farther out is named, and bars' guides have one edge`() {
    #expect(
      list("cup", "root", -90, 1)[0]
        == "direction Leading Space to root Margin: cup.leading = root.leadingMargin + 20")
    let bars = Canvas(
      canvas.document,
      canvas.items + [
        CanvasItem("top", kind: .guide(.top), in: "root", frame: rect(0, 0, 375, 20))
      ], traits: canvas.traits)
    #expect(
      list("sign", "top", 0, -9, on: bars)
        == ["direction Top Space to Top Layout Guide: sign.top = top.bottom + 20"])
  }

  @Test func `from right to left a drag to the left is a trailing space`() {
    let canvas = canvas.fromRightToLeft
    #expect(
      list("cup", "tray", -40, 3, on: canvas)[0]
        == "direction Trailing Space to Container Margin: tray.trailingMargin = cup.trailing + 8")
    #expect(
      list("cup", "pot", 40, 3, on: canvas)[0]
        == "direction Horizontal Spacing: cup.leading = pot.trailing + 8")
  }

  @Test func `a drag inside a view offers its size`() {
    #expect(
      list("cup", "cup", 20, 1) == [
        "direction Width: cup.width = 100", "size Aspect Ratio: cup.width = 5:4 cup.height",
        "other Height: cup.height = 80",
      ])
    #expect(list("cup", "cup", 1, 20)[0] == "direction Height: cup.height = 80")
    #expect(list("safe", "safe") == [])
    #expect(list("root", "safe") == [])
    #expect(list("cup", "nobody") == [])
  }

  @Test func `a value close to a standard one is offered with it`() throws {
    let near = canvas.changing { if $0.id == "pot" { $0.frame.x += 1 } }
    var candidate = try #require(Connect(from: "cup", to: "pot").candidates(on: near).first)
    #expect(candidate.valueText == "9 (standard 8)")
    #expect(candidate.wanted.constant == 9)
    candidate.usesStandard = true
    #expect(candidate.valueText == "8 (canvas 9)")
    #expect(candidate.wanted.constant == 8)
    func standards(_ shift: Double) -> [Double?] {
      let moved = canvas.changing { item in
        guard item.id == "pot" else { return }
        item.frame.x += shift
        item.frame.y += shift
      }
      return Connect(from: "cup", to: "pot").candidates(on: moved).prefix(2).map(\.standardConstant)
    }
    #expect(standards(0) == [nil, nil])
    #expect(standards(3.5) == [nil, nil])
    #expect(standards(-3) == [8, 0])
    #expect(standards(9) == [16, nil])
    #expect(standards(-9) == [0, nil])
    #expect(standards(12.5) == [20, nil])
  }

  @Test func `several candidates are one step, and those of the document are marked`() throws {
    let connect = Connect(from: "cup", to: "pot", drag: Point(x: 9, y: 0))
    let chosen = connect.candidates(on: canvas).filter {
      ["Horizontal Spacing", "Top"].contains($0.title)
    }
    let proposal = connect.proposal(chosen, on: canvas)
    #expect(proposal.sentence == "Connect cup and pot: horizontal spacing, top")
    let after = try canvas.after(proposal.edits)
    #expect(
      after.lines("tray") == [
        #"<constraint firstItem="pot" firstAttribute="leading" secondItem="cup" secondAttribute="trailing" constant="8"/>"#,
        #"<constraint firstItem="pot" firstAttribute="top" secondItem="cup" secondAttribute="top"/>"#,
      ])
    #expect(
      connect.candidates(on: after).filter(\.isPresent).map(\.title) == [
        "Horizontal Spacing", "Top",
      ])
    let own = Connect(from: "cup", to: "cup")
    #expect(
      own.proposal(Array(own.candidates(on: canvas).prefix(1)), on: canvas).sentence
        == "Connect cup: width")
  }

  @Test(arguments: 0..<30)
  func `on random canvases all candidates but equal sizes hold`(_ seed: UInt64) throws {
    var random = SplitMix(seed: 3000 + seed)
    let canvas = randomCanvas(&random)
    let ids = canvas.items.map(\.id)
    for _ in 0..<20 {
      let from = try #require(ids.randomElement(using: &random))
      let to = try #require(ids.randomElement(using: &random))
      let drag = Point(
        x: Double.random(in: -50...50, using: &random),
        y: Double.random(in: -50...50, using: &random))
      let candidates = Connect(from: from, to: to, drag: drag).candidates(on: canvas)
      #expect(candidates.map(\.rank) == candidates.map(\.rank).sorted())
      for candidate in candidates where !candidate.title.hasPrefix("Equal") {
        let residual = try #require(canvas.residual(of: candidate.constraint))
        #expect(abs(residual) < 1e-6, "\(candidate.title): \(candidate.constraint.pseudocode)")
      }
      #expect(connectable(from, to, on: canvas) == !candidates.isEmpty, "from \(from) to \(to)")
    }
  }

  /// Whether two items can be related: not two guides, nor a guide and a view that isn't in its
  /// owner.
  private func connectable(_ from: String, _ to: String, on canvas: Canvas) -> Bool {
    let guides = [from, to].count { $0 == "safe" }
    return guides == 0 || guides == 1 && from != "root" && to != "root"
  }
}
