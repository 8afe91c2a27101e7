import Foundation

/// A scene as lists name it.
struct SceneEntry: Hashable, Sendable {
  let name: String
  /// The document's name where several are open.
  var place: String?
  /// The size of its view if that is not a device's, in points.
  var size: CGSize?
}
