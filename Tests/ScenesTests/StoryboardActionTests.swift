import Testing
import UIKit

@testable import Scenes

/// What rows, buttons and switches of the storyboards do.
struct `Storyboard actions` {
  private func shown(_ name: String) throws -> ShownScene<UINavigationController> {
    let scene = try #require(ShippedScene.all.first { $0.name == name })
    return try ShownScene(try #require(scene.make() as? UINavigationController), on: "iPad Air 2")
  }

  private func table(_ scene: ShownScene<UINavigationController>) throws -> UITableView {
    try #require(scene.controller.topViewController?.view as? UITableView)
  }

  private func row(_ title: String, in table: UITableView) throws -> UITableViewCell {
    try #require(table.visibleCells.first { $0.textLabel?.text == title })
  }

  @Test func `each row of the cookbook pushes the recipe of its name`() throws {
    let titles = try table(try shown("Cookbook")).visibleCells.compactMap { $0.textLabel?.text }
    #expect(titles.count == 18)
    for title in titles {
      let scene = try shown("Cookbook")
      scene.tap(try row(title, in: try table(scene)))
      #expect(scene.controller.viewControllers.count == 2)
      #expect(scene.controller.topViewController?.navigationItem.title == title)
      #expect(scene.window.conflicts.isEmpty)
    }
  }

  @Test func `cards are added above the button, and removed`() throws {
    let scene = try shown("Cookbook")
    scene.tap(try row("Dynamic stack", in: try table(scene)))
    let recipe = try #require(scene.controller.topViewController as? DynamicStackViewController)
    let stack = try #require(recipe.stackView)
    let first = recipe.addButton.frame.minY
    scene.tap(recipe.addButton)
    scene.tap(recipe.addButton)
    #expect(stack.arrangedSubviews.count == 3)
    #expect(recipe.addButton.frame.minY > first + 40)
    let buttons = stack.hierarchy.filter { $0 is UIButton && $0 !== recipe.addButton }
    scene.tap(try #require(buttons.first))
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func `a switch disables the volume, whose slider shows its value`() throws {
    let scene = try shown("Settings")
    let settings = try #require(scene.controller.topViewController as? SettingsViewController)
    settings.volumeSlider.value = 0.8
    settings.volumeSlider.sendActions(for: .valueChanged)
    #expect(settings.volumeLabel.text == "8")
    scene.tap(settings.remindersSwitch)
    #expect(!settings.remindersSwitch.isOn)
    #expect(!settings.volumeSlider.isEnabled)
    #expect(!settings.volumeLabel.isEnabled)
  }

  @Test func `rows of the settings push, and the button of the bar presents`() throws {
    let scene = try shown("Settings")
    let settings = try #require(scene.controller.topViewController)
    for (row, title) in [("The Hatter", "Account"), ("About this storyboard", "About")] {
      scene.tap(try self.row(row, in: try table(scene)))
      #expect(scene.controller.topViewController?.navigationItem.title == title)
      scene.controller.popViewController(animated: false)
      scene.window.layoutIfNeeded()
    }
    // Its only item stands at the right.
    let bar = scene.controller.navigationBar
    scene.tap(at: bar.convert(CGPoint(x: bar.bounds.maxX - 30, y: bar.bounds.midY), to: nil))
    let help = try #require(settings.presentedViewController as? HelpViewController)
    scene.tap(help.closeButton)
    #expect(settings.presentedViewController == nil)
  }

  @Test func `saving takes the name into the title`() throws {
    let scene = try shown("Account form")
    let form = try #require(scene.controller.topViewController as? AccountFormViewController)
    form.nameField.text = "Alice Liddell"
    scene.tap(form.saveButton)
    #expect(form.navigationItem.title == "Alice Liddell")
  }

  @Test func `rows of the nib have the texts and pictures of the chapters`() throws {
    let scene = try #require(ShippedScene.all.first { $0.name == "Nib cells" })
    let shown = try ShownScene(scene.make(), on: "iPad Air 2")
    let cells = try #require(shown.controller.view as? UITableView).visibleCells
    let chapters = cells.compactMap { $0 as? ChapterCell }
    #expect(chapters.map(\.titleLabel.text) == Chapter.all.map(\.title))
    #expect(
      chapters.map { $0.pictureView.frame.size }
        == chapters.map { _ in CGSize(width: 80, height: 80) })
  }
}
