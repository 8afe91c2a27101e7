/// The passes of the update cycle that a view waits for, and those that a view below it waits for.
///
/// Each view above one that waits knows it, so that a pass visits what waits and nothing else.
struct PendingPasses: OptionSet {
  let rawValue: UInt16

  /// `updateConstraints()`.
  static let constraints = PendingPasses(rawValue: 1 << 0)
  /// `layoutSubviews()`.
  static let layout = PendingPasses(rawValue: 1 << 1)
  /// The engine has to look at the view: for one of the reasons below, or because the view or one
  /// of its guides is new.
  static let engine = PendingPasses(rawValue: 1 << 2)

  static let constraintsBelow = PendingPasses(rawValue: 1 << 3)
  static let layoutBelow = PendingPasses(rawValue: 1 << 4)
  static let engineBelow = PendingPasses(rawValue: 1 << 5)

  /// Another size of the content.
  static let contentSize = PendingPasses(rawValue: 1 << 6)
  /// Other margins, another safe area, or another readable width.
  static let insets = PendingPasses(rawValue: 1 << 7)
  /// Another frame, or autoresizing mask, that stands as constraints.
  static let autoresizing = PendingPasses(rawValue: 1 << 8)

  static let passes: PendingPasses = [.constraints, .layout, .engine]
  static let passesBelow: PendingPasses = [.constraintsBelow, .layoutBelow, .engineBelow]
  static let engineReasons: PendingPasses = [.contentSize, .insets, .autoresizing]

  /// What the views above one that waits for these know.
  var below: PendingPasses {
    let own = rawValue & PendingPasses.passes.rawValue
    return PendingPasses(rawValue: own << 3).union(intersection(.passesBelow))
  }
}

extension UIView {
  /// Has the view visited by a pass.
  func wait(for passes: PendingPasses) {
    pending.formUnion(passes)
    superview?.wait(below: passes)
  }

  /// Has passes visit the view on their way to something below it.
  func wait(below passes: PendingPasses) {
    let below = passes.below
    var view: UIView? = self
    while let current = view, !current.pending.isSuperset(of: below) {
      current.pending.formUnion(below)
      view = current.superview
    }
  }

  /// Has the engine look at the view.
  func waitForEngine(_ reason: PendingPasses) { wait(for: reason.union(.engine)) }
}
