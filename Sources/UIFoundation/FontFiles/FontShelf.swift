import Typefaces

/// The fonts of files by their names. Files are read when a name is asked for, one that is called
/// like the font first.
package struct FontShelf {
  /// The endings of the files that have fonts, in small letters.
  package static let endings = ["ttf", "otf", "ttc", "otc"]
  /// The most bytes that are read of one file.
  private static let mostBytes = 32 << 20
  /// The most bytes that are read of all files.
  private static let mostBytesOfAll = 256 << 20

  /// The bytes of a file, which may not have more than some number.
  package typealias Reader = @Sendable (_ path: String, _ limit: Int) throws -> [UInt8]

  private let paths: [String]
  private let read: Reader
  private var left = mostBytesOfAll
  private var files: [String: Result<[FontFile], Fault>] = [:]
  private var found: [String: FontFile?] = [:]

  private struct Fault: Error { let message: String }

  /// - Parameter paths: The paths of the files, the nearest first.
  package init(_ paths: [String], read: @escaping Reader) {
    (self.paths, self.read) = (paths, read)
  }

  /// The fonts of all files, in their order.
  package var all: [FontFile] {
    mutating get {
      for path in paths { load(path) }
      return loaded
    }
  }

  /// The font of a PostScript name, or else of a full name, or else the regular one of a family.
  /// - Parameter near: The names of the files in which it should be.
  package mutating func font(named name: String, near names: [String] = []) -> FontFile? {
    if let known = found[name] { return known }
    let likely = likelyPaths(name, names)
    var font = loaded.first { $0.names.postScript == name }
    for path in likely + paths where font == nil {
      load(path)
      font = (try? files[path]?.get())?.first { $0.names.postScript == name }
    }
    font = font ?? loaded.first { $0.names.full == name }
    font = font ?? loaded.filter { $0.names.family == name }.nearest(weight: 0, isItalic: false)
    found.updateValue(font, forKey: name)
    return font
  }

  /// Why the file in which a font should be can't be read; nil if there is none, or nothing is
  /// wrong with it.
  package func fault(of name: String, near names: [String]) -> String? {
    for path in likelyPaths(name, names) {
      if case .failure(let fault) = files[path] { return fault.message }
    }
    return nil
  }

  private var loaded: [FontFile] { paths.flatMap { (try? files[$0]?.get()) ?? [] } }

  /// The paths of the files that are called as is said, or as the font.
  private func likelyPaths(_ font: String, _ names: [String]) -> [String] {
    let names = names + Self.endings.map { "\(font).\($0)" }
    return paths.filter { path in names.contains { path.hasSuffix("/" + $0) } }
  }

  private mutating func load(_ path: String) {
    guard files[path] == nil else { return }
    do {
      let bytes = try read(path, min(left, Self.mostBytes))
      left -= bytes.count
      files[path] = .success(try FontFile.shared(bytes, at: path))
    } catch {
      let message = "\(error)"
      files[path] = .failure(
        Fault(message: message.contains(path) ? message : "\(path): \(message)"))
    }
  }
}

extension [FontFile] {
  /// The upright or slanted font whose weight is the nearest; of several the first.
  func nearest(weight: Double, isItalic: Bool) -> FontFile? {
    let fitting = filter { $0.isItalic == isItalic }
    return (fitting.isEmpty ? self : fitting).min {
      abs($0.weight - weight) < abs($1.weight - weight)
    }
  }
}
