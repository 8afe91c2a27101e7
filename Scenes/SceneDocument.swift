import Nibs
import SceneDocuments
import UIKit

/// An Interface Builder document that ships with the scenes, embedded in the binary, or a table of
/// its texts.
package enum SceneDocument: String, CaseIterable {
  case gallery = "Gallery.storyboard"
  case form = "Form.storyboard"
  case cookbook = "Cookbook.storyboard"
  case settings = "Settings.storyboard"
  case account = "Account.storyboard"
  case chessboard = "Chessboard.storyboard"
  case chapterCell = "ChapterCell.xib"
  case settingsInGerman = "de.lproj/Settings.strings"

  /// The name without its type.
  var stem: String { String(rawValue.prefix { $0 != "." }) }

  package var isXib: Bool { rawValue.hasSuffix(".xib") }

  /// The bytes of the file.
  package var bytes: [UInt8] { [UInt8](Data(bytes: embedded.bytes, count: embedded.length)) }

  /// Has `UIStoryboard` and `UINib` find the documents, as those of an app's bundle, and the
  /// pictures that they name.
  @MainActor package static func embed() { _ = known }

  @MainActor private static let known: Void = {
    for document in allCases { EmbeddedDocuments.main.add(document.rawValue) { document.bytes } }
    for picture in Picture.allCases {
      EmbeddedDocuments.main.addImage("\(picture)") { picture.image }
    }
  }()

  private var embedded: SceneDocumentBytes {
    switch self {
    case .gallery: SceneDocumentGallery
    case .form: SceneDocumentForm
    case .cookbook: SceneDocumentCookbook
    case .settings: SceneDocumentSettings
    case .account: SceneDocumentAccount
    case .chessboard: SceneDocumentChessboard
    case .chapterCell: SceneDocumentChapterCell
    case .settingsInGerman: SceneDocumentSettingsInGerman
    }
  }
}
