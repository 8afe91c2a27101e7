import UIKit

/// A picture over its name.
class CardView: UIView {
  let imageView = UIImageView()
  let textLabel = UILabel()

  private let padding: CGFloat = 8

  convenience init(name: String, image: UIImage?) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    imageView.image = image
    imageView.contentMode = .scaleAspectFit
    textLabel.text = name
    textLabel.textAlignment = .center
    textLabel.font = .preferredFont(forTextStyle: .headline)
    textLabel.adjustsFontForContentSizeCategory = true
    // A card is half as wide as the screen, however large its text.
    textLabel.adjustsFontSizeToFitWidth = true
    textLabel.minimumScaleFactor = 0.5
    setupViews()
    setupConstraints()
  }

  private func setupViews() {
    for subview in [imageView, textLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
  }

  private func setupConstraints() {
    NSLayoutConstraint.activate([
      textLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: padding),
      textLabel.leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
      textLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -padding),

      imageView.topAnchor.constraint(equalTo: topAnchor, constant: padding),
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
      imageView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
    ])
    setupPriorities()
  }

  /// Lets the name keep its height, so that the picture takes what the card leaves.
  func setupPriorities() {
    textLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
    textLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
  }
}
