import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

@MainActor @Suite(.columns) struct `A button with a menu` {
  private let button = UIButton(type: .custom)

  private func titled(_ title: String) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    return button
  }

  private func menu(_ titles: [String], chosen: Int? = nil) -> UIMenu {
    UIMenu(
      children: titles.enumerated().map { index, title in
        UIAction(title: title, state: index == chosen ? .on : .off) { _ in }
      })
  }

  @Test func `has the title of the menu's choice, and its width`() {
    button.setTitle("Choose a chapter", for: .normal)
    button.menu = menu(["Tea", "Croquet"])
    #expect(button.currentTitle == "Choose a chapter")
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Tea")
    #expect(button.intrinsicContentSize == titled("Tea").intrinsicContentSize)
    button.menu = menu(["Tea", "Croquet"], chosen: 1)
    #expect(button.titleLabel?.text == "Croquet")
    #expect(button.intrinsicContentSize == titled("Croquet").intrinsicContentSize)
    #expect(button.menu?.selectedElements.map(\.title) == ["Croquet"])
    button.menu = nil
    #expect(button.currentTitle == "Choose a chapter")
  }

  @Test func `finds its choice in inline groups, and not in menus of their own`() {
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIMenu(title: "More", children: [menu(["Pool"], chosen: 0)]),
      UIMenu(options: .displayInline, children: menu(["Tea", "Croquet"], chosen: 1).children),
    ])
    #expect(button.currentTitle == "Croquet")
  }

  @Test func `opens the menu in place of its action, if it is told to`() {
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    window.isHidden = false
    button.frame = rect(0, 0, 100, 44)
    window.addSubview(button)
    var count = 0
    var opened = 0
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in opened += 1 }, for: .menuActionTriggered)
    button.showsMenuAsPrimaryAction = true
    #expect(window.sendTap(at: CGPoint(x: 50, y: 20)))
    #expect(count == 1 && opened == 0)
    button.menu = menu(["Tea"])
    #expect(window.sendTap(at: CGPoint(x: 50, y: 20)))
    #expect(count == 1 && opened == 1)
  }
}
