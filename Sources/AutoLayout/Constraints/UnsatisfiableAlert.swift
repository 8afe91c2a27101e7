// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Told of each new conflict among required constraints: the constraint that is broken, and all
/// that conflict, of which any one could be given up. The conflict is in the log already.
///
/// On Apple's systems this is a function on which a debugger stops; here a test or an app can set
/// it.
@MainActor
public var UIViewAlertForUnsatisfiableConstraints:
  ((_ broken: NSLayoutConstraint, _ conflicting: [NSLayoutConstraint]) -> Void)?
