import Foundation

/// Required constraints that can't all be met, and the one that the layout goes on without.
@MainActor
package struct LayoutConflict {
  /// A minimal set: without any one of them the others can be met. The broken one comes first.
  package let constraints: [NSLayoutConstraint]
  /// The constraint that is left out; it stays active, and is tried again after each change.
  package let broken: NSLayoutConstraint
  /// What UIKit would write to the log.
  package let log: String
}
