import Nibs

/// The resources of an app in one folder without others, as a device has them in its main bundle:
/// links to the files. What is in catalogs is found by UIKit alone.
struct AppBundle {
  /// The folder of the app's files, and that of the links.
  let folder: String
  var path = ""
  /// How many folders inside of one another are the app's, without catalogs and languages.
  let depth: Int

  /// - Parameters:
  ///   - files: The app's Swift files.
  ///   - isWhole: Whether they are a whole app. Other files have what lies beside them.
  init(of files: [String], isWhole: Bool) {
    depth = isWhole ? 16 : 0
    let folders = files.map { $0.folderOfPath.split(separator: "/") }
    var shared = folders.first ?? []
    for folder in folders { shared = Array(zip(shared, folder).prefix { $0 == $1 }.map(\.0)) }
    folder = "/" + shared.joined(separator: "/")
  }

  /// Makes the links that are missing. Of files of one name, the first counts. Other processes may
  /// use the folder.
  func link() {
    let files = FileManager.default
    try? files.createDirectory(atPath: path, withIntermediateDirectories: true)
    var known: Set<String> = []
    for file in SwiftFiles.below(folder, depth: depth, where: Self.isResource)
    where !file.contains(".xcassets/") {
      let link = path + "/" + file.nameOfPath
      guard known.insert(link).inserted,
        (try? files.destinationOfSymbolicLink(atPath: link)) != file
      else { continue }
      try? files.removeItem(atPath: link)
      try? files.createSymbolicLink(atPath: link, withDestinationPath: file)
    }
  }

  /// The colours and pictures of the catalogs, as Xcode names them for code: `UIColor.brand` and
  /// `UIColor(resource: .brand)` of the set "BrandColor", each on a line.
  var symbols: String {
    let all = SwiftFiles.below(folder, depth: depth) {
      $0.hasSuffix(".colorset") || $0.hasSuffix(".imageset")
    }.map(\.nameOfPath)
    return [("Color", ".colorset", "white: 0, alpha: 0"), ("Image", ".imageset", "")].map {
      kind, ending, none in
      let sets = Set(all.filter { $0.hasSuffix(ending) }.map { $0.dropLast(ending.count) }).sorted()
      let names = sets.compactMap { set -> (name: String, set: Substring)? in
        let plain = set.hasSuffix(kind) && set.count > kind.count ? set.dropLast(kind.count) : set
        let words = plain.split { !$0.isLetter && !$0.isNumber }
        let name = words.enumerated().map { index, word in
          (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased())
            + word.dropFirst()
        }.joined()
        return name.first?.isLetter == true ? (name, set) : nil
      }
      return """
        struct \(kind)Resource: Sendable {
          let name: String
        \(names.map { "  static let `\($0)` = \(kind)Resource(name: \"\($1)\")\n" }.joined())}
        extension UI\(kind) {
          convenience init(resource: \(kind)Resource) {
            if UI\(kind)(named: resource.name) == nil {
              self.init(\(none))
            } else {
              self.init(named: resource.name)!
            }
          }
        \(names.map { "  static var `\($0.name)`: UI\(kind) { UI\(kind)(resource: .\($0.name)) }\n" }
          .joined())}

        """
    }.joined()
  }

  private static func isResource(_ name: String) -> Bool {
    let ending = name.split(separator: ".").dropFirst().last ?? ""
    return ![
      "", "swift", "xcassets", "xcodeproj", "xcworkspace", "md", "framework", "h", "m", "o", "lock",
    ].contains(ending)
  }
}
