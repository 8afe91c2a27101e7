import UIKit

// The reusable view of the story app, in steps as well.

/// A picture, a title and icons, in the view but not yet constrained.
class AvatarStepView: UIView {
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let socialMediaView = UIStackView()

  var image: UIImage? { didSet { imageView.image = image } }

  override func willMove(toSuperview newSuperview: UIView?) {
    setup()
    setupConstraints()
  }

  func setup() {
    imageView.backgroundColor = UIColor.magenta
    imageView.contentMode = .scaleAspectFit
    titleLabel.backgroundColor = UIColor.orange
    titleLabel.text = "Wonderland"
    socialMediaView.spacing = 8
    for _ in 0..<3 { socialMediaView.addArrangedSubview(UIImageView(image: picture(24, 24))) }

    addSubview(imageView)
    addSubview(titleLabel)
    addSubview(socialMediaView)
  }

  func setupConstraints() {
    imageView.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    socialMediaView.translatesAutoresizingMaskIntoConstraints = false
  }
}

/// A height of its own.
class IntrinsicAvatarView: AvatarStepView {
  override var intrinsicContentSize: CGSize {
    return CGSize(width: UIViewNoIntrinsicMetric, height: 100)
  }
}

/// One arrangement, activated all at once.
class CenteredAvatarView: IntrinsicAvatarView {
  override func setupConstraints() {
    super.setupConstraints()

    let labelBottom = titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor)
    let labelCenterX = titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor)

    let imageViewTop = imageView.topAnchor.constraint(equalTo: topAnchor)
    let imageViewBottom = imageView.bottomAnchor.constraint(equalTo: titleLabel.topAnchor)
    let imageViewCenterX = imageView.centerXAnchor.constraint(equalTo: centerXAnchor)

    let socialMediaTrailing = socialMediaView.trailingAnchor.constraint(equalTo: trailingAnchor)
    let socialMediaTop = socialMediaView.topAnchor.constraint(equalTo: topAnchor)

    NSLayoutConstraint.activate([
      imageViewTop, imageViewBottom, imageViewCenterX,
      labelBottom, labelCenterX,
      socialMediaTrailing, socialMediaTop,
    ])

    imageView.setContentCompressionResistancePriority(UILayoutPriorityDefaultLow, for: .vertical)
    imageView.setContentCompressionResistancePriority(UILayoutPriorityDefaultLow, for: .horizontal)

    socialMediaView.axis = .vertical
  }
}

/// Two arrangements, by size class.
class SizeClassAvatarView: IntrinsicAvatarView {
  fileprivate var regularConstraints = [NSLayoutConstraint]()
  fileprivate var compactConstraints = [NSLayoutConstraint]()

  override func setupConstraints() {
    super.setupConstraints()

    let labelBottom = titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor)
    let imageViewTop = imageView.topAnchor.constraint(equalTo: topAnchor)
    let imageViewBottom = imageView.bottomAnchor.constraint(equalTo: titleLabel.topAnchor)
    let socialMediaTrailing = socialMediaView.trailingAnchor.constraint(equalTo: trailingAnchor)

    NSLayoutConstraint.activate([
      imageViewTop, imageViewBottom,
      labelBottom,
      socialMediaTrailing,
    ])

    imageView.setContentCompressionResistancePriority(UILayoutPriorityDefaultLow, for: .vertical)
    imageView.setContentCompressionResistancePriority(UILayoutPriorityDefaultLow, for: .horizontal)

    compactConstraints.append(imageView.centerXAnchor.constraint(equalTo: centerXAnchor))
    compactConstraints.append(titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor))
    compactConstraints.append(socialMediaView.topAnchor.constraint(equalTo: topAnchor))

    regularConstraints.append(imageView.leadingAnchor.constraint(equalTo: leadingAnchor))
    regularConstraints.append(titleLabel.leadingAnchor.constraint(equalTo: imageView.leadingAnchor))
    regularConstraints.append(socialMediaView.bottomAnchor.constraint(equalTo: bottomAnchor))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass == .regular {
      NSLayoutConstraint.deactivate(compactConstraints)
      NSLayoutConstraint.activate(regularConstraints)
      socialMediaView.axis = .horizontal
    } else {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(compactConstraints)
      socialMediaView.axis = .vertical
    }
  }
}

/// The picture view as wide as its picture asks for, renewed in each update pass.
class RatioAvatarView: SizeClassAvatarView {
  fileprivate var aspectRatioConstraint: NSLayoutConstraint?

  override func updateConstraints() {
    super.updateConstraints()

    var aspectRatio: CGFloat = 1
    if let image = image { aspectRatio = image.size.width / image.size.height }

    aspectRatioConstraint?.isActive = false
    aspectRatioConstraint =
      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: aspectRatio)
    aspectRatioConstraint?.isActive = true
  }
}

/// The finished view: a new picture asks for an update, and what is too small or too large is
/// hidden.
class AvatarView: RatioAvatarView {
  override var image: UIImage? {
    didSet {
      imageView.image = image
      setNeedsUpdateConstraints()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.height < socialMediaView.bounds.height {
      socialMediaView.alpha = 0
    } else {
      socialMediaView.alpha = 1
    }

    if imageView.bounds.height < 30 {
      imageView.alpha = 0
    } else {
      imageView.alpha = 1
    }
  }
}
