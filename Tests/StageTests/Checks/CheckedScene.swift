import Foundation
import UIKit

@testable import Stage

extension SceneHost {
  /// What one check finds, in words.
  func messages(of check: LayoutCheck) -> [String] {
    snapshot.problems.filter { $0.kind == check }.map(\.message)
  }
}

/// A label with a text.
@MainActor
func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

/// A button that does something.
@MainActor
func button(_ title: String = "") -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle(title, for: .normal)
  button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
  return button
}
