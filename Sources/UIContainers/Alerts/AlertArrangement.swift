/// The frames of an alert's parts, from their heights, in points.
struct AlertArrangement {
  /// The lengths that the frames follow from.
  struct Content {
    var width: CGFloat
    /// The greatest height of the whole, and the least one, to which the texts' part is stretched.
    var room: CGFloat
    var least: CGFloat = 0
    /// The width of a line between two parts.
    var hairline: CGFloat
    /// The heights of title and message, and of the text fields.
    var texts: [CGFloat] = []
    var fields: [CGFloat] = []
    /// The space around the texts, and between them.
    var insets: CGSize
    var spacing: CGFloat
    /// The heights of the buttons below the texts, in their order.
    var buttons: [CGFloat] = []
    var isSideBySide = false
    /// The height that the buttons keep at least.
    var leastButtons: CGFloat
    /// The height of a button apart below all others.
    var apart: CGFloat?
  }

  /// The size of the whole.
  private(set) var size = CGSize.zero
  /// The part above the apart button.
  private(set) var main = CGRect.zero
  private(set) var apart: CGRect?
  /// The visible part of texts and fields, and their frames in it; it scrolls if it is too low.
  private(set) var header = CGRect.zero
  private(set) var headerHeight: CGFloat = 0
  private(set) var texts: [CGRect] = []
  private(set) var fields: [CGRect] = []
  /// The visible part of the buttons, and their frames in it; it scrolls if it is too low.
  private(set) var footer = CGRect.zero
  private(set) var footerHeight: CGFloat = 0
  private(set) var buttons: [CGRect] = []
  /// The line between header and buttons.
  private(set) var line = CGRect.zero

  init(_ content: Content) {
    placeTexts(content)
    placeButtons(content)
    let line = headerHeight > 0 && footerHeight > 0 ? content.hairline : 0
    let below = content.apart.map { $0 + (hasMain ? AlertMetrics.sheetSpace : 0) } ?? 0
    let room = max(0, content.room - below - line)
    let natural = min(headerHeight, max(0, room - min(footerHeight, content.leastButtons)))
    let stretched = content.least - below - line - min(footerHeight, room - natural)
    header = CGRect(x: 0, y: 0, width: content.width, height: max(natural, stretched))
    self.line = CGRect(x: 0, y: header.maxY, width: content.width, height: line)
    footer = CGRect(
      x: 0, y: self.line.maxY, width: content.width,
      height: min(footerHeight, room - header.height))
    main = CGRect(x: 0, y: 0, width: content.width, height: footer.maxY)
    apart = content.apart.map {
      CGRect(x: 0, y: main.height + below - $0, width: content.width, height: $0)
    }
    size = CGSize(width: content.width, height: main.height + below)
  }

  private var hasMain: Bool { headerHeight > 0 || footerHeight > 0 }

  private mutating func placeTexts(_ content: Content) {
    guard !content.texts.isEmpty || !content.fields.isEmpty else { return }
    let width = content.width - 2 * content.insets.width
    var y = content.insets.height
    func frame(_ height: CGFloat) -> CGRect {
      CGRect(x: content.insets.width, y: y, width: width, height: height)
    }
    for (index, height) in content.texts.enumerated() {
      if index > 0 { y += content.spacing }
      texts.append(frame(height))
      y += height
    }
    if !content.texts.isEmpty, !content.fields.isEmpty { y += AlertMetrics.fieldSpacing }
    for height in content.fields {
      fields.append(frame(height))
      y += height
    }
    headerHeight = y + content.insets.height
  }

  private mutating func placeButtons(_ content: Content) {
    guard let highest = content.buttons.max() else { return }
    if content.isSideBySide {
      let gaps = content.hairline * CGFloat(content.buttons.count - 1)
      let width = (content.width - gaps) / CGFloat(content.buttons.count)
      for index in content.buttons.indices {
        buttons.append(
          CGRect(
            x: CGFloat(index) * (width + content.hairline), y: 0, width: width, height: highest))
      }
    } else {
      var y: CGFloat = 0
      for height in content.buttons {
        buttons.append(CGRect(x: 0, y: y, width: content.width, height: height))
        y += height + content.hairline
      }
    }
    footerHeight = buttons.last?.maxY ?? 0
  }
}
