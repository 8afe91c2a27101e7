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

  @Test func `views without constraints that keep their masks lie where their frames are`() throws {
    let screen = try DeviceScreen("iPhone 7") { UnconstrainedForm() }
    #expect(screen.controller.textFieldTop.frame == .zero)
    #expect(screen.log.isEmpty)
  }

  @Test func `a constraint belongs to the view that holds both items`() throws {
    let screen = try DeviceScreen("iPhone 7") { FormController() }
    let constraints = screen.controller.view.constraints
    #expect(constraints.count == 8)
    #expect(screen.controller.textFieldTop.constraints.isEmpty)
  }
}

private class UnconstrainedForm: FormController {
  override func addConstraints() {
    for view in [textFieldTop, textFieldBottom, button] {
      view.translatesAutoresizingMaskIntoConstraints = true
    }
  }
}
