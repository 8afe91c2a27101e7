import Findings
import Stage
import Wording

/// The repairs that a report tells of the conflicts of a document. They are tried where their
/// conflicts were found, since a repair that resolves a conflict may bring the next one.
@MainActor
struct ToldRepairs {
  /// A conflict of a scene.
  private struct Place {
    let scene: CheckedScene
    let grid: ScreenGrid
    let conflict: KnownConflict
  }

  private var places: [Finding.Fingerprint: [Place]] = [:]
  private var trials = KnownTrials()

  /// The most repairs of a finding that are tried, each with so many values and in so many scenes:
  /// a trial takes a layout.
  private static let most = (repairs: 6, values: 2, scenes: 4)

  /// Takes the conflicts among the findings of a scene.
  mutating func take(_ collector: FindingCollector, of scene: CheckedScene) {
    for (index, conflict) in collector.conflicts.sorted(by: { $0.key < $1.key }) {
      let finding = collector.findings[index]
      places[finding.fingerprint, default: []].append(
        Place(scene: scene, grid: finding.extent.grid, conflict: conflict))
    }
  }

  /// What resolves a conflict, in words; nil where nothing is known that does.
  ///
  /// It is the first repair that resolves the conflict in all of its scenes and brings no other
  /// one. Where there is none, it is one for the first scene, which the words name if there are
  /// others; and they say what is left out then, if anything is.
  mutating func words(for finding: Finding) -> String? {
    let places = (places[finding.fingerprint] ?? []).filter {
      finding.scenes.contains($0.scene.name) && $0.grid == finding.extent.grid
    }
    if let repair = repair(mending: places) { return repair.sentence }
    guard let place = places.first(where: { !$0.conflict.repairs.isEmpty }) else { return nil }
    let start = places.count > 1 ? "in \(place.scene.name): " : ""
    if places.count > 1, let repair = repair(mending: [place]) { return start + repair.sentence }
    let repair = place.conflict.repairs[0]
    let next = trials.leftOut(by: repair, for: place.conflict, in: place.scene)
    return start + repair.sentence + (next.isEmpty ? "" : "; then \(next.words) left out")
  }

  /// The first repair that mends all of some places; nil if none does.
  private mutating func repair(mending places: [Place]) -> SceneEdit? {
    guard let first = places.first else { return nil }
    let all = first.conflict.repairs
    // The last one is of the priority of what is left out: it brings another conflict least often.
    let few =
      all.count > Self.most.repairs ? all.prefix(Self.most.repairs - 1) + all.suffix(1) : all[...]
    for repair in few {
      let versions = places.compactMap { place in
        place.conflict.repairs.first { $0.isOfTheSame(as: repair) }
      }
      guard versions.count == places.count else { continue }
      // Where the numbers of the scenes differ, each of them may be right for all.
      for value in versions.map(\.after).uniqued.prefix(Self.most.values)
      where mends(zip(places, versions).prefix(Self.most.scenes).map { ($0, $1.to(value)) }) {
        return repair.to(value)
      }
    }
    return nil
  }

  /// Whether each of some repairs resolves its conflict and brings no other one.
  private mutating func mends(_ repairs: [(place: Place, edit: SceneEdit)]) -> Bool {
    for (place, edit) in repairs
    where !trials.leftOut(by: edit, for: place.conflict, in: place.scene).isEmpty {
      return false
    }
    return true
  }
}

extension SceneEdit {
  /// Whether another edit, maybe of another scene, changes the same property of the same element of
  /// the document, from the same value on.
  fileprivate func isOfTheSame(as other: SceneEdit) -> Bool {
    guard property == other.property, before == other.before else { return false }
    return target == other.target || target.element != nil && target.element == other.target.element
  }

  /// The edit with another value.
  fileprivate func to(_ value: EditedValue) -> SceneEdit {
    SceneEdit(property, of: target, from: before, to: value, subject: subject)
  }
}

extension SceneEdit.Target {
  fileprivate var element: String? {
    switch self {
    case .view(let id): id.element
    case .constraint(let id): id.element
    }
  }
}

extension [SceneConstraint] {
  /// `a.top == b.top is`, or `a.top == b.top and 2 others are`.
  fileprivate var words: String {
    let others = count - 1
    let first = first?.text ?? ""
    return others > 0 ? "\(first) and \(others) other\(others == 1 ? "" : "s") are" : "\(first) is"
  }
}
