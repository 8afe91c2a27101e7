import UIKit

/// A conversation in bubbles that are placed by hand, each as large as its own constraints ask for.
///
/// `systemLayoutSizeFitting(_:)` solves the constraints of one bubble for a width, without placing
/// anything; the controller then stacks the bubbles to either side.
final class SelfSizingViewController: UIViewController {
  let bubbles = [
    Bubble("Why is a raven like a writing desk?", isAnswer: false),
    Bubble("I give it up. What is the answer?", isAnswer: true),
    Bubble("I haven't the slightest idea, and I have asked everyone twice.", isAnswer: false),
    Bubble("Tea?", isAnswer: true),
  ]

  /// What scrolls where the bubbles are higher than the screen. It is placed by hand as well.
  private let page = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Self-sizing"
    view.backgroundColor = .systemBackground
    // Its content begins at the top of the screen: the margins keep it below the bars.
    page.contentInsetAdjustmentBehavior = .never
    view.addSubview(page)
    for bubble in bubbles { page.addSubview(bubble) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.layoutMargins)
    let turns = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var top = area.minY + 16
    for bubble in bubbles {
      let size = bubble.size(within: area.width * 0.75)
      let isAtRight = bubble.isAnswer != turns
      bubble.frame = CGRect(
        x: isAtRight ? area.maxX - size.width : area.minX, y: top,
        width: size.width, height: size.height)
      top = bubble.frame.maxY + 16
    }
    page.frame = view.bounds
    page.contentSize = CGSize(width: view.bounds.width, height: top + view.bounds.maxY - area.maxY)
  }
}

/// A text with room around it.
final class Bubble: UIView {
  let isAnswer: Bool
  private let label = UILabel()

  init(_ text: String, isAnswer: Bool) {
    self.isAnswer = isAnswer
    // As long as nobody has measured it, it has room for what is around the text.
    super.init(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    backgroundColor = isAnswer ? .wonderlandMeadow : .wonderlandSky
    layer.cornerRadius = 12
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The size of the whole text on one line, or on as many as it takes within a width.
  ///
  /// The compressed size would not do: once the label has wrapped, it keeps that width in it.
  func size(within width: CGFloat) -> CGSize {
    let most = CGFloat.greatestFiniteMagnitude
    let line = label.sizeThatFits(CGSize(width: most, height: most)).width + 32
    return systemLayoutSizeFitting(
      CGSize(width: min(line, width), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
