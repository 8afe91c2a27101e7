import UIKit

/// The fields of ``FormViewController`` from `Form.storyboard`, whose button sends `submit:`.
final class StoryboardFormViewController: UIViewController {
  @Outlet var button: UIButton!
  @Outlet var textFieldTop: UITextField!
  @Outlet var textFieldBottom: UITextField!

  func submit(_ sender: UIButton) { sender.setTitle("Submitted", for: .normal) }
}

extension StoryboardFormViewController: ActionTarget {
  static let actions = [Action("submit:", StoryboardFormViewController.submit)]
}
