@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

/// A controller whose methods are called by selectors.
private final class TeaController: UIViewController {
  var lines: [String] = []

  override class var actions: [Action] {
    super.actions + [
      Action("pour:", TeaController.pour), Action("stir:with:", TeaController.stir(_:with:)),
    ]
  }

  func pour(_ sender: UIButton) { lines.append("pour \(sender.tag)") }
  func stir(_ sender: Any, with event: UIEvent) { lines.append("stir") }
  func drink() { lines.append("drink") }
}

/// A button that refuses to send what it should.
private final class MuteButton: UIButton {
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}

@MainActor @Suite(.columns) struct `Controls send actions to targets` {
  private let button = UIButton(type: .system)
  private let tea = TeaController()

  init() { button.tag = 7 }

  @Test func `with themselves and the event, in the order in which they were added`() {
    button.addTarget(tea, action: .of(TeaController.drink), for: .touchUpInside)
    button.addAction(UIAction { [tea] _ in tea.lines.append("action") }, for: .touchUpInside)
    button.addTarget(tea, action: "stir:with:", for: .touchUpInside)
    button.addTarget(tea, action: "pour:", for: .touchDown)
    #expect(button.tapped(at: .zero))
    #expect(tea.lines == ["pour 7", "drink", "action", "stir"])
    #expect(button.allTargets == [tea])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
  }

  @Test func `once, however often the same is added, and until it is removed`() {
    button.addTarget(tea, action: "pour:", for: .touchDown)
    button.addTarget(tea, action: .of(TeaController.pour, "pour:"), for: .touchUpInside)
    button.addTarget(tea, action: .of(TeaController.drink, "drink"), for: .touchUpInside)
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(tea.lines == ["pour 7", "drink"])
    #expect(button.actions(forTarget: tea, forControlEvent: .touchUpInside) == ["pour:", "drink"])
    button.removeTarget(tea, action: "pour:", for: .touchUpInside)
    #expect(button.actions(forTarget: tea, forControlEvent: .touchUpInside) == ["drink"])
    #expect(button.actions(forTarget: tea, forControlEvent: .touchDown) == ["pour:"])
    #expect(button.actions(forTarget: self, forControlEvent: .touchDown) == nil)
  }

  @Test func `not after all of them are removed by nil`() {
    button.addTarget(tea, action: "pour:", for: .touchUpInside)
    button.addTarget(tea, action: "stir:with:", for: .touchUpInside)
    button.addTarget(nil, action: "pour:", for: .touchUpInside)
    button.removeTarget(nil, action: "stir:with:", for: .allEvents)
    // Two `NSNull` are not equal on Linux.
    #expect(button.allTargets.count == 2 && button.allTargets.contains(tea))
    #expect(button.allTargets.contains { $0.base is NSNull })
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(button.allTargets == [] && tea.lines == [])
  }

  @Test func `which they do not retain, and which nobody gets in their place`() {
    weak var gone: TeaController?
    do {
      let made = TeaController()
      gone = made
      button.addTarget(made, action: "pour:", for: .touchUpInside)
    }
    #expect(gone == nil)
    let window = show(tea, on: screen(320, 480))
    tea.view.addSubview(button)
    button.sendActions(for: .touchUpInside)
    #expect(window.rootViewController === tea && tea.lines == [])
  }

  @Test func `that are nil, so that the first responder which has the action gets it`() {
    let field = UITextField()
    let (form, window) = (TeaController(), show(tea, on: screen(320, 480)))
    for view in [button, form.view!] { tea.view.addSubview(view) }
    tea.addChild(form)
    form.view.addSubview(field)
    button.addTarget(nil, action: "pour:", for: .touchUpInside)
    button.addTarget(nil, action: "nobody:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(tea.lines == ["pour 7"] && form.lines == [])
    #expect(field.becomeFirstResponder())
    button.sendActions(for: .touchUpInside)
    #expect(form.lines == ["pour 7"])
    #expect(field.isFirstResponder && window.isKeyWindow)
  }

  @Test func `by a method that a subclass overrides`() {
    let mute = MuteButton(type: .system)
    mute.addTarget(tea, action: "pour:", for: .touchUpInside)
    mute.sendActions(for: .touchUpInside)
    #expect(tea.lines == [])
  }

  @Test func `which raises an exception where the target has no such method`() {
    button.addTarget(tea, action: "spill:", for: .touchUpInside)
    let raised = exceptions { button.sendActions(for: .touchUpInside) }
    #expect(
      raised.map { withoutAddresses($0.reason) } == [
        "-[TeaController spill:]: unrecognized selector sent to instance 0x1"
      ])
  }

  @Test func `also where the control is a refresh control that is pulled`() {
    let refresh = UIRefreshControl()
    refresh.addTarget(tea, action: .of(TeaController.drink), for: .valueChanged)
    #expect(refresh.pulled())
    #expect(tea.lines == ["drink"])
  }
}
