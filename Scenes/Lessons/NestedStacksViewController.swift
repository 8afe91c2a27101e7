import UIKit

/// A timetable of stacks in stacks; a tap on "Less" hides the rows' notes, and "More" shows them.
///
/// Hidden views keep their place among the arranged ones and take no room. Each note has another
/// spacing above it than the stack's own, which goes when the note goes.
final class NestedStacksViewController: UIViewController {
  private static let trains = [
    ("10:15", "Looking Glass", "Goats travel first class."),
    ("10:45", "Third Square", "No tickets, no talking to insects."),
    ("11:30", "Tulgey Wood", "Names are to be left on the platform."),
  ]

  private(set) var notes: [UILabel] = []
  let button = UIButton(type: .custom)
  let timetable = UIStackView()
  private let page = ScrollingPage()
  /// The line of each train: its time, and its destination beside it, or below it where texts are
  /// large.
  private var lines: [UIStackView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nested stacks"
    view.backgroundColor = .systemBackground
    timetable.axis = .vertical
    timetable.spacing = 16
    for (time, destination, note) in Self.trains {
      timetable.addArrangedSubview(row(time, destination, note))
    }
    timetable.addArrangedSubview(button)
    setupButton()

    timetable.translatesAutoresizingMaskIntoConstraints = false
    page.fill(view)
    page.addSubview(timetable)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      timetable.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
      timetable.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16),
      timetable.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      timetable.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    arrangeLines()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeLines()
  }

  private func arrangeLines() {
    let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for line in lines {
      line.axis = isStacked ? .vertical : .horizontal
      line.alignment = isStacked ? .leading : .firstBaseline
    }
  }

  private func row(_ time: String, _ destination: String, _ note: String) -> UIStackView {
    let timeLabel = label(time)
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    let destinationLabel = label(destination)
    destinationLabel.numberOfLines = 0
    let line = UIStackView(arrangedSubviews: [timeLabel, destinationLabel])
    line.spacing = 12
    lines.append(line)
    let noteLabel = label(note)
    noteLabel.numberOfLines = 0
    noteLabel.backgroundColor = .wonderlandMeadow
    notes.append(noteLabel)
    let row = UIStackView(arrangedSubviews: [line, noteLabel])
    row.axis = .vertical
    row.setCustomSpacing(8, after: line)
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    row.backgroundColor = .wonderlandSky
    row.accessibilityIdentifier = destination
    return row
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func setupButton() {
    button.setTitle("Less", for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.backgroundColor = .wonderlandSand
    button.contentEdgeInsets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    button.addAction(
      UIAction { [weak self] _ in self?.toggleNotes() }, for: .touchUpInside)
  }

  private func toggleNotes() {
    let hides = notes.contains { !$0.isHidden }
    for note in notes { note.isHidden = hides }
    button.setTitle(hides ? "More" : "Less", for: .normal)
  }
}
