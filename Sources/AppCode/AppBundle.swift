import Foundation

/// The resources of an app in one folder without others, as a device has them in its main bundle:
/// links to the files. What is in catalogs is found by UIKit alone.
struct AppBundle {
  /// The folder of the app's files, and that of the links.
  let folder: String
  let path: String

  /// - Parameter files: The app's Swift files.
  init(of files: [String], at path: String) {
    self.path = path
    let folders = files.map { $0.folder.split(separator: "/") }
    var shared = folders.first ?? []
    for folder in folders { shared = Array(zip(shared, folder).prefix { $0 == $1 }.map(\.0)) }
    folder = "/" + shared.joined(separator: "/")
  }

  /// Makes the links anew. Of files of one name, the first counts.
  func link() {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for file in SwiftFiles.below(folder, where: Self.isResource) {
      try? FileManager.default.createSymbolicLink(
        atPath: path + "/" + (file.split(separator: "/").last ?? ""), withDestinationPath: file)
    }
  }

  private static func isResource(_ name: String) -> Bool {
    let ending = name.split(separator: ".").dropFirst().last ?? ""
    return ![
      "", "swift", "xcassets", "xcodeproj", "xcworkspace", "md", "framework", "h", "m", "o", "lock",
    ].contains(ending)
  }
}
