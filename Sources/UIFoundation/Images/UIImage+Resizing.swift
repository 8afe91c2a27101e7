extension UIImage {
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The same image with edges that keep their size where it is drawn larger. Here all of it grows.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimage/resizableimage(withcapinsets:)>
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    let image = UIImage(copying: self)
    image.capInsets = capInsets
    return image
  }

  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1),
        right: max(0, size.width - left - 1)))
  }
}

extension UIColor {
  /// Creates the average colour of an image, in place of its pattern; gray for one that is not
  /// read.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicolor/init(patternimage:)>
  @preconcurrency @MainActor public convenience init(patternImage image: UIImage) {
    guard image.hasPixels else {
      self.init(white: 0.5, alpha: 1)
      return
    }
    var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    for pixel in image.pixels.pixels {
      let alpha = Double(pixel.alpha)
      sum.red += Double(pixel.red) * alpha
      sum.green += Double(pixel.green) * alpha
      sum.blue += Double(pixel.blue) * alpha
      sum.alpha += alpha
    }
    let (whole, count) = (max(sum.alpha, 1) * 255, Double(max(image.pixels.pixels.count, 1)))
    self.init(
      red: sum.red / whole, green: sum.green / whole, blue: sum.blue / whole,
      alpha: sum.alpha / count / 255)
  }
}
