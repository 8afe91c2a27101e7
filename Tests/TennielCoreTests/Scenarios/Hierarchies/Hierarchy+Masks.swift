import AutoLayout
import Foundation

/// Frames that autoresizing masks tie to the view around, in the place of constraints.
extension Hierarchy {
  /// The frame of a view that takes its mask into constraints, as functions of the size of the view
  /// around it through what both are now.
  func maskRows(_ index: Int, _ view: UIView) -> [HierarchyRow] {
    guard view.translatesAutoresizingMaskIntoConstraints, let owner = items[index].owner,
      let around = items[owner].view
    else { return [] }
    let (mask, frame, whole) = (view.autoresizingMask, view.solvedFrame, around.solvedFrame.size)
    let horizontal = MaskedSpan(
      origin: frame.minX, length: frame.width, whole: whole.width,
      growsBefore: mask.contains(.flexibleLeftMargin), grows: mask.contains(.flexibleWidth),
      growsAfter: mask.contains(.flexibleRightMargin))
    let vertical = MaskedSpan(
      origin: frame.minY, length: frame.height, whole: whole.height,
      growsBefore: mask.contains(.flexibleTopMargin), grows: mask.contains(.flexibleHeight),
      growsAfter: mask.contains(.flexibleBottomMargin))
    func row(_ part: Part, _ line: MaskedSpan.Line, of whole: Part) -> HierarchyRow {
      var row = HierarchyRow()
      row.sum.add(index, part, times: 1)
      row.sum.add(owner, whole, times: -line.slope)
      row.sum.constant = -line.constant
      return row
    }
    return [
      row(.left, horizontal.origin, of: .width), row(.width, horizontal.length, of: .width),
      row(.top, vertical.origin, of: .height), row(.height, vertical.length, of: .height),
    ]
  }
}

/// A span that follows the length around it: what grows shares what the rest leaves, in the ratio
/// in which it has it now.
private struct MaskedSpan {
  struct Line {
    var slope = 0.0
    var constant = 0.0
  }

  var origin = Line()
  var length = Line()

  init(
    origin start: CGFloat, length size: CGFloat, whole: CGFloat, growsBefore: Bool, grows: Bool,
    growsAfter: Bool
  ) {
    let end = whole - start - size
    // Without a room to divide, all that grows has the same share.
    func share(_ part: CGFloat, of room: CGFloat, _ count: CGFloat) -> CGFloat {
      room == 0 ? 1 / count : part / room
    }
    guard growsBefore || grows else {
      (origin.constant, length.constant) = (start, size)
      return
    }
    if growsBefore && growsAfter {
      // The center keeps its place in the whole.
      let center = share(start + size / 2, of: whole, 2)
      if grows { length.slope = share(size, of: whole, 3) } else { length.constant = size }
      origin = Line(slope: center - length.slope / 2, constant: -length.constant / 2)
    } else {
      // One margin at least stays, and the others share what it leaves.
      let fixed = growsBefore ? end : growsAfter ? start : start + end
      let count: CGFloat = growsBefore || growsAfter ? 2 : 1
      let slope = grows ? share(size, of: whole - fixed, count) : 0
      length = Line(slope: slope, constant: grows ? -slope * fixed : size)
      origin =
        growsBefore
        ? Line(slope: 1 - slope, constant: -end - length.constant) : Line(slope: 0, constant: start)
    }
  }
}
