import AutoLayout
import Cassowary
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

@MainActor @Suite struct ConflictTests {
  let child = UIView()

  /// Two widths of the child, which can't both hold.
  private func conflict() -> (NSLayoutConstraint, NSLayoutConstraint) {
    let widths = [100, 50].map { child.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    return (widths[0], widths[1])
  }

  @Test func `of conflicting constraints the later one is broken and stays active`() {
    let view = parent(300, 200, [child])
    let (first, second) = conflict()
    let messages = logged { view.layoutIfNeeded() }
    #expect(child.frame.width == 100)
    #expect(second.isActive && second.isBroken && !first.isBroken)
    #expect(second.violation == 50)
    #expect(messages.count == 1)
    #expect(view.node.ownEngine?.conflicts.first?.constraints == [second, first])
  }

  @Test func `a constraint that the solver refuses without a conflict says why`() throws {
    let view = parent(300, 200, [child])
    child.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.layoutIfNeeded()
    let engine = try #require(view.node.ownEngine)
    #expect(engine.conflicts.isEmpty)
    let narrower = child.widthAnchor.constraint(equalToConstant: 50)
    engine.note(.gaveUp, refusing: narrower)
    #expect(
      engine.conflicts.map(\.refusal) == [
        "whether the constraints can be met was not found out in time"
      ])
    engine.note(.conflict(Conflict(members: [])), refusing: narrower)
    #expect(engine.conflicts.last?.refusal == nil)
  }

