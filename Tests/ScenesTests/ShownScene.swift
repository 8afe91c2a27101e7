import Stage
import Testing
import UIKit

/// A controller in a window on a simulated device.
final class ShownScene<Controller: UIViewController> {
  let window: UIWindow
  let controller: Controller
  private(set) var screen: SimulatedScreen
  private let layoutLog = LayoutLog()
  /// What the layout would have written to standard error.
  var log: [String] { layoutLog.messages.map(\.text) }

  init(_ controller: Controller, on device: String, isLandscape: Bool = false) throws {
    let device = try #require(Device.named(device))
    var screen = SimulatedScreen(device, isLandscape: isLandscape)
    // Frames are computed by hand, with texts of round sizes.
    screen.textMetrics = .columns
    self.screen = screen
    self.controller = controller
    let display = UIScreen(screen.configuration, log: layoutLog)
    window = display.perform {
      let window = UIWindow(frame: .zero)
      window.apply(screen.configuration)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }
  }

  /// Changes the screen as a key does, and lays out.
  func change(_ change: (inout SimulatedScreen) -> Void) {
    change(&screen)
    window.apply(screen.configuration)
  }

  func rotate() { change { $0.rotate() } }

  /// Swipes over the middle of a view, and lays out.
  func swipe(_ direction: UISwipeGestureRecognizer.Direction, over view: UIView) {
    onScreen {
      _ = window.sendSwipe(direction, at: middle(of: view))
      window.layoutIfNeeded()
    }
  }

  /// Taps the middle of a view, and lays out.
  func tap(_ view: UIView) { tap(at: middle(of: view)) }

  /// Taps a point of the window, and lays out.
  func tap(at point: CGPoint) {
    onScreen {
      window.sendTap(at: point)
      window.layoutIfNeeded()
    }
  }

  private func onScreen(_ body: () -> Void) { window.screen.perform(body) }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
  }
}

/// Expects the solved frame, before it is rounded to pixels, in the superview's coordinates.
func expectSolved(
  _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEqual(
    view.solvedFrame, CGRect(x: x, y: y, width: width, height: height),
    sourceLocation: sourceLocation)
}

/// Expects the frames to agree to a ten-thousandth of a point.
func expectEqual(
  _ frame: CGRect, _ expected: CGRect, sourceLocation: SourceLocation = #_sourceLocation
) {
  let differences = [
    frame.minX - expected.minX, frame.minY - expected.minY,
    frame.width - expected.width, frame.height - expected.height,
  ]
  #expect(
    differences.allSatisfy { $0.isNearly(0) }, "is \(frame), expected \(expected)",
    sourceLocation: sourceLocation)
}

extension UIView {
  /// The view and everything below it, parents first.
  var hierarchy: [UIView] { [self] + subviews.flatMap(\.hierarchy) }
}

extension CGFloat {
  /// Whether it is within a ten-thousandth of a point.
  func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.0001 }
}
