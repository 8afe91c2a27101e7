import UIKit

/// A stack in a scroll view that grows by an entry with each tap on its button.
final class DynamicStackViewController: UIViewController {
  @Outlet var stackView: UIStackView!
  @Outlet var addButton: UIButton!

  override class var actions: [Action] {
    super.actions + [Action("addEntry:", DynamicStackViewController.addEntry)]
  }

  func addEntry(_ sender: UIButton) {
    // Whoever edits a copy of the document may take views away.
    guard let stackView else { return }
    let entry = UIStackView(
      arrangedSubviews: [nameLabel(stackView.arrangedSubviews.count), removeButton])
    entry.spacing = 8
    stackView.insertArrangedSubview(entry, at: max(0, stackView.arrangedSubviews.count - 1))
  }

  private func nameLabel(_ number: Int) -> UILabel {
    let label = UILabel()
    label.text = "Card \(number)"
    label.font = .preferredFont(forTextStyle: .body)
    return label
  }

  private var removeButton: UIButton {
    let button = UIButton(configuration: .plain())
    button.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    button.setTitle("Remove", for: .normal)
    button.addAction(
      UIAction { action in (action.sender as? UIView)?.superview?.removeFromSuperview() },
      for: .touchUpInside)
    return button
  }
}
