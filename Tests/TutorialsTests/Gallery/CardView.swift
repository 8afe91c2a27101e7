import UIKit

// A grid of cards in Swift 5.

/// A picture over its name, whose heights nothing tells apart.
class AmbiguousCardView: UIView {
  let imageView = UIImageView()
  let textLabel = UILabel()
  private let padding: CGFloat = 8

  init(image: UIImage, text: String) {
    super.init(frame: .zero)
    imageView.image = image
    imageView.contentMode = .scaleAspectFit
    imageView.translatesAutoresizingMaskIntoConstraints = false
    textLabel.text = text
    textLabel.textAlignment = .center
    textLabel.translatesAutoresizingMaskIntoConstraints = false
    translatesAutoresizingMaskIntoConstraints = false
    setupViews()
    setupConstraints()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setupViews() { addSubviews(imageView, textLabel) }

  func setupConstraints() {
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: self.topAnchor, constant: padding),
      imageView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: padding),
      imageView.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -padding),
    ])

    NSLayoutConstraint.activate([
      textLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: padding),
      textLabel.leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -padding),
      textLabel.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -padding),
    ])
  }
}

/// The name keeps its height, the picture takes the rest.
class CardView: AmbiguousCardView {
  override func setupConstraints() {
    super.setupConstraints()
    textLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
    textLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
  }
}

extension UIView {
  func addSubviews(_ views: UIView...) {
    for view in views { addSubview(view) }
  }
}
