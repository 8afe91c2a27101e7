import Cells
import Goldens

/// The change of a review that is shown: its texts and what differs, read once.
struct ShownChange: Equatable, Sendable {
  /// A side of a change.
  enum Side: Equatable, Sendable {
    case kept, now
  }

  private let kept: GoldenText?
  private let now: GoldenText
  /// What differs; nil where nothing was kept.
  let difference: GoldenDifference?
  /// The size that both pictures fit into, so that they can take turns in one place.
  let size: CellSize

  init(_ change: ReviewedChange) {
    kept = change.kept.map { GoldenText($0) }
    now = GoldenText(change.now)
    difference = kept.map { [now] in GoldenDifference(from: $0, to: now) }
    let rows = now.picture + (kept?.picture ?? [])
    size = CellSize(
      columns: rows.map { TextWidth.width(of: $0) }.max() ?? 0,
      rows: max(now.picture.count, kept?.picture.count ?? 0))
  }

  /// Whether something was kept.
  var hasKept: Bool { kept != nil }

  /// The lines of a picture; none where nothing was kept.
  func picture(_ side: Side) -> [String] {
    (side == .kept ? kept?.picture : now.picture) ?? []
  }

  /// What is different, in words.
  var summary: String { difference?.summary ?? "no golden yet" }

  /// What became of frames, a sentence each.
  var frames: [String] { difference?.frames ?? [] }
}
