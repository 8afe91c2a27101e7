import AutoLayout
import Foundation
import Testing

@testable import CoreAutoLayout

@MainActor @Suite struct `A layout that is ambiguous` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// A view of 100 by 50 points whose horizontal place is left open within its superview.
  private func drifting() -> UIView {
    let view = root.place(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    return view
  }

  @Test func `can be exercised, and then shows another one of its answers`() {
    let view = drifting()
    #expect(view.hasAmbiguousLayout)
    var places: [CGFloat] = [view.frame.minX]
    for _ in 0..<6 {
      view.exerciseAmbiguityInLayout()
      #expect(view.frame.size == CGSize(width: 100, height: 50) && view.frame.minY == 0)
      #expect(view.frame.minX >= 10 && view.frame.maxX <= 290)
      #expect(view.frame.minX != places.last)
      places.append(view.frame.minX)
    }
    #expect(Set(places).count > 3)
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `is what it was again after the next change`() {
    let view = drifting()
    let frame = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame != frame)
    root.frame.size.height = 220
    root.layoutIfNeeded()
    #expect(view.frame == frame)
  }

  @Test func `moves the same way in each run`() {
    func places() -> [CGFloat] {
      let view = drifting()
      defer { view.removeFromSuperview() }
      return (0..<4).map { _ in
        view.exerciseAmbiguityInLayout()
        return view.frame.minX
      }
    }
    let other = `A layout that is ambiguous`()
    let view = other.drifting()
    let others = (0..<4).map { _ in
      view.exerciseAmbiguityInLayout()
      return view.frame.minX
    }
    #expect(places() == others)
  }

  @Test func `is told without what constraints that are not active would determine`() throws {
    let view = drifting()
    let frame = view.frame
    let engine = try #require(view.layoutEngine)
    func open(_ constraints: NSLayoutConstraint...) -> [[NSLayoutConstraint.Attribute]] {
      engine.ambiguousAttributes(of: [root.node, view.node], supposing: constraints)
    }
    let place = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    let limit = view.leadingAnchor.constraint(
      greaterThanOrEqualTo: root.leadingAnchor, constant: 20)
    let contradiction = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    #expect(open() == [[], [.left]])
    #expect(open(limit) == [[], [.left]])
    #expect(open(contradiction) == [[], [.left]])
    #expect(open(limit, place) == [[], []])
    #expect(!place.isActive && view.frame == frame && view.hasAmbiguousLayout)
  }

  @Test func `is left alone where nothing is ambiguous`() {
    let view = drifting()
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    let frame = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == frame && !view.hasAmbiguousLayout)
  }

  @Test func `tells of edges and distances by themselves`() {
    // Held at its trailing edge alone: start and width are open, the edge is not.
    let view = root.place(UIView())
    view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    let next = root.place(UIView())
    next.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(view.leadingAnchor.hasAmbiguousLayout && view.widthAnchor.hasAmbiguousLayout)
    #expect(!view.trailingAnchor.hasAmbiguousLayout)
    #expect(view.centerXAnchor.hasAmbiguousLayout)
    #expect(!view.leadingAnchor.anchorWithOffset(to: next.leadingAnchor).hasAmbiguousLayout)
    #expect(view.leadingAnchor.anchorWithOffset(to: next.trailingAnchor).hasAmbiguousLayout)
  }
}
