import InterfaceBuilder
import LayoutTools
import SeededRandom
import Testing

/// Arrangements in a row on canvases with constraints between any of their views.
@Suite struct RandomArrangementTests {
  @Test(arguments: 0..<40)
  func
    `constraints stay with the closest view around their items, and nothing refers to what is gone`(
      seed: UInt64
    ) throws
  {
    var random = SplitMix(seed: seed)
    var tea = try randomCanvas(&random)
    var count = 0
    for _ in 0..<12 {
      guard tea.items.contains(where: { $0.container != nil && $0.kind == .view }) else { break }
      let arrangement = randomArrangement(of: tea, &random)
      let result: Arranged
      do { result = try arrangement.arranged() } catch { continue }
      count += 1
      let before = tea.document
      let change = try before.applying(result.edits)
      let drawn = tea
      tea = canvas(of: change.document)
      let context = "\(seed): \(arrangement.sentence)"
      #expect(change.document.problems.map(\.message) == [], "\(context)")
      #expect(change.document.applying(change.inverse)?.text == before.text, "\(context)")
      if !(arrangement is StackEmbedding) { expectPlaces(in: tea, as: drawn, context) }
      expectHomes(in: tea, context)
      expectMasks(in: change.document, context)
      expectHoldings(in: change.document, context)
      for id in result.selection { #expect(change.document.object(id) != nil, "\(context)") }
      for id in result.removedConstraints {
        #expect(change.document.object(id) == nil, "\(context)")
      }
    }
    #expect(count > 0)
  }

  /// Views stay at their places on the canvas; only a new stack view moves them.
  private func expectPlaces(in canvas: Canvas, as before: Canvas, _ context: String) {
    for item in canvas.items where item.kind == .view {
      guard let old = before.item(item.id) else { continue }
      #expect(item.frame == old.frame, "\(context): \(item.id)")
    }
  }

  private func expectHomes(in canvas: Canvas, _ context: String) {
    for view in canvas.items.compactMap({ canvas.document.object($0.id) }) {
      for constraint in view.constraints {
        let first = constraint.firstItem ?? view["id"] ?? ""
        let home = canvas.holder(of: first, constraint.secondItem)
        #expect(home?.id == view["id"], "\(context): \(constraint.id ?? "")")
      }
    }
  }

  /// The masks of a view have only its own subviews and constraints.
  private func expectMasks(in document: Document, _ context: String) {
    for entry in document.root.descendants where entry.name == "exclude" {
      let view = entry.parent?.parent?.parent
      let object = entry["reference"].flatMap(document.object)
      #expect(object?.parent?.parent == view, "\(context): \(entry["reference"] ?? "")")
    }
  }

  /// A view is held where it is drawn if neither constraints nor a stack view place it.
  private func expectHoldings(in document: Document, _ context: String) {
    let lines = document.constraintLines
    for view in document.identifiedObjects where view.parent?.name == "subviews" {
      let isHeld = view["fixedFrame"] == "YES"
      #expect((view.child("autoresizingMask") != nil) == isHeld, "\(context): \(view["id"] ?? "")")
      let isArranged = view.parent?.parent?.name == "stackView"
      let isConstrained = lines.contains { line in
        let id = view["id"] ?? ""
        return line.contains("\(id).") || line.hasPrefix("\(id): self.")
      }
      if isArranged || isConstrained { continue }
      #expect(isHeld, "\(context): \(view["id"] ?? "")")
    }
  }

  private func randomArrangement(of canvas: Canvas, _ random: inout SplitMix) -> any Arrangement {
    let views = canvas.items.filter { $0.kind == .view && $0.container != nil }.map(\.id)
    let ids = (0..<(random.next(3) + 1)).map { _ in views[random.next(views.count)] }
    let others = canvas.items.filter { $0.kind == .view }.map(\.id)
    let constraints = canvas.document.identifiedObjects.filter { $0.name == "constraint" }
      .compactMap { $0["id"] }
    switch random.next(11) {
    case 0: return Deletion(canvas, of: Array(ids.prefix(1)))
    case 1 where !constraints.isEmpty:
      return Deletion(canvas, of: [constraints[random.next(constraints.count)]])
    case 1, 2, 3: return Reparenting(canvas, of: ids, into: others[random.next(others.count)])
    case 4:
      let directions = Reordering.Direction.allCases
      return Reordering(canvas, of: ids, directions[random.next(directions.count)])
    case 5: return Wrapping(canvas, of: ids)
    case 8: return StackEmbedding(canvas, of: ids)
    case 6: return Duplication(canvas, of: Array(ids.prefix(2)))
    case 7:
      guard let clipping = try? Clipping(canvas, of: ids) else { return Wrapping(canvas, of: ids) }
      return Pasting(canvas, clipping, into: others[random.next(others.count)])
    default: return Unwrapping(canvas, of: Array(ids.prefix(1)))
    }
  }

  /// Up to twelve views in one another, some of them stack views, with as many constraints.
  private func randomCanvas(_ random: inout SplitMix) throws -> Canvas {
    var number = 0
    func view(_ depth: Int) -> DrawnView {
      number += 1
      let id = "v\(number)"
      let count = depth < 3 && number < 10 ? random.next(4) : 0
      let isStack = random.next(4) == 0
      return DrawnView(
        id, Double(random.next(100)), Double(random.next(100)), 50, 40,
        element: isStack ? "stackView" : "view", (0..<count).map { _ in view(depth + 1) })
    }
    let root = DrawnView.root(view(1), view(1), view(1))
    let drawn = LayoutToolsTests.canvas(root)
    let views = drawn.items.filter { $0.container != nil }
    let attributes: [LayoutAttribute] = [.leading, .top, .width, .centerY, .trailing]
    let constraints = (0..<12).compactMap { _ -> NewConstraint? in
      let attribute = attributes[random.next(attributes.count)]
      let first = views[random.next(views.count)]
      let second = drawn.items[random.next(drawn.items.count)]
      guard first.kind == .view, first.id != second.id else { return nil }
      return NewConstraint(
        .init(first.id, attribute), .equal, .init(second.id, attribute),
        constant: Double(random.next(20)))
    }
    let released = views.filter { $0.kind == .view }.map { item -> DocumentEdit in
      .setChild(key: "autoresizingMask", of: ElementPath(item.id), to: mask)
    }
    let masked = try drawn.document.applying(released).document
    let unstacked = canvas(of: masked).items.filter(\.isArranged).flatMap { item in
      [
        DocumentEdit.set("fixedFrame", of: ElementPath(item.id), to: nil),
        .setChild(key: "autoresizingMask", of: ElementPath(item.id), to: nil),
      ]
    }
    let plain = canvas(of: try masked.applying(unstacked).document)
    let constrained = try plain.document.applying(plain.adding(constraints)).document
    return canvas(of: try constrained.applying(randomMasks(in: constrained, &random)).document)
  }

  /// A third of the views and constraints are not there where the height is compact.
  private func randomMasks(in document: Document, _ random: inout SplitMix) -> [DocumentEdit] {
    var edits: [DocumentEdit] = []
    for object in document.identifiedObjects {
      guard let group = object.parent, ["subviews", "constraints"].contains(group.name),
        let view = group.parent?["id"], let id = object["id"], random.next(3) == 0
      else { continue }
      let mask = ElementPath(view).variation("heightClass=compact").child("mask", key: group.name)
      edits.append(.insert([NewElement("exclude", ["reference": id])], into: mask))
    }
    return edits
  }

  private let mask = NewElement(
    "autoresizingMask", ["key": "autoresizingMask", "flexibleMaxX": "YES", "flexibleMaxY": "YES"])
}

extension SplitMix {
  fileprivate mutating func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
