extension NSCoder {
  /// `{x, y}`
  public class func string(for point: CGPoint) -> String { braces([point.x, point.y]) }

  /// `{width, height}`
  public class func string(for size: CGSize) -> String { braces([size.width, size.height]) }

  /// `{{x, y}, {width, height}}`
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// `[a, b, c, d, tx, ty]`
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = CGAffineTransform.archivedNumbers.map { transform[keyPath: $0] }
    return "[\(numbers.map(text).joined(separator: ", "))]"
  }

  /// `{top, left, bottom, right}`
  public class func string(for insets: UIEdgeInsets) -> String {
    braces(UIEdgeInsets.archivedNumbers.map { insets[keyPath: $0] })
  }

  /// `{top, leading, bottom, trailing}`
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braces(NSDirectionalEdgeInsets.archivedNumbers.map { insets[keyPath: $0] })
  }

  /// `{horizontal, vertical}`
  public class func string(for offset: UIOffset) -> String {
    braces([offset.horizontal, offset.vertical])
  }

  private class func braces(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map(text).joined(separator: ", "))}"
  }

  /// Writes as many digits as it takes to read the same number back.
  private class func text(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
}

// The values of such strings; zero for a string in another form.
extension NSCoder {
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  public class func cgSize(for string: String) -> CGSize {
    numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  public class func cgRect(for string: String) -> CGRect {
    numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, in: string).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
      ?? .identity
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(4, in: string).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(4, in: string).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  public class func uiOffset(for string: String) -> UIOffset {
    numbers(2, in: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func numbers(_ count: Int, in string: String) -> [CGFloat]? {
    let parts = string.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    return parts.count == count && numbers.count == count ? numbers.map { CGFloat($0) } : nil
  }
}
