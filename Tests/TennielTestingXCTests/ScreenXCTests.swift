import TennielTesting
import UIKit
import XCTest

/// The module from XCTest, in Swift 5 mode: what compiles here compiles in the test targets of older packages.
@MainActor
final class ScreenXCTests: XCTestCase {
  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  func testFramesAreAssertedAsValues() async throws {
    let screen = try TestScreen(makeLabel("four"), .textMetrics(.columns))
    XCTAssertEqual(
      try screen.frame(of: "UILabel"), CGRect(x: 0, y: 0, width: 32, height: 16))
    XCTAssertEqual(screen.problems, [])
    XCTAssertNoThrow(try screen.checkLayout())
  }

  func testErrorsAreThrownWithTheirText() async throws {
    let screen = try TestScreen(makeLabel("four"), width: 16)
    XCTAssertThrowsError(try screen.view("UILable")) { error in
      XCTAssertEqual("\(error)", "no view is called \"UILable\"; nearest: UILabel")
      XCTAssertEqual(
        error as? LayoutTestError,
        .unknownView("UILable", nearest: ["UILabel"], known: ["view", "UILabel"]))
    }
    XCTAssertThrowsError(try screen.checkLayout())
    XCTAssertThrowsError(try screen.check(golden: "never kept"))
  }

  func testTasksRunWhenTheScreenSettles() async throws {
    let label = makeLabel("four")
    let screen = try TestScreen(label)
    Task { @MainActor in label.text = "a task" }
    DispatchQueue.main.async { MainActor.assumeIsolated { label.text! += " and a block" } }
    await screen.settle()
    XCTAssertEqual(label.text, "a task and a block")
    XCTAssertEqual(try screen.frame(of: "UILabel").width, label.intrinsicContentSize.width)
  }
}
