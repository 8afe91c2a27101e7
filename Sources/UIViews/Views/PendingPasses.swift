/// The passes of the update cycle that a view waits for, or that views below it wait for.
///
/// All superviews of a waiting view have the second kind, so that a pass visits only what waits.
///
/// Plain bits: each step of each pass asks every view for them, and the operations of `OptionSet`
/// cost many times as much where they are not optimised.
struct PendingPasses {
  private(set) var rawValue: UInt16

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

  /// What a new view waits for.
  static let first = PendingPasses(.constraints, .layout)
  /// What the update pass, the layout pass and the engine look for in a view.
  static let updating = PendingPasses(.constraints, .constraintsBelow)
  static let layingOut = PendingPasses(.layout, .layoutBelow)
  static let visiting = PendingPasses(.engine, .engineBelow)
  /// What a view waits for as long as a layout is not done.
  static let unsettled = PendingPasses(.updating, .layingOut)

  private static let passes = PendingPasses(.constraints, .layout, .engine)
  private static let passesBelow = PendingPasses(.constraintsBelow, .layoutBelow, .engineBelow)
  private static let engineReasons = PendingPasses(.contentSize, .insets, .autoresizing)

  private init(rawValue: UInt16) { self.rawValue = rawValue }

  private init(_ parts: PendingPasses...) { rawValue = parts.reduce(0) { $0 | $1.rawValue } }

  func contains(_ other: PendingPasses) -> Bool { rawValue & other.rawValue == other.rawValue }
  func overlaps(_ other: PendingPasses) -> Bool { rawValue & other.rawValue != 0 }
  mutating func insert(_ other: PendingPasses) { rawValue |= other.rawValue }
  mutating func remove(_ other: PendingPasses) { rawValue &= ~other.rawValue }
  /// Removes what the engine's visit answers.
  mutating func endVisit() {
    remove(.visiting)
    remove(.engineReasons)
  }

  /// The passes with which the superviews of a waiting view are marked.
  var below: PendingPasses {
    let own = rawValue & PendingPasses.passes.rawValue
    return PendingPasses(rawValue: own << 3 | rawValue & PendingPasses.passesBelow.rawValue)
  }
}

extension UIView {
  /// Marks the view to be visited by passes.
  func wait(for passes: PendingPasses) {
    pending.insert(passes)
    superview?.wait(below: passes)
  }

  /// Marks the view to be visited on the way to views below it.
  func wait(below passes: PendingPasses) {
    let below = passes.below
    var view: UIView? = self
    while let current = view, !current.pending.contains(below) {
      current.pending.insert(below)
      view = current.superview
    }
  }

  /// Marks the view to be visited by the engine.
  func waitForEngine(_ reason: PendingPasses) {
    pending.insert(reason)
    wait(for: .engine)
  }
}
