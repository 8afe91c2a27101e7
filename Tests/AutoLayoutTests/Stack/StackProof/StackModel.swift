@testable import AutoLayout

/// Where the views of a stack lie, by arithmetic: what follows from the constraints that UIKit's
/// stacks are seen to make of their views, from the least length of 0, and from the priorities that
/// views are born with (they hug their content at 250 and resist at 750).
///
/// Where the constraints leave a choice, the choice is that of devices, and the comment says which.
/// There must be room for the spacings.
struct StackModel {
  struct Content {
    /// What the view asks for along the axis and across it, in points; nil for nothing.
    var length: Double?
    var breadth: Double?
    /// From the top down to the first baseline, and from the last one down to the bottom.
    var ascent = 0.0
    var descent = 0.0
    var spacingAfter = 0.0
    var isHidden = false
  }

  struct Span: Equatable {
    var start: Double
    var length: Double
    var end: Double { start + length }
    var middle: Double { start + length / 2 }
  }

  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  /// What the stack has for its views, along the axis and across it.
  var length: Double
  var breadth: Double
  /// The stack's margins along the axis, both together, which proportions count in.
  var margins = 0.0
  var contents: [Content]

  private var visible: [Content] { contents.filter { !$0.isHidden } }
  private var spacings: [Double] { visible.dropLast().map(\.spacingAfter) }
  private var wanted: [Double] { visible.map { $0.length ?? 0 } }

  // MARK: Along the axis

  /// Each view's place along the axis, from the stack's leading edge or its top.
  var along: [Span] {
    let (lengths, gaps) = shares
    var spans: [Span] = []
    for (index, length) in lengths.enumerated() {
      spans.append(
        Span(start: index == 0 ? 0 : spans[index - 1].end + gaps[index - 1], length: length))
    }
    return withHidden(spans)
  }

  /// The lengths of the visible views, and the gaps between them.
  private var shares: (lengths: [Double], gaps: [Double]) {
    let room = length - spacings.reduce(0, +)
    // A proportion that is alone is required: the view reaches over the margin.
    if visible.count == 1 {
      return ([length + (distribution == .fillProportionally ? margins : 0)], [])
    }
    switch distribution {
    case .fill:
      return (filled(room), spacings)
    case .fillProportionally where visible.contains { ($0.length ?? 0) > 0 }:
      return (proportional(room), spacings)
    case .fillEqually, .fillProportionally:
      return (visible.map { _ in room / Double(visible.count) }, spacings)
    case .equalSpacing:
      // All gaps are as long as the longest spacing, or longer, where the views leave more.
      let count = Double(visible.count - 1)
      let gap = max(spacings.max()!, (length - wanted.reduce(0, +)) / count)
      return (shrunk(to: length - gap * count), spacings.map { _ in gap })
    case .equalCentering:
      return wanted.reduce(0, +) > room ? (centeredTightly(room), spacings) : (wanted, centered)
    }
  }

  /// The first view stretches or shrinks; the last of those without content takes what is left
  /// over (both measured on devices).
  private func filled(_ room: Double) -> [Double] {
    var lengths = shrunk(to: room)
    let flexible = visible.lastIndex { $0.length == nil } ?? 0
    lengths[flexible] += room - lengths.reduce(0, +)
    return lengths
  }

  /// The contents' lengths, made shorter as far as they have to be: the first view's before the
  /// next one's.
  private func shrunk(to room: Double) -> [Double] {
    var missing = max(0, wanted.reduce(0, +) - room)
    return wanted.map { length in
      let cut = min(length, missing)
      missing -= cut
      return length - cut
    }
  }

  /// A view's part is its content's in all contents and spacings, at priorities that fall from view
  /// to view: so the last one takes what is left, and no view more than there is.
  private func proportional(_ room: Double) -> [Double] {
    let whole = wanted.reduce(0, +) + spacings.reduce(0, +)
    var left = room
    var lengths = wanted.map { content in
      let part = min(content / whole * (length + margins), left)
      left -= part
      return part
    }
    lengths[lengths.count - 1] += left
    return lengths
  }

  /// Gaps that put the middles at equal distances, as far as no gap falls below its spacing.
  private var centered: [Double] {
    let span = length - wanted.first! / 2 - wanted.last! / 2
    let halves = zip(wanted, wanted.dropFirst()).map { ($0 + $1) / 2 }
    let least = zip(halves, spacings).map(+)
    if least.count == 1 { return [span - halves[0]] }
    precondition(least.count == 2, "not worked out for more than three views")
    let first = min(max(span / 2, least[0]), span - least[1])
    return [first - halves[0], span - first - halves[1]]
  }

  /// The same where views have to shrink: their sum is given, and the distances between the middles
  /// come before the question which view gives way. Of what is left the later view gets as much as
  /// it can (on devices the earlier one gives way).
  private func centeredTightly(_ room: Double) -> [Double] {
    if wanted.count == 2 { return shrunk(to: room) }
    precondition(wanted.count == 3, "not worked out for more than three views")
    let difference = 2 * (spacings[0] - spacings[1])
    let last = min(wanted[2], wanted[0] + difference, (room + difference) / 2)
    let first = last - difference
    let middle = room - first - last
    precondition(first >= 0 && last >= 0 && (0...wanted[1]).contains(middle))
    return [first, middle, last]
  }

  /// A hidden view has no length, and lies in the middle of the gap (measured on devices): of its
  /// spacing, or of what equal gaps and equal centres are about; before the first and after the
  /// last view at the stack's edge.
  private func withHidden(_ spans: [Span]) -> [Span] {
    var shown = 0
    return contents.map { content in
      guard content.isHidden else {
        shown += 1
        return spans[shown - 1]
      }
      if shown == 0 { return Span(start: 0, length: 0) }
      if shown == spans.count { return Span(start: length, length: 0) }
      let (before, after) = (spans[shown - 1], spans[shown])
      return switch distribution {
      case .equalSpacing: Span(start: (before.end + after.start) / 2, length: 0)
      case .equalCentering: Span(start: (before.middle + after.middle) / 2, length: 0)
      default: Span(start: before.end + visible[shown - 1].spacingAfter / 2, length: 0)
      }
    }
  }

  // MARK: Across the axis

  /// Each view's place across the axis, from the stack's top or its leading edge.
  var across: [Span] {
    // A hidden view counts as the others do (measured on devices).
    let ascent = contents.map(\.ascent).max() ?? 0
    let descent = contents.map(\.descent).max() ?? 0
    return contents.map { content in
      let wanted = content.breadth ?? 0
      let least = min(wanted, breadth)
      switch alignment {
      case .fill: return Span(start: 0, length: breadth)
      case .leading: return Span(start: 0, length: least)
      case .center: return Span(start: (breadth - least) / 2, length: least)
      case .trailing: return Span(start: breadth - least, length: least)
      // The view whose baseline lies deepest is at the top, and the others hang from that line.
      case .firstBaseline:
        let start = ascent - content.ascent
        return Span(start: start, length: min(wanted, breadth - start))
      // The view that reaches deepest below its baseline is at the bottom.
      case .lastBaseline:
        let end = breadth - (descent - content.descent)
        return Span(start: end - min(wanted, end), length: min(wanted, end))
      }
    }
  }
}