  /// The rows that the solver touches to lay out 200 views, each with 10 points less at either side
  /// than the one around it; where there is no room left, a width would be below zero.
  private func rowsTouched(byNestingIn width: CGFloat, breaking broken: [Int]) -> Int {
    let view = parent(width, 480)
    var trailing: [NSLayoutConstraint] = []
    var outer = view
    for _ in 0..<200 {
      let inner = outer.place(UIView())
      trailing.append(inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10))
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10).activated()
      trailing[trailing.count - 1].activated()
      inner.topAnchor.constraint(equalTo: outer.topAnchor).activated()
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor).activated()
      outer = inner
    }
    _ = logged { view.layoutIfNeeded() }
    #expect(trailing.indices.filter { trailing[$0].isBroken } == broken)
    return view.node.ownEngine?.solver.counters.rowsTouched ?? 0
  }

  @Test func `one conflict among many constraints does not cost a look at each of them`() {
    let fitting = rowsTouched(byNestingIn: 100_000, breaking: [])
    #expect(fitting > 0)
    #expect(rowsTouched(byNestingIn: 320, breaking: [16]) <= 2 * fitting)
  }

  @Test func `a conflict is logged once, and again when it comes back`() {
    let view = parent(300, 200, [child])
    let (first, _) = conflict()
    let messages = logged {
      view.layoutIfNeeded()
      view.frame.size.width = 200
      view.layoutIfNeeded()
      first.isActive = false
      view.layoutIfNeeded()
      #expect(child.frame.width == 50)
      first.isActive = true
      view.layoutIfNeeded()
    }
    #expect(messages.count == 2)
    #expect(child.frame.width == 50)
    #expect(first.isBroken)
  }

  @Test func `a frame that has grown brings the broken constraint back in the same layout`() {
    let view = parent(300, 200, [])
    let bubble = UIView()
    bubble.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bubble)
    let insets = [
      child.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
      child.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
    ]
    NSLayoutConstraint.activate(insets)
    _ = logged { view.layoutIfNeeded() }
    #expect(insets.map(\.isBroken) == [false, true])
    bubble.frame = rect(0, 0, 100, 40)
    let messages = logged { view.layoutIfNeeded() }
    #expect(insets.map(\.isBroken) == [false, false])
    #expect(messages == [])
    #expect(child.solvedFrame.minX == 16)
    #expect(child.solvedFrame.width == 68)
  }

  @Test func `a size at which the constraints fit brings the broken one back`() {
    let view = parent(300, 200, [child])
    let wide = child.widthAnchor.constraint(greaterThanOrEqualToConstant: 250)
    child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).activated()
    child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).activated()
    wide.activated()
    var broken: [Bool] = []
    var widths: [CGFloat] = []
    _ = logged {
      for width in [300, 280, 300] as [CGFloat] {
        view.frame.size.width = width
        view.layoutIfNeeded()
        broken.append(wide.isBroken)
        widths.append(child.frame.width)
      }
    }
    #expect(broken == [false, true, false])
    #expect(widths == [260, 240, 260])
  }

  @Test func `a frame that stands as constraints is kept, and the app's constraint broken`() {
    let view = parent(300, 200)
    let framed = UIView(frame: rect(10, 10, 50, 50))
    view.addSubview(framed)
    let wide = framed.widthAnchor.constraint(equalToConstant: 100).activated()
    let messages = logged { view.layoutIfNeeded() }
    #expect(framed.frame == rect(10, 10, 50, 50))
    #expect(wide.isBroken)
    #expect(messages.first?.contains("NSAutoresizingMaskLayoutConstraints that you don't") == true)
  }

  @Test func `a frame that agrees brings a broken constraint back at once`() {
    let view = parent(300, 200)
    let framed = UIView(frame: rect(10, 10, 50, 50))
    view.addSubview(framed)
    let wide = framed.widthAnchor.constraint(equalToConstant: 100).activated()
    _ = logged { view.layoutIfNeeded() }
    #expect(wide.isBroken)
    framed.frame.size.width = 100
    let messages = logged { view.layoutIfNeeded() }
    #expect(!wide.isBroken)
    #expect(messages == [] && view.node.ownEngine?.conflicts.isEmpty == true)
  }

  @Test func `the log has UIKit's words and lists the conflicting constraints`() throws {
    let view = parent(300, 200, [child])
    child.accessibilityIdentifier = "box"
    let (_, second) = conflict()
    let message = try #require(logged { view.layoutIfNeeded() }.first)
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "Unable to simultaneously satisfy constraints.")
    #expect(
      lines[1]
        == "\tProbably at least one of the constraints in the following list is one you don't want. "
    )
    #expect(lines[2] == "\tTry this: ")
    #expect(lines[5] == "(")
    let box = "box:\(address(of: child))"
    #expect(
      lines[6]
        == "    \"<NSLayoutConstraint:\(address(of: second)) box.width == 50   (active, names: \(box) )>\","
    )
    #expect(lines[8] == ")")
    #expect(lines[10] == "Will attempt to recover by breaking constraint ")
    #expect(lines[11] == "\(second)")
  }

  @Test func `what is broken depends on order and size, not on the way there`() {
    // Three columns with least widths, in a view that is made narrower and wider again.
    func make() -> (view: UIView, least: [NSLayoutConstraint]) {
      let columns = [UIView(), UIView(), UIView()]
      let view = parent(300, 100, columns)
      let least = columns.map { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 90) }
      NSLayoutConstraint.activate(
        least + [
          columns[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
          columns[1].leadingAnchor.constraint(equalTo: columns[0].trailingAnchor),
          columns[2].leadingAnchor.constraint(equalTo: columns[1].trailingAnchor),
          columns[2].trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      return (view, least)
    }
    let widths: [CGFloat] = [300, 200, 100, 50, 260, 270, 30, 269, 180, 300]
    let (travelled, _) = make()
    for width in widths {
      let (fresh, _) = make()
      _ = logged {
        travelled.frame.size.width = width
        travelled.layoutIfNeeded()
        fresh.frame.size.width = width
        fresh.layoutIfNeeded()
      }
      #expect(travelled.subviews.map(\.frame) == fresh.subviews.map(\.frame), "\(width)")
      #expect(
        travelled.constraints.map(\.isBroken) == fresh.constraints.map(\.isBroken), "\(width)")
    }
  }

  @Test func `a broken constraint yields to a later one only after its own turn`() {
    let view = parent(300, 200, [child])
    let first = child.widthAnchor.constraint(equalToConstant: 100)
    let second = child.widthAnchor.constraint(equalToConstant: 50)
    let third = child.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([first, second, third])
    _ = logged {
      view.layoutIfNeeded()
      #expect([first, second, third].map(\.isBroken) == [false, true, true])
      second.constant = 100
      view.layoutIfNeeded()
      #expect([first, second, third].map(\.isBroken) == [false, false, true])
      first.constant = 50
      view.layoutIfNeeded()
      #expect([first, second, third].map(\.isBroken) == [false, true, false])
    }
    #expect(child.frame.width == 50)
  }

  @Test func `a constant beyond all bounds is made smaller, with a word in the log`() {
    let content = ContentView(50, 10)
    let view = parent(300, 200, [content])
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: -.greatestFiniteMagnitude),
    ])
    let messages = logged { view.layoutIfNeeded() }
    #expect(content.frame == rect(0, 0, 50, 10))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("exceeds internal limits") == true)
    #expect(view.node.ownEngine?.conflicts.isEmpty == true)
  }
}
