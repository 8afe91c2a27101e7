/// The frames of a button's image, title and subtitle, laid out as one group within its insets.
///
/// ```
/// leading            trailing           top               bottom
/// ┌──────────────┐   ┌──────────────┐   ┌────────────┐    ┌────────────┐
/// │ ▣ Title      │   │ Title      ▣ │   │     ▣      │    │   Title    │
/// │   Subtitle   │   │ Subtitle     │   │   Title    │    │     ▣      │
/// └──────────────┘   └──────────────┘   └────────────┘    └────────────┘
/// ```
struct ButtonArrangement {
  /// The edge of the titles at which the image stands.
  enum Side {
    case left, right, top, bottom

    var isBeside: Bool { self == .left || self == .right }
  }

  /// The size of the image in points; `nil` if the button has none. The same holds for the titles.
  var image: CGSize?
  var title: CGSize?
  var subtitle: CGSize?
  var side = Side.left
  /// The space between the image and the titles, in points.
  var imagePadding: CGFloat = 0
  /// The space between the title and the subtitle, in points.
  var titlePadding: CGFloat = 0
  var insets = UIEdgeInsets.zero

  /// The frames of the three parts, in points. A missing part has an empty frame.
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private var texts: CGSize {
    let first = title ?? .zero
    let second = subtitle ?? .zero
    let gap = title != nil && subtitle != nil ? titlePadding : 0
    return CGSize(width: max(first.width, second.width), height: first.height + gap + second.height)
  }

  private var hasTexts: Bool { title != nil || subtitle != nil }

  private var gap: CGFloat { image != nil && hasTexts ? imagePadding : 0 }

  private var group: CGSize {
    let picture = image ?? .zero
    return side.isBeside
      ? CGSize(width: picture.width + gap + texts.width, height: max(picture.height, texts.height))
      : CGSize(width: max(picture.width, texts.width), height: picture.height + gap + texts.height)
  }

  /// The size of the whole group with its insets, in points.
  var size: CGSize {
    CGSize(
      width: group.width + insets.left + insets.right,
      height: group.height + insets.top + insets.bottom)
  }

  /// The width in points left for the titles by the insets and by an image beside them.
  func textWidth(in width: CGFloat) -> CGFloat {
    width - insets.left - insets.right - (side.isBeside ? (image?.width ?? 0) + gap : 0)
  }

  /// The frames of the parts in a button whose bounds are `bounds`.
  /// - Parameters:
  ///   - edge: The horizontal alignment of the group in the bounds, and of the shorter of the two
  ///     titles.
  ///   - vertical: The share of the free height that goes above the group, from 0 to 1.
  ///   - fills: Whether the titles take all the width that is left for them.
  func frames(in bounds: CGRect, edge: LineEdge, vertical: CGFloat, fills: Bool) -> Frames {
    let room = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let picture = image ?? .zero
    let textRoom = max(0, textWidth(in: bounds.width))
    let textWidth = fills ? textRoom : min(texts.width, textRoom)
    let groupWidth =
      side.isBeside ? picture.width + gap + textWidth : max(picture.width, textWidth)
    let group = CGRect(
      x: room.minX + Self.share(edge) * (room.width - groupWidth),
      y: room.minY + vertical * (room.height - group.height), width: groupWidth,
      height: group.height)

    var frames = Frames()
    if let image {
      let x =
        switch side {
        case .left: group.minX
        case .right: group.maxX - image.width
        case .top, .bottom: group.midX - image.width / 2
        }
      let y =
        switch side {
        case .left, .right: group.midY - image.height / 2
        case .top: group.minY
        case .bottom: group.maxY - image.height
        }
      frames.image = CGRect(origin: CGPoint(x: x, y: y), size: image)
    }
    let textX =
      switch side {
      case .left: group.minX + picture.width + gap
      case .right: group.minX
      case .top, .bottom: group.midX - textWidth / 2
      }
    let textY =
      switch side {
      case .left, .right: group.midY - texts.height / 2
      case .top: group.minY + picture.height + gap
      case .bottom: group.minY
      }
    let column = CGRect(x: textX, y: textY, width: textWidth, height: texts.height)
    frames.title = text(title, top: column.minY, in: column, edge, fills)
    frames.subtitle = text(
      subtitle, top: column.maxY - (subtitle?.height ?? 0), in: column, edge, fills)
    return frames
  }

  private func text(
    _ size: CGSize?, top: CGFloat, in column: CGRect, _ edge: LineEdge, _ fills: Bool
  ) -> CGRect {
    guard let size else { return CGRect(x: column.minX, y: top, width: 0, height: 0) }
    let width = fills ? column.width : min(size.width, column.width)
    return CGRect(
      x: column.minX + Self.share(edge) * (column.width - width), y: top, width: width,
      height: size.height)
  }

  /// The part of the free width that goes before what is aligned with an edge.
  static func share(_ edge: LineEdge) -> CGFloat {
    switch edge {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
