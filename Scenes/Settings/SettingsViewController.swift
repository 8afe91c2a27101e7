import UIKit

/// Settings in a static table. The storyboard has the rows, the texts and the segues; a switch says
/// here what follows from it.
final class SettingsViewController: UITableViewController {
  @Outlet var remindersSwitch: UISwitch!
  @Outlet var volumeSlider: UISlider!
  @Outlet var volumeLabel: UILabel!

  override class var actions: [Action] {
    super.actions + [
      Action("changeReminders:", SettingsViewController.changeReminders),
      Action("changeVolume:", SettingsViewController.changeVolume),
    ]
  }

  // Whoever edits a copy of the document may take views away.
  func changeReminders(_ sender: UISwitch) {
    volumeSlider?.isEnabled = sender.isOn
    volumeLabel?.isEnabled = sender.isOn
  }

  func changeVolume(_ sender: UISlider) {
    volumeLabel?.text = "\(Int((sender.value * 10).rounded()))"
  }
}

/// What the settings present: a note with a button that closes it.
final class HelpViewController: UIViewController {
  @Outlet var closeButton: UIButton!

  override class var actions: [Action] {
    super.actions + [Action("close", HelpViewController.close)]
  }

  func close() { dismiss(animated: true) }
}
