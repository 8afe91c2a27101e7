import UIKit

/// Gallery with cards of half the view's size, as it was when the view was loaded.
///
/// Two heights of half a screen don't fit between the edges of a safe area that is smaller than
/// the screen: the constraints conflict. And the numbers stay what they are when the view's size
/// changes, so in landscape the cards are as narrow and as high as in portrait. The final version
/// uses multiples of the safe area's size in place of numbers.
final class FixedHalvesController: GalleryController {
  override func setupConstraints() {
    let safeArea = view.safeAreaLayoutGuide
    let viewFrame = view.bounds
    NSLayoutConstraint.activate([
      cardView1.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cardView1.topAnchor.constraint(equalTo: safeArea.topAnchor),
      cardView1.widthAnchor.constraint(equalToConstant: viewFrame.width / 2),
      cardView1.heightAnchor.constraint(equalToConstant: viewFrame.height / 2),

      cardView2.leadingAnchor.constraint(equalTo: cardView1.trailingAnchor),
      cardView2.topAnchor.constraint(equalTo: safeArea.topAnchor),
      cardView2.widthAnchor.constraint(equalToConstant: viewFrame.width / 2),
      cardView2.heightAnchor.constraint(equalToConstant: viewFrame.height / 2),
      cardView2.trailingAnchor.constraint(equalTo: view.trailingAnchor),

      cardView3.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cardView3.topAnchor.constraint(equalTo: cardView1.bottomAnchor),
      cardView3.widthAnchor.constraint(equalToConstant: viewFrame.width / 2),
      cardView3.heightAnchor.constraint(equalToConstant: viewFrame.height / 2),
      cardView3.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),

      cardView4.leadingAnchor.constraint(equalTo: cardView3.trailingAnchor),
      cardView4.topAnchor.constraint(equalTo: cardView2.bottomAnchor),
      cardView4.widthAnchor.constraint(equalToConstant: viewFrame.width / 2),
      cardView4.heightAnchor.constraint(equalToConstant: viewFrame.height / 2),
      cardView4.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
  }
}
