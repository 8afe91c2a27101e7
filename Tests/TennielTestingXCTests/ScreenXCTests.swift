import TennielTesting
import UIKit
import XCTest

/// The module from XCTest, in Swift 5 mode: what compiles here compiles in the test targets of
/// older packages.
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
    XCTAssertThrowsError(try screen.check(golden: "no//name"))
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

/// A main screen for all tests of a class.
@MainActor
final class MainScreenXCTests: XCTestCase {
  override func setUp() async throws {
    addTeardownBlock(try UIScreen.setMain(.device("iPhone 8 Plus"), .landscape))
  }

  func testTheMainScreenIsTheOneThatWasSet() async throws {
    XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 736, height: 414))
    XCTAssertEqual(UIScreen.main.scale, 3)
  }

  func testItIsTheMainOneAgainAfterATestScreen() async throws {
    do {
      let screen = try TestScreen(UIViewController(), .device("iPhone SE"))
      XCTAssertEqual(screen.traits.displayScale, 2)
    }
    XCTAssertEqual(UIScreen.main.scale, 3)
  }

  func testAnotherOneCanBeSet() async throws {
    let restore = try UIScreen.setMain(.size(width: 320, height: 480))
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 320, height: 480))
    restore()
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 736, height: 414))
  }
}
