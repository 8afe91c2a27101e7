/// Counts the changes of what hierarchies consist of: the views in them, and the constraints that
/// these hold.
///
/// What a walk through a hierarchy has found is there as long as the number stays the same.
@MainActor package enum HierarchyVersion {
  package private(set) static var current = 0

  package static func advance() { current += 1 }
}
