import Nibs
import SceneDocuments
import UIKit

/// An Interface Builder document that ships with the scenes, embedded in the binary, or a table of its texts.
enum SceneDocument: String, CaseIterable {
  case gallery = "Gallery.storyboard"
  case form = "Form.storyboard"
  case cookbook = "Cookbook.storyboard"
  case settings = "Settings.storyboard"
  case account = "Account.storyboard"
  case chessboard = "Chessboard.storyboard"
  case chapterCell = "ChapterCell.xib"
  case settingsInGerman = "de.lproj/Settings.strings"

  /// The bytes of the file.
  var bytes: [UInt8] { [UInt8](Data(bytes: file.bytes, count: file.length)) }

  /// Has `UIStoryboard` and `UINib` find the documents, as those of an app's bundle, and the pictures that
  /// they name.
  @MainActor static func embed() { _ = embedded }

  @MainActor private static let embedded: Void = {
    for document in allCases { EmbeddedDocuments.main.add(document.rawValue) { document.bytes } }
    for picture in Picture.allCases {
      EmbeddedDocuments.main.addImage("\(picture)") { picture.image }
    }
  }()

  private var file: SceneDocumentBytes {
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
