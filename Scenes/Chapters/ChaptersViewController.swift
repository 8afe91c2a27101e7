import UIKit

/// A list in code, with rows from `ChapterCell.xib`.
final class ChaptersViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chapters"
    tableView.register(
      UINib(nibName: "ChapterCell", bundle: nil), forCellReuseIdentifier: "chapter")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Chapter.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chapter", for: indexPath)
    if let cell = cell as? ChapterCell { cell.show(Chapter.all[indexPath.row]) }
    return cell
  }
}

/// A chapter's picture beside its title and its first words.
final class ChapterCell: UITableViewCell {
  @Outlet var pictureView: UIImageView!
  @Outlet var titleLabel: UILabel!
  @Outlet var beginningLabel: UILabel!

  // Whoever edits a copy of the document may take views away.
  func show(_ chapter: Chapter) {
    pictureView?.image = chapter.picture.image
    titleLabel?.text = chapter.title
    beginningLabel?.text = chapter.text.split(separator: "\n").first.map(String.init)
  }
}
