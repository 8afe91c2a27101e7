import UIKit

/// Four characters on cards, two by two, in portrait and in landscape.
class GalleryController: UIViewController {
  let cardView1 = CardView(name: "Rabbit", image: Picture.rabbit.image)
  let cardView2 = CardView(name: "Cat", image: Picture.cat.image)
  let cardView3 = CardView(name: "Hatter", image: Picture.hatter.image)
  let cardView4 = CardView(name: "Queen", image: Picture.queen.image)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    setupViews()
    setupConstraints()
  }

  private func setupViews() {
    view.backgroundColor = .systemBackground
    for card in [cardView1, cardView2, cardView3, cardView4] {
      view.addSubview(card)
    }
  }

  /// Makes each card half as wide and half as high as the safe area, whatever its size is.
  func setupConstraints() {
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      cardView1.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      cardView1.topAnchor.constraint(equalTo: safeArea.topAnchor),
      cardView1.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.5),
      cardView1.heightAnchor.constraint(equalTo: safeArea.heightAnchor, multiplier: 0.5),

      cardView2.leadingAnchor.constraint(equalTo: cardView1.trailingAnchor),
      cardView2.topAnchor.constraint(equalTo: safeArea.topAnchor),
      cardView2.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.5),
      cardView2.heightAnchor.constraint(equalTo: safeArea.heightAnchor, multiplier: 0.5),
      cardView2.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),

      cardView3.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      cardView3.topAnchor.constraint(equalTo: cardView1.bottomAnchor),
      cardView3.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.5),
      cardView3.heightAnchor.constraint(equalTo: safeArea.heightAnchor, multiplier: 0.5),
      cardView3.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),

      cardView4.leadingAnchor.constraint(equalTo: cardView3.trailingAnchor),
      cardView4.topAnchor.constraint(equalTo: cardView2.bottomAnchor),
      cardView4.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.5),
      cardView4.heightAnchor.constraint(equalTo: safeArea.heightAnchor, multiplier: 0.5),
      cardView4.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
  }
}
