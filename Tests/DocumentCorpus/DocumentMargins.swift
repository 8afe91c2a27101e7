import Foundation
import InterfaceBuilder

/// The margin at the sides of a cell that the document's own frames show.
struct DocumentMargins {
  var side: CGFloat?

  init(_ cell: Element) {
    guard let content = cell.child(key: "contentView") ?? Optional(cell), let id = content["id"]
    else { return }
    let frames = content.subviewFrames
    for constraint in content.equations {
      let first = constraint["firstItem"] ?? id
      let second = constraint["secondItem"] ?? ""
      let constant = constraint.number("constant") ?? 0
      if second == id, constraint["secondAttribute"] == "leadingMargin",
        constraint["firstAttribute"] == "leading", let frame = frames[first]
      {
        side = side ?? CGFloat(frame.x - constant)
      }
      if first == id, constraint["firstAttribute"] == "leadingMargin",
        constraint["secondAttribute"] == "leading", let frame = frames[second]
      {
        side = side ?? CGFloat(frame.x + constant)
      }
    }
    if let found = side, found < 0 || found > 60 { side = nil }
  }
}
