import AssetCatalogs

extension DocumentAssets.Found: Sendable where Asset: Sendable {}

/// The named colours, images and fonts for a document or of a bundle. What was found once is kept.
@MainActor
final class DocumentAssets {
  /// What a name leads to.
  enum Found<Asset> {
    case asset(Asset)
    case missing
    /// The asset can't be used for a reason, and another one stands in for it.
    case standIn(Asset, String)
    /// There is an asset of this name, but it can't be used.
    case broken(String)
  }

  let search: ResourceSearch
  /// The fonts of files, read when one is asked for.
  lazy var fonts = fontSearch.fonts()
  private let fontSearch: ResourceSearch
  private var colors: [String: Found<UIColor>] = [:]
  private var images: [ImageKey: Found<UIImage>] = [:]
  /// The names of the images that have several files.
  private var varying: Set<String> = []
  private static var bundles: [String: DocumentAssets] = [:]

  private struct ImageKey: Hashable {
    var name: String
    var environment: AssetEnvironment
  }

  /// - Parameter fonts: The folder around which fonts are found, if it is another one.
  init(_ folder: ResourceFolder, fonts: ResourceFolder? = nil) {
    search = ResourceSearch(folder)
    fontSearch = fonts.map(ResourceSearch.init) ?? search
  }

  /// The colours and images of a bundle.
  static func of(_ bundle: ResourceFolder) -> DocumentAssets {
    let path = bundle.bundle ?? bundle.paths.first ?? ""
    if let known = bundles[path] { return known }
    let assets = DocumentAssets(bundle)
    bundles[path] = assets
    return assets
  }

  func color(named name: String) -> Found<UIColor> {
    if let known = colors[name] { return known }
    let color = Self.color(named: name, search)
    colors[name] = color
    return color
  }

  /// A colour of a bundle, asked for on any thread: code that keeps its colours in constants does
  /// so. What was found is only kept on the main thread.
  nonisolated static func color(named name: String, in bundle: Bundle) -> UIColor? {
    let folder = ResourceFolder(bundle)
    let found =
      Thread.isMainThread
      ? MainActor.assumeIsolated { of(folder).color(named: name) }
      : color(named: name, ResourceSearch(folder))
    guard case .asset(let color) = found else { return nil }
    return color
  }

  private nonisolated static func color(named name: String, _ search: ResourceSearch)
    -> Found<UIColor>
  {
    let (set, problem) = search.asset(name, ending: "colorset") { $0.colorSet(named: name) }
    if let set, !set.entries.isEmpty { return .asset(UIColor(set)) }
    if let problem { return .broken(problem.description) }
    return set == nil
      ? .missing : .broken("the colour \"\(name)\" of the asset catalog has no value")
  }

  func image(named name: String, for environment: AssetEnvironment) -> Found<UIImage> {
    let key = ImageKey(name: name, environment: environment)
    if let known = images[key] { return withVariants(known, name) }
    let found = find(name, environment)
    images[key] = found
    return withVariants(found, name)
  }

  /// A copy of an image, for which other traits choose another file. It is a copy because it
  /// retains the assets, which retain the image itself.
  private func withVariants(_ found: Found<UIImage>, _ name: String) -> Found<UIImage> {
    guard case .asset(let image) = found, varying.contains(name) else { return found }
    let copy = image.withAlignmentRectInsets(image.alignmentRectInsets)
    copy.variants = { traits in
      guard case .asset(let other) = self.image(named: name, for: AssetEnvironment(traits)) else {
        return nil
      }
      return other
    }
    return .asset(copy)
  }

  private func find(_ name: String, _ environment: AssetEnvironment) -> Found<UIImage> {
    let (set, problem) = search.asset(name, ending: "imageset") { $0.imageSet(named: name) }
    if let set { return image(of: set, problem, for: environment) }
    let symbol = search.asset(name, ending: "symbolset") { $0.symbolSet(named: name) }
    if symbol.asset != nil, let image = UIImage(systemName: name) {
      return .standIn(
        image,
        "the symbol \"\(name)\" of the asset catalog is not drawn: a system symbol stands in")
    }
    let loose = looseImage(named: name, scale: environment.scale)
    if case .missing = loose, let problem = problem ?? symbol.problem {
      return .broken(problem.description)
    }
    return loose
  }

  private func image(
    of set: AssetImageSet, _ problem: AssetProblem?, for environment: AssetEnvironment
  ) -> Found<UIImage> {
    guard let choice = set.image(for: environment) else {
      if let problem { return .broken(problem.description) }
      return .broken("the image \"\(set.name)\" of the asset catalog has no file for the screen")
    }
    let path = "\(set.folder)/\(choice.entry.filename)"
    let found = image(at: path, scale: choice.scale, isMirrored: choice.isMirrored)
    guard case .asset(var image) = found else { return found }
    switch set.renderingIntent {
    case .automatic: break
    case .original: image = image.withRenderingMode(.alwaysOriginal)
    case .template: image = image.withRenderingMode(.alwaysTemplate)
    }
    if let insets = choice.entry.alignmentInsets {
      let scale = choice.scale
      image = image.withAlignmentRectInsets(
        UIEdgeInsets(
          top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
          right: insets.right / scale))
    }
    if set.entries.count > 1 { varying.insert(set.name) }
    return .asset(image)
  }

  /// An image that lies in a folder by itself: `star`, `star.png` or `star@2x.png`.
  private func looseImage(named name: String, scale: Double) -> Found<UIImage> {
    guard ResourceFolder.isName(name) else { return .missing }
    let given = name.extensionOfPath
    let isFull = FolderIndex.imageEndings.contains(given.lowercased())
    let stem = isFull ? name.stemOfPath : name
    let endings = isFull ? [given] : FolderIndex.imageEndings
    let own = min(max(Int(scale.isFinite ? scale : 1), 1), 3)
    // The screen's own scale, then larger ones from the nearest on, then smaller ones.
    let scales = Array(own...3) + (1..<own).reversed()
    let found = search.first { index -> (path: String, scale: Int)? in
      for ending in endings {
        for scale in scales {
          for device in ["", "~iphone", "~ipad"] {
            let file = "\(stem)\(scale == 1 ? "" : "@\(scale)x")\(device).\(ending)"
            if let path = index.files[file]?.first { return (path, scale) }
          }
        }
      }
      return nil
    }
    return found.map { image(at: $0.path, scale: Double($0.scale), isMirrored: false) } ?? .missing
  }
}
