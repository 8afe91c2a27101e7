import Foundation

/// The folder of what was compiled, which may be deleted at any time: `tenniel` in the folder for
/// the caches of programs.
///
/// Source: <https://specifications.freedesktop.org/basedir-spec/latest/>
struct CodeCache: Sendable {
  let folder: String

  /// The most bytes that stay.
  var limit = 400 << 20

  /// - Throws: That there is no folder, or that it can't be made.
  init(in variables: [String: String]) throws(CodeFailure) {
    func named(_ name: String) -> String? {
      variables[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let caches = named("XDG_CACHE_HOME") ?? named("HOME").map({ $0 + "/.cache" }) else {
      throw CodeFailure("there is no folder for what is compiled: set HOME or XDG_CACHE_HOME")
    }
    folder = caches + "/tenniel"
    try Self.makeFolder(folder)
  }

  static func makeFolder(_ path: String) throws(CodeFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CodeFailure("\(path) can't be made: \(error.localizedDescription)")
    }
  }

  /// Makes a folder for what is not finished.
  func makeFolder() throws(CodeFailure) -> String {
    var name = Array(path("work-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else {
      throw CodeFailure(
        "no folder can be made in \(folder): \(String(cString: strerror(errno)))")
    }
    return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The path of a file or folder by its name.
  func path(_ name: String) -> String { folder + "/" + name }

  /// Notes that something was used.
  func use(_ name: String) {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: path(name))
  }

  /// Keeps something new, and deletes what was used longest ago, down to the limit. What ended
  /// programs have left goes after a day.
  func keep(_ name: String) {
    let files = FileManager.default
    use(name)
    let known = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    var entries = known.compactMap { name -> (name: String, bytes: Int, used: Date)? in
      guard let attributes = try? files.attributesOfItem(atPath: path(name)),
        let used = attributes[.modificationDate] as? Date
      else { return nil }
      let isLeft = name.hasPrefix("work-") || name.hasPrefix("crash-")
      if isLeft, used.timeIntervalSinceNow < -86_400 {
        try? files.removeItem(atPath: path(name))
      }
      return isLeft || name.hasPrefix("seen-") ? nil : (name, bytes(of: name), used)
    }
    entries.sort { ($0.used, $0.name) > ($1.used, $1.name) }
    var sum = 0
    for entry in entries {
      sum += entry.bytes
      if sum > limit, entry.name != name { try? files.removeItem(atPath: path(entry.name)) }
    }
  }

  private func bytes(of name: String) -> Int {
    let paths =
      [path(name)]
      + (FileManager.default.subpaths(atPath: path(name)) ?? [])
      .map { path(name) + "/" + $0 }
    return paths.reduce(0) { sum, path in
      var status = stat()
      return lstat(path, &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }
}

/// A number for a text that is the same on every machine: FNV-1a, 64 bits.
struct Fingerprint {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ 0xff) &* 0x100_0000_01b3
  }

  /// The number in 16 digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
