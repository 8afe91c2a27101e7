/// The passes of the update cycle that a view waits for, or that views below it wait for.
///
/// All superviews of a waiting view have the second kind, so that a pass visits only what waits.
struct PendingPasses: OptionSet {
  let rawValue: UInt16

  /// `updateConstraints()`.
  static let constraints = PendingPasses(rawValue: 1 << 0)
  /// `layoutSubviews()`.
  static let layout = PendingPasses(rawValue: 1 << 1)
  /// A visit by the engine: for one of the reasons below, or because the view or one of its guides
  /// is new.
  static let engine = PendingPasses(rawValue: 1 << 2)

  static let constraintsBelow = PendingPasses(rawValue: 1 << 3)
  static let layoutBelow = PendingPasses(rawValue: 1 << 4)
  static let engineBelow = PendingPasses(rawValue: 1 << 5)

  /// The content size changed.
  static let contentSize = PendingPasses(rawValue: 1 << 6)
  /// The margins, the safe area or the readable width changed.
  static let insets = PendingPasses(rawValue: 1 << 7)
  /// The frame or the autoresizing mask, which stand as constraints, changed.
  static let autoresizing = PendingPasses(rawValue: 1 << 8)

  static let passes: PendingPasses = [.constraints, .layout, .engine]
  static let passesBelow: PendingPasses = [.constraintsBelow, .layoutBelow, .engineBelow]
  static let engineReasons: PendingPasses = [.contentSize, .insets, .autoresizing]

  /// The passes with which the superviews of a waiting view are marked.
  var below: PendingPasses {
    let own = rawValue & PendingPasses.passes.rawValue
    return PendingPasses(rawValue: own << 3).union(intersection(.passesBelow))
  }
}

extension UIView {
  /// Marks the view to be visited by passes.
  func wait(for passes: PendingPasses) {
    pending.formUnion(passes)
    superview?.wait(below: passes)
  }

  /// Marks the view to be visited on the way to views below it.
  func wait(below passes: PendingPasses) {
    let below = passes.below
    var view: UIView? = self
    while let current = view, !current.pending.isSuperset(of: below) {
      current.pending.formUnion(below)
      view = current.superview
    }
  }

  /// Marks the view to be visited by the engine.
  func waitForEngine(_ reason: PendingPasses) { wait(for: reason.union(.engine)) }
}
