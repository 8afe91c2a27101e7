import UIKit

/// A form in a static table. Saving takes the name into the title.
final class AccountFormViewController: UITableViewController {
  @Outlet var nameField: UITextField!
  @Outlet var saveButton: UIButton!

  func save(_ sender: UIButton) {
    guard let name = nameField?.text, !name.isEmpty else { return }
    navigationItem.title = name
  }
}

extension AccountFormViewController: ActionTarget {
  static let actions = [Action("save:", AccountFormViewController.save)]
}
