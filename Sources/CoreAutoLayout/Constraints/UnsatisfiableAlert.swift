// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A closure called for each new conflict among required constraints, after it was logged. It gets
/// the broken constraint and the set of conflicting constraints, any one of which could be removed.
///
/// On Apple's systems this is a function for a debugger's breakpoint. Here a test or an app can set
/// it.
@MainActor
public var UIViewAlertForUnsatisfiableConstraints:
  ((_ broken: NSLayoutConstraint, _ conflicting: [NSLayoutConstraint]) -> Void)?
