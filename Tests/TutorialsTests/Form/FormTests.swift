import Testing
import UIKit

@MainActor
@Suite struct `The form` {
  @Test(arguments: [false, true])
  func `it is 200 points wide and in the middle, below the status bar`(byFormats: Bool) throws {
    let screen = try DeviceScreen("iPhone 7") {
      byFormats ? FormatFormController() : FormController()
    }
    let controller = screen.controller
    // A rounded field has its font's line of 16 points and 9 above and below.
    expectFrame(controller.textFieldTop, 87.5, 28, 200, 34)
    expectFrame(controller.textFieldBottom, 87.5, 70, 200, 34)
    #expect(controller.button.solvedFrame.minY == 112)
    #expect(controller.button.solvedFrame.midX == 187.5)
    #expect(screen.log.isEmpty)
  }

  @Test func `another width for the whole form is one number`() throws {
    let screen = try DeviceScreen("iPhone 7") { FormController() }
    let controller = screen.controller
    let width = try #require(controller.view.constraints.first { $0.firstAttribute == .width })
    width.constant = 240
    screen.layOut()
    expectFrame(controller.textFieldTop, 67.5, 28, 240, 34)
    expectFrame(controller.textFieldBottom, 67.5, 70, 240, 34)
  }

  @Test func `a field can't hold the constraints that reach out of it`() throws {
    let screen = try DeviceScreen("iPhone 7") { UnconstrainedForm() }
    let field = screen.controller.textFieldTop
    let constraint = NSLayoutConstraint(
      item: field, attribute: .centerX, relatedBy: .equal, toItem: screen.controller.view,
      attribute: .centerX, multiplier: 1.0, constant: 0.0)
    var raised: [LayoutException] = []
    let log = LayoutLog()
    LayoutException.withHandler {
      raised.append($0)
    } operation: {
      log.perform { field.addConstraints([constraint]) }
    }
    #expect(
      log.messages.first?.text.hasPrefix("The view hierarchy is not prepared for the constraint: ")
        == true)
    #expect(raised.count == 1)
    #expect(!constraint.isActive)
  }

  @Test func `views without constraints that keep their masks lie where their frames are`() throws {
    let screen = try DeviceScreen("iPhone 7") { UnconstrainedForm() }
    #expect(screen.controller.textFieldTop.frame == .zero)
    #expect(screen.log.isEmpty)
  }

  @Test func `a constraint belongs to the view that holds both items`() throws {
    let screen = try DeviceScreen("iPhone 7") { FormController() }
    let constraints = screen.controller.view.constraints
    // The top layout guide, which the form asks for, has brought two of its own.
    #expect(constraints.count == 8 + 2)
  }
}

private class UnconstrainedForm: FormController {
  override func addConstraints() {
    for view in [textFieldTop, textFieldBottom, button] {
      view.translatesAutoresizingMaskIntoConstraints = true
    }
  }
}
