import AutoLayout
import Foundation
import InterfaceBuilder

/// The safe area that a document's own frames show: a view that is tied to the safe area has its
/// frame.
struct DocumentInsets {
  var top: CGFloat?
  var bottom: CGFloat?

  init(_ root: Element, _ controller: Element?) {
    var guides: [String: String] = [:]
    for child in root.children where child.name == "viewLayoutGuide" && child["key"] == "safeArea" {
      if let id = child["id"] { guides[id] = "safeArea" }
    }
    for child in controller?.child("layoutGuides")?.children.map({ $0 }) ?? [] {
      if let id = child["id"], let type = child["type"] { guides[id] = type }
    }
    if let id = root["id"] { guides[id] = "root" }
    let frames = root.subviewFrames
    guard let height = root.rect(key: "frame")?.height else { return }
    // Constraints that differ between size classes may not be those that made the frames.
    let varying = Set(
      root.children.filter { $0.name == "variation" }.flatMap { $0.children }
        .filter { $0["key"] == "constraints" }.flatMap { $0.children }
        .compactMap { $0["reference"] })
    for constraint in root.equations {
      guard !varying.contains(constraint["id"] ?? ""),
        let first = constraint["firstItem"] ?? root["id"], let second = constraint["secondItem"],
        let a = constraint["firstAttribute"], let b = constraint["secondAttribute"]
      else { continue }
      let constant = constraint.number("constant") ?? 0
      for (guide, guideAttribute, item, attribute, sign) in [
        (first, a, second, b, 1.0), (second, b, first, a, -1.0),
      ] {
        guard let kind = guides[guide], let frame = frames[item],
          attribute == "top" || attribute == "bottom"
        else { continue }
        let edge = attribute == "top" ? frame.y : frame.y + frame.height
        // The guide's edge by the item's: guide == item + c, or item == guide + c.
        let place = sign > 0 ? edge + constant : edge - constant
        switch (kind, guideAttribute) {
        case ("root", "topMargin"): top = top ?? CGFloat(place)
        case ("root", "bottomMargin"): bottom = bottom ?? CGFloat(height - place)
        case ("safeArea", "top"), ("top", "bottom"): top = top ?? CGFloat(place)
        case ("safeArea", "bottom"), ("bottom", "top"): bottom = bottom ?? CGFloat(height - place)
        default: break
        }
      }
    }
  }

  func applied(to insets: UIEdgeInsets, _ size: CGSize) -> UIEdgeInsets {
    var insets = insets
    if let top, top >= 0, top < 200 { insets.top = top }
    if let bottom, bottom >= 0, bottom < 200 { insets.bottom = bottom }
    return insets
  }
}
