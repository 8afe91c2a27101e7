/// A canvas of pixels: paths and images are drawn into it, without smooth edges.
///
/// Shadows, gradients, patterns and text are not drawn.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgcontext>
@preconcurrency @MainActor public final class CGContext {
  /// The size in points, and the pixels in a point.
  let size: CGSize
  let scale: CGFloat
  /// Row by row; none before something is drawn.
  private var pixels: [Bitmap.Pixel] = []
  private let columns: Int
  private let rows: Int
  /// Whether anything was drawn.
  private(set) var isTouched = false
  private var state = State()
  private var saved: [State] = []
  private var path = CGMutablePath()

  private struct State {
    var fill = UIColor.Components(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = UIColor.Components(red: 0, green: 0, blue: 0, alpha: 1)
    var lineWidth: CGFloat = 1
    var alpha: CGFloat = 1
    /// From the user's points to those of the canvas.
    var transform = CGAffineTransform.identity
    var clip: CGRect?
  }

  /// The most pixels of a canvas.
  private static let limit = 1 << 22

  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The pixels in a point; fewer for a size that would have too many.
  init(size: CGSize, scale: CGFloat) {
    let isLegal = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
    self.size = isLegal ? size : CGSize(width: 1, height: 1)
    let most = (CGFloat(Self.limit) / (self.size.width * self.size.height)).squareRoot()
    self.scale = min(scale.isFinite && scale > 0 ? scale : 1, most)
    columns = min(Self.limit, max(1, Int((self.size.width * self.scale).rounded(.up))))
    rows = max(1, min(Self.limit / columns, Int((self.size.height * self.scale).rounded(.up))))
  }

  private func begin() {
    isTouched = true
    guard pixels.isEmpty else { return }
    pixels = Array(
      repeating: Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0), count: columns * rows)
  }

  /// What was drawn.
  var image: UIImage {
    begin()
    return UIImage(pixels: Bitmap(width: columns, height: rows, pixels: pixels), scale: scale)
  }

