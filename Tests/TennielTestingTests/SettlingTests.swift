import Foundation
import TennielTesting
import Testing
import UIKit

/// A label that a button changes, in whatever way it is given.
private final class LoadController: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)
  private let load: @MainActor (UILabel) -> Void

  init(_ load: @escaping @MainActor (UILabel) -> Void) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Loading"
    button.setTitle("Load", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self.map { $0.load($0.label) } }, for: .primaryActionTriggered)
    view.add("label", 0, 32, 160, 16, label)
    view.add("button", 0, 0, 80, 16, button)
  }
}

@Suite struct SettlingTests {
  private func screen(_ load: @escaping @MainActor (UILabel) -> Void) throws -> TestScreen {
    try TestScreen(LoadController(load), .size(width: 320, height: 160), .bars([]))
  }

  private func text(on screen: TestScreen) throws -> String? {
    try screen.view("label", as: UILabel.self).text
  }

  @Test func `what a tap begins has run when the screen has settled, not before`() async throws {
    let screen = try screen { label in Task { @MainActor in label.text = "Loaded" } }
    try screen.tap("button")
    #expect(try text(on: screen) == "Loading")
    await screen.settle()
    #expect(try text(on: screen) == "Loaded")
    #expect(screen.picture().contains("Loaded"))
  }

  @Test func `main-queue blocks and tasks that await others are run`() async throws {
    let ways: [@MainActor (UILabel) -> Void] = [
      { label in DispatchQueue.main.async { MainActor.assumeIsolated { label.text = "Loaded" } } },
      { label in
        Task { @MainActor in
          for _ in 0..<20 { await Task { @MainActor in }.value }
          label.text = "Loaded"
        }
      },
    ]
    for way in ways {
      let screen = try screen(way)
      try screen.tap("button")
      await screen.settle()
      #expect(try text(on: screen) == "Loaded")
    }
  }

  @Test func `a task that sleeps is not waited for`() async throws {
    let screen = try screen { label in
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(3600))
        label.text = "Loaded"
      }
    }
    try screen.tap("button")
    await screen.settle()
    #expect(try text(on: screen) == "Loading")
    #expect(screen.log == [])
  }

  @Test func `work that never ends is left, and the log says so`() async throws {
    let screen = try screen { $0.addSubview(RestlessView(frame: $0.bounds)) }
    try screen.tap("button")
    await screen.settle()
    #expect(
      screen.log == [
        "The scene's tasks or main-queue blocks change the screen without end: they have done so for "
          + "1000 turns"
      ])
  }
}

/// A view of which each layout begins a task that changes it. A task that begins the next one by
/// itself would go on for as long as a turn of the main actor is waited for.
private final class RestlessView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    Task { @MainActor [weak self] in
      self?.alpha = self?.alpha == 1 ? 0.5 : 1
      self?.setNeedsLayout()
    }
  }
}
