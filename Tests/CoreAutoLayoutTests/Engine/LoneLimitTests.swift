import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

/// What views are that little more than limits say something of: frames as on devices.
@MainActor @Suite struct `A lone limit` {
  private let view = UIView()
  private let room: UIView

  init() { room = parent(300, 300, [view]) }

  nonisolated private static let priorities: [Float] = [1000, 999.5, 750, 250, 1]

  /// The view's frame with these constraints, all at one priority.
  private func frame(_ priority: Float, _ constraints: NSLayoutConstraint...) -> CGRect {
    for constraint in constraints { constraint.priority = UILayoutPriority(priority) }
    NSLayoutConstraint.activate(constraints)
    room.layoutIfNeeded()
    NSLayoutConstraint.deactivate(constraints)
    return view.frame
  }

  @Test(arguments: priorities) func `above a size leaves it zero`(priority: Float) {
    let width = view.widthAnchor.constraint(lessThanOrEqualToConstant: 23)
    #expect(frame(priority, width) == rect(0, 0, 0, 0))
    let height = view.heightAnchor.constraint(lessThanOrEqualTo: room.heightAnchor, constant: -34)
    #expect(frame(priority, height) == rect(0, 0, 0, 0))
  }

  @Test(arguments: priorities) func `beside a view is where it lies, without a size`(
    priority: Float
  ) {
    let right = view.rightAnchor.constraint(lessThanOrEqualTo: room.rightAnchor, constant: -30)
    #expect(frame(priority, right) == rect(270, 0, 0, 0))
    let top = view.topAnchor.constraint(greaterThanOrEqualTo: room.bottomAnchor, constant: -20)
    #expect(frame(priority, top) == rect(0, 280, 0, 0))
  }

  @Test(arguments: priorities) func `opposite an edge leaves no width between them`(
    priority: Float
  ) {
    let edge = view.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 10)
    let limit = view.trailingAnchor.constraint(
      lessThanOrEqualTo: room.trailingAnchor, constant: -10)
    #expect(frame(priority, edge, limit) == rect(10, 0, 0, 0))
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
