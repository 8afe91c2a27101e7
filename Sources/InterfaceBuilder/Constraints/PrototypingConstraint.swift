/// A constraint that holds a view without constraints of its own at its frame. Documents don't
/// contain such constraints: Xcode makes them when it builds the document.
///
/// Source: "Working with Constraints in Interface Builder", Prototyping Constraints.
public enum PrototypingConstraint {
  /// The identifier of such a constraint at run time.
  public static let identifier = "IB auto generated at build time for view with fixed frame"
}
