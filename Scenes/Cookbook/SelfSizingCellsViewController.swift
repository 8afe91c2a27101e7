import UIKit

/// A list whose rows are as high as their texts, by a prototype with constraints from edge to edge.
final class SelfSizingCellsViewController: UITableViewController {
  private let notes = [
    ("Rabbit", "Late. Very late. There is no hour of the day at which I am not late."),
    ("Cat", "I go when I like, and my grin stays."),
    (
      "Hatter",
      "It is always six o'clock here, and so it is always time for tea. We have no time to wash "
        + "the cups, which is why the table is so long."
    ),
    ("Queen", "Sentence first, verdict afterwards, and tarts in between."),
  ]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    if let cell = cell as? NoteCell {
      // Whoever edits a copy of the document may take views away.
      cell.nameLabel?.text = notes[indexPath.row].0
      cell.noteLabel?.text = notes[indexPath.row].1
    }
    return cell
  }
}

/// A name over a note of any length.
final class NoteCell: UITableViewCell {
  @Outlet var nameLabel: UILabel!
  @Outlet var noteLabel: UILabel!
}
