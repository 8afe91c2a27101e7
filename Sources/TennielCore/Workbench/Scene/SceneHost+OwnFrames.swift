import AutoLayout
import Foundation
import Nibs
import Stage

extension SceneHost {
  /// The frames that the document has for views that stand elsewhere, in the window's coordinates.
  /// - Parameter selection: The only view that counts; nil for all views.
  func ownFrames(differingFrom content: SceneSnapshot, of selection: ViewPath?) -> [CGRect] {
    views.compactMap { path, view in
      guard selection == nil || selection == path, let own = view.origin?.frame,
        let item = content.view(at: path), item.isShown,
        let parent = view.superview, !Self.agrees(own, item.solvedFrame)
      else { return nil }
      return parent.convert(own, to: window)
    }
  }

  /// Whether two frames are the same but for half a point.
  static func agrees(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) <= 0.5 && abs(a.minY - b.minY) <= 0.5 && abs(a.width - b.width) <= 0.5
      && abs(a.height - b.height) <= 0.5
  }
}

extension UIView {
  /// The place in the document of the view, or of the nearest superview that has one.
  var originAround: DocumentOrigin? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.origin).first
  }
}
