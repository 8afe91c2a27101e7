import Foundation

@testable import AutoLayout

/// A controller that writes down what it is called with, under its name.
@MainActor
class NotingController: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { return nil }

  private func note(_ line: String) { diary.lines.append("\(name) \(line)") }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove to \(parent?.title ?? "nil")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove to \(parent?.title ?? "nil")")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("to \(Int(size.width))x\(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("to \(newCollection.horizontalSizeClass)")
    super.willTransition(to: newCollection, with: coordinator)
  }
}
