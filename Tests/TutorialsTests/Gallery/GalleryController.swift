import UIKit

/// One card in the middle of the screen.
class OneCardController: UIViewController {
  let cardView1: AmbiguousCardView
  let cardView2 = CardView(image: picture(72, 108), text: "Hatter")
  let cardView3 = CardView(image: picture(72, 108), text: "Queen")
  let cardView4 = CardView(image: picture(72, 108), text: "Rabbit")

  init(cardView1: AmbiguousCardView) {
    self.cardView1 = cardView1
    super.init(nibName: nil, bundle: nil)
  }

  convenience init() { self.init(cardView1: CardView(image: picture(72, 108), text: "Cat")) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    setupViews()
    setupConstraints()
  }

  func setupViews() { view.addSubview(cardView1) }

  func setupConstraints() {
    NSLayoutConstraint.activate([
      cardView1.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      cardView1.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      cardView1.widthAnchor.constraint(equalToConstant: 120),
      cardView1.heightAnchor.constraint(equalToConstant: 200),
    ])
  }
}

/// Four cards, half as wide and high as the view was at first.
class FixedGalleryController: OneCardController {
  override func setupViews() { view.addSubviews(cardView1, cardView2, cardView3, cardView4) }

  override func setupConstraints() {
    let safeArea = view.safeAreaLayoutGuide
    let viewFrame = view.bounds
    NSLayoutConstraint.activate([
      cardView1.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cardView1.topAnchor.constraint(equalTo: safeArea.topAnchor),
      cardView1.widthAnchor.constraint(equalToConstant: viewFrame.width / 2),
      cardView1.heightAnchor.constraint(equalToConstant: viewFrame.height / 2),
    ])
    NSLayoutConstraint.activate([
      cardView2.leadingAnchor.constraint(equalTo: cardView1.trailingAnchor),
      cardView2.topAnchor.constraint(equalTo: safeArea.topAnchor),
      cardView2.widthAnchor.constraint(equalToConstant: viewFrame.width / 2),
      cardView2.heightAnchor.constraint(equalToConstant: viewFrame.height / 2),
      cardView2.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    NSLayoutConstraint.activate([
      cardView3.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cardView3.topAnchor.constraint(equalTo: cardView1.bottomAnchor),
      cardView3.widthAnchor.constraint(equalToConstant: viewFrame.width / 2),
      cardView3.heightAnchor.constraint(equalToConstant: viewFrame.height / 2),
      cardView3.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
    NSLayoutConstraint.activate([
      cardView4.leadingAnchor.constraint(equalTo: cardView3.trailingAnchor),
      cardView4.topAnchor.constraint(equalTo: cardView2.bottomAnchor),
      cardView4.widthAnchor.constraint(equalToConstant: viewFrame.width / 2),
      cardView4.heightAnchor.constraint(equalToConstant: viewFrame.height / 2),
      cardView4.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
  }
}

/// Four cards, half as wide and high as the safe area is.
class GalleryController: FixedGalleryController {
  override func setupConstraints() {
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
