import UIKit

/// One card in the middle, with nothing to say how its height is shared out.
///
/// Picture and name resist compression with the same priority, and together they need more than
/// the card's 200 points. Which of them gives way isn't determined: both heights are ambiguous.
/// As it happens the picture takes all there is, and the name has no height left to be seen in.
final class AmbiguousCardController: UIViewController {
  let cardView = UndecidedCardView(name: "Rabbit", image: Picture.rabbit.image)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    view.backgroundColor = .systemBackground
    view.addSubview(cardView)
    NSLayoutConstraint.activate([
      cardView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      cardView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      cardView.widthAnchor.constraint(equalToConstant: 120),
      cardView.heightAnchor.constraint(equalToConstant: 200),
    ])
  }
}

/// A card that leaves the priorities of picture and name as they are by default.
final class UndecidedCardView: CardView {
  override func setupPriorities() {}
}
