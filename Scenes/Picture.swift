import ScenePictures
import UIKit

/// A picture that ships with the scenes, embedded in the binary as a PNG file.
enum Picture: CaseIterable {
  case hole, bottle, grin, tea, croquet
  case rabbit, cat, hatter, queen
  case like, star, speech

  /// The picture as an image, which is read once: icons have one point a pixel, pictures two.
  @MainActor var image: UIImage? {
    if let known = Self.images[self] { return known }
    let image = UIImage(
      data: Data(bytes: file.bytes, count: file.length), scale: isIcon ? 1 : 0.5)
    Self.images[self] = image
    return image
  }

  @MainActor private static var images: [Picture: UIImage] = [:]

  private var isIcon: Bool {
    switch self {
    case .like, .star, .speech: true
    default: false
    }
  }

  private var file: ScenePicture {
    switch self {
    case .hole: ScenePictureHole
    case .bottle: ScenePictureBottle
    case .grin: ScenePictureGrin
    case .tea: ScenePictureTea
    case .croquet: ScenePictureCroquet
    case .rabbit: ScenePictureRabbit
    case .cat: ScenePictureCat
    case .hatter: ScenePictureHatter
    case .queen: ScenePictureQueen
    case .like: ScenePictureLike
    case .star: ScenePictureStar
    case .speech: ScenePictureSpeech
    }
  }
}
