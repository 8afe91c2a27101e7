import Documents
import InterfaceBuilder
import LayoutTools
import Stage

extension LayoutProblem {
  /// The fixes of the problem in a document that is edited: those that would change something for
  /// the view at fault.
  func fixes(in scene: BuildingScene, on content: SceneSnapshot) -> [LayoutFix] {
    guard let id = content.firstView(of: views).flatMap({ scene.ids[$0] }) else { return [] }
    let kinds: [LayoutFix.Kind] =
      switch kind {
      // The size of a content follows from the views in it: without any, nothing can be added.
      case .ambiguous where views.count > 1 && !scene.canvas.canSizeContent(of: id): []
      case .ambiguous: [.addMissing]
      case .touchTarget: [.enlarge]
      case .truncatedText: [.breakLines, .keepContent]
      case .noRoom: [.keepContent]
      case .offScreen: [.keepInside]
      case .unreachable where views.count > 1: [.bringToFront]
      default: []
      }
    // Finding out which constraints are missing takes longer, and some always are.
    return kinds.map { LayoutFix($0, id) }.filter {
      $0.kind == .addMissing || $0.change(on: scene.canvas) != nil
    }
  }

  /// The deletions of those constraints of a conflict, or of a pair of which one is too much, that
  /// the document has, each with the edit that takes the constraint out of the scene, and the words
  /// of the list.
  func deletions(
    in scene: BuildingScene
  ) -> [(fix: LayoutFix, removal: SceneEdit, words: String)] {
    guard kind == .conflict || kind == .duplicate else { return [] }
    return constraints.compactMap { constraint in
      guard let id = constraint.id.element, scene.canvas.document.object(id) != nil else {
        return nil
      }
      let removal = SceneEdit(
        .active, of: .constraint(constraint.id), from: .flag(true), to: .flag(false),
        subject: constraint.text)
      return (LayoutFix(.deleteConstraint, id), removal, "delete \(constraint.text)")
    }
  }
}

extension AppState {
  /// The views that the document draws elsewhere than their constraints put them, as far as the
  /// constraints say where; none on another screen than the document's own.
  var misplaced: [CanvasItem] { isPreview ? [] : building?.scene?.misplaced ?? [] }
}

extension Canvas {
  /// Whether constraints of the views in a scroll view can give its content a size.
  fileprivate func canSizeContent(of id: String) -> Bool {
    !subviews(of: id).isEmpty && guides(of: id).contains { $0.kind == .guide(.content) }
  }

  /// Where a view is drawn in the view around it, and where its constraints put it, in a sentence.
  func misplacement(of item: CanvasItem) -> String {
    let container = container(of: item)
    func frame(_ rect: Rect, in around: Rect?) -> String {
      let frame = item.documentFrame(for: rect)
      return Rect(
        x: frame.x - (around?.x ?? 0), y: frame.y - (around?.y ?? 0), width: frame.width,
        height: frame.height
      ).described
    }
    return "\(item.name) has the frame \(frame(item.frame, in: container?.frame)),"
      + " and its constraints make that \(frame(item.solvedFrame, in: container?.solvedFrame))"
  }
}
