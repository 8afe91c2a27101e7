import UIKit

/// A profile: picture, title and a row or column of icons, arranged by the width's size class.
///
/// ```
/// compact                 regular
/// ┌──────────────────┐    ┌────────────────────────────────┐
/// │      ██████     ♥│    │ ██████                         │
/// │      ██████     ★│    │ ██████                         │
/// │      title      ●│    │ title                      ♥ ★ ●│
/// └──────────────────┘    └────────────────────────────────┘
/// ```
class AvatarView: UIView {
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let socialMediaView = UIStackView()

  var image: UIImage? {
    didSet { imageDidChange() }
  }

  var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  private var regularConstraints = [NSLayoutConstraint]()
  private var compactConstraints = [NSLayoutConstraint]()
  private var aspectRatioConstraint: NSLayoutConstraint?

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 100)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview != nil, imageView.superview == nil else { return }
    setupViews()
    setupConstraints()
  }

  private func setupViews() {
    imageView.contentMode = .scaleAspectFit

    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true

    socialMediaView.spacing = 8
    for icon in [Picture.like, .star, .speech] {
      let iconView = UIImageView(image: icon.image)
      iconView.accessibilityIdentifier = "\(icon)"
      socialMediaView.addArrangedSubview(iconView)
    }

    for subview in [imageView, titleLabel, socialMediaView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
  }

  private func setupConstraints() {
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: topAnchor),
      imageView.bottomAnchor.constraint(equalTo: titleLabel.topAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
      socialMediaView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    compactConstraints = [
      imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
      titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      socialMediaView.topAnchor.constraint(equalTo: topAnchor),
    ]
    regularConstraints = [
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
      socialMediaView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    // Too little room: the picture shrinks. Too much: the picture grows. The title does neither.
    imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    imageView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    titleLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass == .regular {
      NSLayoutConstraint.deactivate(compactConstraints)
      NSLayoutConstraint.activate(regularConstraints)
      socialMediaView.axis = .horizontal
      titleLabel.textAlignment = .natural
    } else {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(compactConstraints)
      socialMediaView.axis = .vertical
      titleLabel.textAlignment = .center
    }
  }

  /// Shows the new picture; its aspect ratio is another one, so the constraints are out of date.
  func imageDidChange() {
    imageView.image = image
    setNeedsUpdateConstraints()
  }

  override func updateConstraints() {
    var aspectRatio: CGFloat = 1
    if let image {
      aspectRatio = image.size.width / image.size.height
    }
    aspectRatioConstraint?.isActive = false
    aspectRatioConstraint = imageView.widthAnchor.constraint(
      equalTo: imageView.heightAnchor, multiplier: aspectRatio)
    aspectRatioConstraint?.isActive = true
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    socialMediaView.alpha = bounds.height < socialMediaView.bounds.height ? 0 : 1
    imageView.alpha = imageView.bounds.height < 30 ? 0 : 1
  }
}
