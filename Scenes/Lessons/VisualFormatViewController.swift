import UIKit

/// A letter, laid out by format strings that look like it.
///
/// ```
/// V:|-gap-[stamp(stampHeight)]-(>=gap,gap@wish)-[text]-(>=gap)-[signature]-gap-|
/// H:|-[sender]-(>=gap)-[stamp(stampWidth)]-|
/// ```
final class VisualFormatViewController: UIViewController {
  let sender = UILabel()
  let stamp = UIView()
  let text = UILabel()
  let signature = UILabel()
  private let page = ScrollingPage()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Visual format"
    view.backgroundColor = .systemBackground
    page.fill(view)
    setupViews()
    setupConstraints()
  }

  private func setupViews() {
    sender.text = "The Duchess\nNext door to the Hare"
    text.text = """
      To the Queen, about croquet: I would come, but my flamingo has a cold, the hedgehogs have \
      gone to bed, and the cook is throwing plates again.
      """
    signature.text = "Everything has a moral."
    stamp.backgroundColor = .wonderlandSky
    signature.backgroundColor = .wonderlandSand
    for label in [sender, text, signature] {
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    signature.setContentHuggingPriority(.required, for: .vertical)
    for subview in [sender, stamp, text, signature] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(subview)
    }
  }

  private func setupConstraints() {
    let views = ["sender": sender, "stamp": stamp, "text": text, "signature": signature]
    let metrics = ["gap": 16, "wish": 500, "stampWidth": 72, "stampHeight": 88]
    func constraints(
      _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
    ) -> [NSLayoutConstraint] {
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
    }
    NSLayoutConstraint.activate(
      constraints("H:|-[sender]-(>=gap)-[stamp(stampWidth)]-|", .alignAllTop)
        + constraints(
          "V:|-gap-[stamp(stampHeight)]-(>=gap,gap@wish)-[text]-(>=gap)-[signature]-gap-|")
        + constraints("V:[sender]-(>=gap)-[text]")
        + constraints("H:|-[text]-|")
        + constraints("H:|-(>=20)-[signature]-|")
        + setupPageHeight())
  }

  /// A short letter is signed at the bottom of the page, and a long one makes it scroll.
  private func setupPageHeight() -> [NSLayoutConstraint] {
    let content = page.contentLayoutGuide.heightAnchor
    let inSight = page.frameLayoutGuide.heightAnchor
    let height = content.constraint(equalTo: inSight)
    height.priority = .defaultLow
    return [height, content.constraint(greaterThanOrEqualTo: inSight)]
  }
}
