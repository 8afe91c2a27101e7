import UIKit

/// The fields of ``FormViewController`` from `Form.storyboard`, whose button sends `submit:`.
final class StoryboardFormViewController: UIViewController {
  @Outlet var button: UIButton!
  @Outlet var textFieldTop: UITextField!
  @Outlet var textFieldBottom: UITextField!

  override class var actions: [Action] {
    super.actions + [Action("submit:", StoryboardFormViewController.submit)]
  }

  func submit(_ sender: UIButton) { sender.setTitle("Submitted", for: .normal) }
}