  // MARK: State

  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  public func setFillColor(_ color: CGColor) { state.fill = color.shade }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.shade }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Has no effect, as have the line's joints.
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Restricts what follows to a rectangle.
  public func clip(to rect: CGRect) {
    let shown = rect.applying(state.transform)
    state.clip = state.clip?.intersection(shown) ?? shown
  }

  // MARK: Paths

  public func beginPath() { path = CGMutablePath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  public func closePath() { path.closeSubpath() }
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, rule)
    beginPath()
  }
  public func strokePath() {
    stroke(path, width: state.lineWidth)
    beginPath()
  }

  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil), .winding) }
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil), .winding)
  }
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(CGPath(rect: rect, transform: nil), width: width)
  }
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil), width: state.lineWidth)
  }
  public func clear(_ rect: CGRect) {
    paint(rect.applying(state.transform)) { _ in
      Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    let polygons = path.applying(state.transform).polygons()
    fill(polygons, rule, state.fill)
  }

  /// Each piece of the line is a rectangle along it.
  func stroke(_ path: CGPath, width: CGFloat) {
    let half = max(width, 1 / scale) / 2
    var pieces: [[CGPoint]] = []
    for polygon in path.polygons() {
      for (start, end) in zip(polygon, polygon.dropFirst()) where start != end {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let (x, y) = (-dy / length * half, dx / length * half)
        pieces.append([
          CGPoint(x: start.x + x, y: start.y + y), CGPoint(x: end.x + x, y: end.y + y),
          CGPoint(x: end.x - x, y: end.y - y), CGPoint(x: start.x - x, y: start.y - y),
        ])
      }
    }
    let transform = state.transform
    fill(pieces.map { $0.map { $0.applying(transform) } }, .winding, state.stroke)
  }

  private func fill(
    _ polygons: [[CGPoint]], _ rule: CGPathFillRule, _ color: UIColor.Components
  ) {
    let all = polygons.flatMap(\.self)
    guard let left = all.map(\.x).min(), let right = all.map(\.x).max(),
      let top = all.map(\.y).min(), let bottom = all.map(\.y).max()
    else { return }
    let area = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    paint(area) { point in
      let turns = polygons.reduce(0) { $0 + $1.windings(around: point) }
      return (rule == .winding ? turns != 0 : turns % 2 != 0) ? Bitmap.Pixel(color) : nil
    }
  }

  /// Fills a rectangle with colours from one point to another, both as fractions of the rectangle.
  package func drawGradient(
    _ colors: [CGColor], at locations: [CGFloat]?, from start: CGPoint, to end: CGPoint,
    in rect: CGRect
  ) {
    guard let first = colors.first, rect.width > 0, rect.height > 0 else { return }
    let places =
      locations.flatMap { $0.count == colors.count ? $0 : nil }
      ?? colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
    let (dx, dy, back) = (end.x - start.x, end.y - start.y, state.transform.inverted())
    let length = dx * dx + dy * dy
    paint(rect.applying(state.transform)) { point in
      let place = point.applying(back)
      let x = (place.x - rect.minX) / rect.width - start.x
      let y = (place.y - rect.minY) / rect.height - start.y
      let part = length == 0 ? 1 : (x * dx + y * dy) / length
      guard let next = places.firstIndex(where: { $0 >= part }), next > 0 else {
        return Bitmap.Pixel((part <= places[0] ? first : colors[colors.count - 1]).shade)
      }
      let share = (part - places[next - 1]) / max(places[next] - places[next - 1], 1e-9)
      return Bitmap.Pixel(colors[next - 1].shade.mixed(with: colors[next].shade, share))
    }
  }

  // MARK: Images

  /// Draws an image upright: y grows downwards here.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(UIImage(cgImage: image), in: rect, alpha: 1)
  }

  func draw(_ image: UIImage, in rect: CGRect, alpha: CGFloat) {
    guard rect.width > 0, rect.height > 0, image.hasPixels else { return }
    let (picture, back) = (image.pixels, state.transform.inverted())
    paint(rect.applying(state.transform), alpha: alpha) { point in
      let place = point.applying(back)
      let x = (place.x - rect.minX) / rect.width
      let y = (place.y - rect.minY) / rect.height
      guard (0..<1).contains(x), (0..<1).contains(y) else { return nil }
      return picture[Int(x * CGFloat(picture.width)), Int(y * CGFloat(picture.height))]
    }
  }

  /// Paints the pixels whose middles are in an area of the canvas.
  private func paint(
    _ area: CGRect, alpha: CGFloat = 1, _ color: (CGPoint) -> Bitmap.Pixel?
  ) {
    begin()
    let shown = (state.clip?.intersection(area) ?? area)
      .intersection(CGRect(origin: .zero, size: size))
    guard !shown.isNull, shown.minX.isFinite, shown.maxX.isFinite, shown.minY.isFinite else {
      return
    }
    func range(_ start: CGFloat, _ end: CGFloat, _ count: Int) -> Range<Int> {
      let first = min(Int(start * scale), count)
      return first..<max(first, min(count, Int((end * scale).rounded(.up))))
    }
    for row in range(shown.minY, shown.maxY, rows) {
      let y = (CGFloat(row) + 0.5) / scale
      for column in range(shown.minX, shown.maxX, columns) {
        let point = CGPoint(x: (CGFloat(column) + 0.5) / scale, y: y)
        guard let new = color(point) else { continue }
        let index = row * columns + column
        pixels[index] = new.alpha == 0 ? new : new.over(pixels[index], state.alpha * alpha)
      }
    }
  }
}

extension UIColor.Components {
  fileprivate func mixed(with other: UIColor.Components, _ share: CGFloat) -> UIColor.Components {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return UIColor.Components(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

extension Bitmap.Pixel {
  fileprivate init(_ color: UIColor.Components) {
    func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    self.init(
      red: byte(color.red), green: byte(color.green), blue: byte(color.blue),
      alpha: byte(color.alpha))
  }

  /// The colour in front of another one.
  fileprivate func over(_ back: Bitmap.Pixel, _ opacity: CGFloat) -> Bitmap.Pixel {
    let front = CGFloat(alpha) / 255 * opacity
    let rest = CGFloat(back.alpha) / 255 * (1 - front)
    let sum = front + rest
    guard sum > 0 else { return back }
    func mix(_ new: UInt8, _ old: UInt8) -> UInt8 {
      UInt8(((CGFloat(new) * front + CGFloat(old) * rest) / sum).rounded())
    }
    return Bitmap.Pixel(
      red: mix(red, back.red), green: mix(green, back.green), blue: mix(blue, back.blue),
      alpha: UInt8((sum * 255).rounded()))
  }
}
