import Foundation
import UIViews

/// A controller that writes down what it is called with, under its name.
@MainActor open class NotingController: UIViewController {
  package let name: String
  package let diary: Diary

  package init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  public required init?(coder: NSCoder) { return nil }

  private func note(_ line: String) { diary.lines.append("\(name) \(line)") }

  open override func viewDidLoad() { note("viewDidLoad") }
  open override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  open override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  open override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  open override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  open override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  open override func willMove(toParent parent: UIViewController?) {
    note("willMove to \(parent?.title ?? "nil")")
  }
  open override func didMove(toParent parent: UIViewController?) {
    note("didMove to \(parent?.title ?? "nil")")
  }
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("to \(Int(size.width))x\(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
  }
  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("to \(newCollection.horizontalSizeClass)")
    super.willTransition(to: newCollection, with: coordinator)
  }
}
