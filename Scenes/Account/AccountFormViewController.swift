import UIKit

/// A form in a static table. Saving takes the name into the title.
final class AccountFormViewController: UITableViewController {
  @Outlet var nameField: UITextField!
  @Outlet var saveButton: UIButton!

  override class var actions: [Action] {
    super.actions + [Action("save:", AccountFormViewController.save)]
  }

  func save(_ sender: UIButton) {
    guard let name = nameField?.text, !name.isEmpty else { return }
    navigationItem.title = name
  }
}
