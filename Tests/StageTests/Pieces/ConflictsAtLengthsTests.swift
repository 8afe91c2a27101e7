import Foundation
import Testing
import UIKit

@testable import Stage

/// What is told of conflicts over widths of 320 to 480 points.
@Suite struct `A conflict at many widths` {
  private func host(_ constrain: @escaping @MainActor (UIView, UIView) -> [NSLayoutConstraint])
    -> SceneHost
  {
    SceneHost(bare: 420, 700) { view in
      let box = view.addFree(UIView(), "box")
      NSLayoutConstraint.activate(
        constrain(box, view) + [
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.heightAnchor.constraint(equalToConstant: 20),
        ])
    }
  }

  private func conflicts(_ host: SceneHost) -> [ProblemAtLengths] {
    var pieces = ScreenPieces(of: host, along: .horizontal, over: 320...480)
    pieces.finish()
    return pieces.stretches.problems.filter { $0.problem.kind == .conflict }
  }

  @Test func `is told with the constraints that take part at each of them`() throws {
    let found = conflicts(
      host { box, view in
        [
          box.widthAnchor.constraint(equalToConstant: 400),
          box.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor),
          box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
      })
    let told = found.map { conflict in
      [conflict.lengths] + conflict.problem.constraints.prefix(1).map(\.text)
        + conflict.problem.constraints.dropFirst().map(\.text).sorted()
    }
    let (centerX, trailing) = ("box.centerX == view.centerX", "box.trailing == view.trailing")
    let (leading, width) = ("box.leading >= view.leading", "box.width == 400")
    let window = "view.width == window.width"
    #expect(
      told == [
        ["320 to 399", centerX, leading, width, window],
        ["320 to 399", trailing, leading, width, window],
        ["401 to 480", trailing, centerX, width, window],
      ])
  }

  /// The repairs, tried on an instance of their own: at none of the widths is anything left out.
  private func expectRepaired(
    _ repairs: [SceneEdit],
    _ constrain: @escaping @MainActor (UIView, UIView) -> [NSLayoutConstraint]
  ) {
    for repair in repairs {
      let other = host(constrain)
      #expect(other.apply([repair]).isEmpty)
      #expect(conflicts(other).isEmpty, "\(repair.sentence)")
    }
  }

  @Test func `is told with the change of an inequality that is enough at all of them`() throws {
    let constraints: @MainActor (UIView, UIView) -> [NSLayoutConstraint] = { box, view in
      [
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 400),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -8),
      ]
    }
    let found = conflicts(host(constraints))
    #expect(found.map(\.lengths) == ["320 to 407"])
    let repairs = try #require(found.first).problem.repairs
    #expect(
      repairs.map(\.sentence).sorted() == [
        "constant -8 -> 80 of box.trailing <= view.trailing - 8",
        "constant 400 -> 312 of box.width >= 400",
        "priority 1000 -> 999 of box.trailing <= view.trailing - 8",
      ])
    expectRepaired(repairs, constraints)
  }

  @Test func `is told with no change of an equation, which is right at one width`() throws {
    let constraints: @MainActor (UIView, UIView) -> [NSLayoutConstraint] = { box, view in
      [
        box.widthAnchor.constraint(equalToConstant: 400),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ]
    }
    let found = conflicts(host(constraints))
    #expect(found.map(\.lengths) == ["320 to 399 and 401 to 480"])
    let repairs = try #require(found.first).problem.repairs
    #expect(repairs.map(\.property) == [.priority])
    expectRepaired(repairs, constraints)
  }
}
