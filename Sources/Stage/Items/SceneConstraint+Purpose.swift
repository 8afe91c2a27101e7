import InterfaceBuilder

/// What the system has constraints for, in people's words instead of identifiers for its log.
extension SceneConstraint {
  /// The name that lists show before the constraint; nil without one. It is the identifier, or
  /// words for that of a stack view's constraint and for the long one of prototyping constraints.
  public var shownIdentifier: String? {
    if let soughtName { return soughtName }
    if let stackPart { return "stack \(stackPart)" }
    return identifier == PrototypingConstraint.identifier ? "prototyping" : identifier
  }

  /// UIKit's name of a constraint that nobody asked for, by which people look for it.
  public var soughtName: String? {
    guard origin != .scene, let identifier else { return nil }
    let isSought =
      identifier == "UISV-text-width-disambiguation"
      || identifier.hasPrefix("UIView-Encapsulated-Layout-")
    return isSought ? identifier : nil
  }

  /// What a stack view has the constraint for; nil for a constraint that no stack view has made.
  var stackPart: String? {
    guard origin == .content, let identifier, identifier.hasPrefix("UISV-") else { return nil }
    return switch identifier {
    case "UISV-canvas-connection": "edge"
    case "UISV-spacing": "spacing"
    case "UISV-hiding": "hiding"
    case "UISV-canvas-fit", "UISV-ambiguity-suppression": "least size"
    case "UISV-alignment", "UISV-alignment-spanner", "UISV-spanning-boundary", "UISV-spanning-fit":
      "alignment"
    default: "distribution"
    }
  }
}
