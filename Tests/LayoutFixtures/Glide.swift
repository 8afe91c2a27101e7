import Foundation
import Testing
import UIViews

/// A window with a box, and a clock that the test moves on.
@MainActor package final class Glide {
  package let clock = AnimationClock()
  package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  package let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  /// What completions said, in their order.
  package var heard: [String] = []

  package init() {
    window.screen = UIScreen()
    window.screen.clock = clock
    window.addSubview(box)
  }

  /// Changes something by the clock, as a host does when something happens.
  package func change(_ body: () -> Void) {
    clock.perform(body)
    clock.advance(by: 0)
  }

  /// Changes something that takes a second and is as fast all the time.
  package func evenly(_ body: @escaping @MainActor () -> Void) {
    change { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: body) }
  }

  package func pass(_ seconds: TimeInterval) { clock.advance(by: seconds) }

  /// A completion that notes a name and what it was told.
  package func hear(_ name: String) -> (Bool) -> Void {
    { [unowned self] in heard.append("\(name) \($0) at \(clock.now)") }
  }

  /// The left edge of the box as it is shown.
  package var x: Double { Double(box.layer.presentation()?.frame.minX ?? .nan) }

  /// The left edges that are shown at the ends of so many equal steps.
  package func edges(every seconds: TimeInterval, times: Int) -> [Double] {
    (0..<times).map { _ in
      pass(seconds)
      return (x * 1000).rounded() / 1000
    }
  }
}
