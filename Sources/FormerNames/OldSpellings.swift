// The names of UIKit's API in Swift 1 to 4.0, as code from 2014 to 2018 spells it, in this file and
// those beside it. What a name has become is with it. Functions that took a selector are not here:
// Linux has none.

/// Gives classes old names for their members.
///
/// The names are a protocol's, and not the classes' own, so that a subclass which has a member of
/// that name for something else stays as it is.
@preconcurrency @MainActor
public protocol OldSpellings: AnyObject {}

extension UIResponder: OldSpellings {}
extension NSLayoutConstraint: OldSpellings {}
extension NSLayoutAnchor: OldSpellings {}
extension UIGestureRecognizer: OldSpellings {}
