/// A constraint that holds a view without constraints of its own at its frame. Documents don't have
/// it: Xcode makes it when it builds them.
///
/// Source: "Working with Constraints in Interface Builder", Prototyping Constraints.
public enum PrototypingConstraint {
  /// What identifies it at run time.
  public static let identifier = "IB auto generated at build time for view with fixed frame"
}
