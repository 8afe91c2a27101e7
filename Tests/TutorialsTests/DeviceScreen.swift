import Stage
import Testing
import UIKit

/// A controller that is shown on a simulated device.
@MainActor final class DeviceScreen<Controller: UIViewController> {
  let window: UIWindow
  let controller: Controller
  private var screen: SimulatedScreen
  private let layoutLog = LayoutLog()
  /// What the layout would have written to standard error.
  var log: [String] { layoutLog.messages.map(\.text) }

  init(_ device: String, isLandscape: Bool = false, _ make: () -> Controller) throws {
    var screen = SimulatedScreen(try #require(Device.named(device)), isLandscape: isLandscape)
    // The tutorials' frames are computed with texts of round sizes.
    screen.textMetrics = .columns
    self.screen = screen
    let display = UIScreen(screen.configuration, log: layoutLog)
    // The screen is there before the controller, which may ask for its size.
    (window, controller) = display.perform {
      let window = UIWindow(frame: .zero)
      window.apply(screen.configuration)
      let controller = make()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return (window, controller)
    }
  }

  func rotate() {
    screen.rotate()
    window.apply(screen.configuration)
  }

  func layOut() { window.layoutIfNeeded() }
}

/// Expects an exact frame, before it is put on whole pixels, to a ten-thousandth of a point.
@MainActor func expectFrame(
  _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let frame = view.solvedFrame
  let differences = [frame.minX - x, frame.minY - y, frame.width - width, frame.height - height]
  #expect(
    differences.allSatisfy { abs($0) < 0.0001 },
    "is \(frame), expected \(CGRect(x: x, y: y, width: width, height: height))",
    sourceLocation: sourceLocation)
}

/// A picture of that size, in points.
@MainActor func picture(_ width: Int, _ height: Int) -> UIImage {
  let pixels = Array(repeating: Bitmap.Pixel(gray: 255), count: width * height)
  return UIImage(pixels: Bitmap(width: width, height: height, pixels: pixels))
}
