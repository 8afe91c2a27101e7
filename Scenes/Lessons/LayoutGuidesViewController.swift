import UIKit

/// A card with twice as much space below it as above, and two things in it that are centred as one.
///
/// Layout guides take part in constraints as views do, and draw nothing. One holds the card's place
/// above the middle: the space above it is half of the space below. Another one is the box around
/// picture and name, so that both can be centred as one.
///
/// ```
///   above    1 part
/// ┌ card ──────────┐
/// │ ⟨picture name⟩ │  the guide `pair` is as wide as both, and centred
/// └────────────────┘
///   below    2 parts
/// ```
final class LayoutGuidesViewController: UIViewController {
  let card = UIView()
  let imageView = UIImageView(image: Picture.cat.image)
  let nameLabel = UILabel()
  let above = UILayoutGuide()
  let below = UILayoutGuide()
  let pair = UILayoutGuide()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Layout guides"
    view.backgroundColor = .systemBackground
    setupViews()
    placeCard()
    placePair()
  }

  private func setupViews() {
    card.backgroundColor = .wonderlandSky
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.4
    card.layer.shadowOffset = CGSize(width: 2, height: 2)
    imageView.layer.cornerRadius = 24
    imageView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFit
    nameLabel.text = "The cat, or what is left of it"
    nameLabel.numberOfLines = 0
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.adjustsFontForContentSizeCategory = true
    view.addSubview(card)
    for subview in [imageView, nameLabel] { card.addSubview(subview) }
    for subview in [card, imageView, nameLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    for guide in [above, below] { view.addLayoutGuide(guide) }
    card.addLayoutGuide(pair)
  }

  private func placeCard() {
    let safeArea = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      above.topAnchor.constraint(equalTo: safeArea.topAnchor),
      above.bottomAnchor.constraint(equalTo: card.topAnchor),
      below.topAnchor.constraint(equalTo: card.bottomAnchor),
      below.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      below.heightAnchor.constraint(equalTo: above.heightAnchor, multiplier: 2),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    // Their widths matter to nobody, but what isn't said is ambiguous.
    for guide in [above, below] {
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      ])
    }
  }

  private func placePair() {
    NSLayoutConstraint.activate([
      pair.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      pair.leadingAnchor.constraint(greaterThanOrEqualTo: card.layoutMarginsGuide.leadingAnchor),
      pair.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      pair.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),

      imageView.leadingAnchor.constraint(equalTo: pair.leadingAnchor),
      imageView.topAnchor.constraint(equalTo: pair.topAnchor),
      imageView.bottomAnchor.constraint(equalTo: pair.bottomAnchor),
      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),
      imageView.heightAnchor.constraint(equalToConstant: 96),

      nameLabel.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 16),
      nameLabel.trailingAnchor.constraint(equalTo: pair.trailingAnchor),
      nameLabel.centerYAnchor.constraint(equalTo: pair.centerYAnchor),
    ])
  }
}
