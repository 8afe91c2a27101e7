import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

private final class ListController: UIViewController {
  var lines: [String] = []
  override class var actions: [Action] { super.actions + [Action("add:", ListController.add)] }
  func add(_ sender: UIBarButtonItem) { lines.append("add \(sender.title ?? "")") }
}

@MainActor @Suite(.columns) struct `An item of a bar` {
  private let list = ListController()

  @Test func `sends its action to its target, which it does not retain`() {
    let items = [
      UIBarButtonItem(title: "New", style: .plain, target: list, action: "add:"),
      UIBarButtonItem(image: nil, style: .done, target: list, action: .of(ListController.add)),
      UIBarButtonItem(barButtonSystemItem: .save, target: list, action: "add:"),
    ]
    for item in items { #expect(item.perform()) }
    #expect(list.lines == ["add New", "add ", "add Save"])
    #expect(items.map(\.style) == [.plain, .done, .done])
    weak var gone: ListController?
    do {
      let made = ListController()
      gone = made
      items[0].target = made
    }
    #expect(gone == nil && items[0].target == nil)
  }

  @Test func `without a target sends it to the controller that is shown`() {
    let item = UIBarButtonItem(title: "New", style: .plain, target: nil, action: "add:")
    list.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: list)
    let window = show(navigation, on: screen(320, 480))
    #expect(item.perform())
    #expect(list.lines == ["add New"])
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(!item.perform())
  }

  @Test func `performs its primary action instead, and nothing where it is disabled`() {
    let item = UIBarButtonItem(title: "New", style: .plain, target: list, action: "add:")
    item.primaryAction = UIAction { [list] _ in list.lines.append("action") }
    #expect(item.perform())
    item.isEnabled = false
    #expect(!item.perform())
    #expect(list.lines == ["action"])
    #expect(!UIBarButtonItem(title: "New", style: .plain, target: list, action: nil).perform())
  }
}
