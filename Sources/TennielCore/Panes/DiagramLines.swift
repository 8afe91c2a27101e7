import Cells
import LayoutTools

/// The lines of the diagram of a view's constraints. The view is a box with its edges around it,
/// and with its sizes, centers and baseline inside. Each part has its key and the number of its
/// constraints, in brackets while the part filters the constraints.
struct DiagramLines {
  let diagram: ConstraintDiagram
  let glyphs: Glyphs

  func spans(_ line: Int) -> [Pen.Span] {
    let side = Pen.Span(String(repeating: " ", count: Self.side))
    switch line {
    case 0: return [side] + edge(.top, glyphs.corners.topLeft, glyphs.corners.topRight)
    case 1: return [side, wall] + parts([.centerX, .centerY]) + [wall]
    case 2:
      return parts([.leading]) + [strut(.leading), post(.leading, glyphs.tees.left)]
        + parts([.width, .height]) + [post(.trailing, glyphs.tees.right), strut(.trailing)]
        + parts([.trailing])
    case 3: return [side, wall, blank(3)] + parts([.baseline]) + [blank(3), wall]
    default: return [side] + edge(.bottom, glyphs.corners.bottomLeft, glyphs.corners.bottomRight)
    }
  }

  /// The columns beside the box, for a part and its strut.
  private static let side = 7

  private var wall: Pen.Span { Pen.Span(glyphs.vertical, Palette.quiet) }
  private func blank(_ columns: Int) -> Pen.Span {
    Pen.Span(String(repeating: " ", count: columns))
  }

  /// The top or the bottom of the box.
  private func edge(_ part: ConstrainedPart, _ left: String, _ right: String) -> [Pen.Span] {
    let line = String(repeating: glyphs.horizontal, count: 3)
    return [Pen.Span(left + line, Palette.quiet)] + parts([part])
      + [Pen.Span(line + right, Palette.quiet)]
  }

  /// The line from the box to a part beside it: solid if a required constraint affects the part,
  /// dashed if only optional constraints do.
  private func strut(_ part: ConstrainedPart) -> Pen.Span {
    let affecting = diagram.constraints.filter(part.isAffected)
    guard !affecting.isEmpty else { return blank(2) }
    let isRequired = affecting.contains(where: \.isRequired)
    return Pen.Span(isRequired ? glyphs.solid : glyphs.dashed, Palette.constraint)
  }

  /// Where the strut meets the box.
  private func post(_ part: ConstrainedPart, _ tee: String) -> Pen.Span {
    diagram.count(of: part) > 0 ? Pen.Span(tee, Palette.quiet) : wall
  }

  /// Parts with a blank between them.
  private func parts(_ parts: [ConstrainedPart]) -> [Pen.Span] {
    var spans: [Pen.Span] = []
    for part in parts {
      if !spans.isEmpty { spans.append(blank(1)) }
      let (count, isOn) = (diagram.count(of: part), diagram.filter.contains(part))
      let number = count > 99 ? "**" : "\(count)".padded(toColumns: 2, alignment: .right)
      let text = "\(part.key)\(number)"
      spans.append(
        Pen.Span(
          isOn ? "[\(text)]" : " \(text) ",
          isOn ? Palette.accent : count == 0 ? Palette.quiet : Palette.strong,
          command: .filterConstraints(part)))
    }
    return spans
  }
}
