import Nibs
import Stage

extension SceneHost {
  /// The frames that the document has for views that stand elsewhere, in the window's coordinates.
  /// - Parameter selection: The only view that counts; nil for all views.
  package func ownFrames(differingFrom content: SceneSnapshot, of selection: ViewPath?) -> [CGRect]
  {
    views.compactMap { path, view in
      guard selection == nil || selection == path,
        let own = view.origin?.frame(for: view.traitCollection),
        let item = content.view(at: path), item.isShown,
        let parent = view.superview, !own.agrees(with: item.solvedFrame)
      else { return nil }
      return parent.convert(own, to: window)
    }
  }
}

extension UIView {
  /// The place in the document of the view, or of the nearest superview that has one.
  package var originAround: DocumentOrigin? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.origin).first
  }
}
