import Documents
import InterfaceBuilder
import Stage
import Wording

/// A scene in the state of the arguments, for a command that tells of it.
@MainActor
package struct InspectedScene {
  package let scene: NamedScene
  /// The name in the output: with the path of its document where several are named.
  let name: String
  package let host: SceneHost
  /// The document that it comes from; nil for a scene of code.
  let document: Document?

  /// The name of the scene and its screen: `Login on iPhone 8, 375 x 667`.
  package var heading: String {
    let screen = host.snapshot.screen
    let size = "\(Number.text(screen.size.width)) x \(Number.text(screen.size.height))"
    return name.printable + " on " + (screen.device.map { "\($0.name), " } ?? "") + size
  }

  /// An element of the document by its id; nil without a document or such an element.
  package func element(_ id: String?) -> Element? { id.flatMap { document?.object($0) } }
}
