import TennielTesting
import UIKit
import XCTest

/// What an app is told, on any thread.
private protocol Visitor: AnyObject { func arrive(_ name: String) }

/// A class of an app that knows no actor.
private class Model: NSObject, ActionTarget, Visitor {
  var lines: [String] = []

  func reload(_ notification: Notification) { lines.append("reload \(Thread.isMainThread)") }
  func arrive(_ name: String) { lines.append("arrive \(name)") }
  private func save() -> Bool {
    lines.append("save")
    return true
  }

  func observe(_ center: NotificationCenter) {
    center.addObserver(
      self, selector: Selector.of(Model.reload(_:), "reload:"), name: nil, object: nil)
  }

  class var actions: [Action] {
    [Action("reload:", Model.reload(_:)), Action("save", Model.save)]
  }
}

/// A controller of an app, with two methods of a name.
private final class EntryController: UIViewController {
  let button = UIButton(type: .system)
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(
      self, action: Selector.of(EntryController.tap(_:) as (EntryController) -> (UIButton) -> Void),
      for: .touchUpInside)
    view.addSubview(button)
  }

  private func tap(_ sender: UIButton) { lines.append("button") }
  private func tap(_ sender: String) { lines.append("text") }
}

/// Selectors as code in Swift 5 mode has them: without warnings, from classes of no actor as well.
@MainActor
final class AppSelectorXCTests: XCTestCase {
  func testAMethodIsChosenByItsTypeAmongSeveralOfOneName() async throws {
    let entry = EntryController()
    let screen = try TestScreen(entry)
    entry.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(entry.lines, ["button"])
    XCTAssertEqual(screen.problems.count, 0)
  }

  func testAMethodOfAProtocolIsCalledOnWhoeverConforms() async {
    let model = Model()
    // The compiler does not know that the method of a protocol of no actor can be sent.
    let arrive = Selector.of(
      { (visitor: any Visitor) in { (name: String) in visitor.arrive(name) } }, "arrive:")
    model.perform(arrive, with: "Alice")
    XCTAssertEqual(model.lines, ["arrive Alice"])
    XCTAssertTrue(model.responds(to: arrive))
    XCTAssertFalse(NSObject().responds(to: arrive))
    XCTAssertEqual(model.perform("save")?.takeUnretainedValue() as? Bool, true)
  }

  func testANotificationCallsItsObserversOnTheThreadOnWhichItIsPosted() async {
    let (model, center) = (Model(), NotificationCenter())
    model.observe(center)
    let posted = expectation(description: "posted")
    DispatchQueue.global().async {
      center.post(name: Notification.Name("bell"), object: nil)
      posted.fulfill()
    }
    await fulfillment(of: [posted], timeout: 10)
    XCTAssertEqual(model.lines, ["reload false"])
  }
}
