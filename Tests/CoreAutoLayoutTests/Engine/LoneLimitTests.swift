import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

/// What views are that little more than limits say something of: frames as on devices.
@MainActor
@Suite struct `A lone limit` {
  private let view = UIView()
  private let room: UIView

  init() { room = parent(300, 300, [view]) }

  nonisolated private static let priorities: [Float] = [1000, 999.5, 750, 250, 1]

  /// The view's frame with these constraints, all at one priority.
  private func frame(_ priority: Float, _ constraints: [NSLayoutConstraint]) -> CGRect {
    for constraint in constraints { constraint.priority = UILayoutPriority(priority) }
    NSLayoutConstraint.activate(constraints)
    room.layoutIfNeeded()
    return view.frame
  }

  @Test(arguments: priorities) func `above a width leaves it zero`(priority: Float) {
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 23)
    #expect(frame(priority, [limit]) == rect(0, 0, 0, 0))
  }

  @Test(arguments: priorities) func `above a height by another view's leaves it zero`(
    priority: Float
  ) {
    let limit = view.heightAnchor.constraint(
      lessThanOrEqualTo: room.heightAnchor, constant: -34)
    #expect(frame(priority, [limit]) == rect(0, 0, 0, 0))
  }

  @Test(arguments: priorities) func `right of a view is where it lies, without width`(
    priority: Float
  ) {
    let limit = view.rightAnchor.constraint(lessThanOrEqualTo: room.rightAnchor, constant: -30)
    #expect(frame(priority, [limit]) == rect(270, 0, 0, 0))
  }

  @Test(arguments: priorities) func `above a view is where it lies, without height`(
    priority: Float
  ) {
    let limit = view.topAnchor.constraint(
      greaterThanOrEqualTo: room.bottomAnchor, constant: -20)
    #expect(frame(priority, [limit]) == rect(0, 280, 0, 0))
  }

  @Test(arguments: priorities) func `opposite an edge leaves no width between them`(
    priority: Float
  ) {
    let constraints = [
      view.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: room.trailingAnchor, constant: -10),
    ]
    #expect(frame(priority, constraints) == rect(10, 0, 0, 0))
  }

  @Test func `opposite an edge leaves content its width`() {
    let label = ContentView(100, 20)
    room.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(lessThanOrEqualTo: room.trailingAnchor, constant: -10),
    ])
    room.layoutIfNeeded()
    #expect(label.frame == rect(10, 0, 100, 20))
  }
}
