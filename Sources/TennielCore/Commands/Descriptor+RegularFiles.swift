import Foundation

extension Descriptor {
  /// Why nothing is read of a path, in words that follow its name.
  struct Unreadable: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// All bytes of a regular file. What may have no end, as a pipe or a device, is not waited for.
  static func contents(ofFile path: String) throws(Unreadable) -> [UInt8] {
    // Without waiting: a pipe that nobody writes to would be opened when somebody does.
    let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { throw unreadable(path, errno) }
    let file = Descriptor(number: number)
    defer { file.close() }
    var status = stat()
    guard fstat(number, &status) == 0 else { throw unreadable(path, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Unreadable(description: "it is a folder")
    default: throw .noFile
    }
    do throws(Failure) {
      return try file.contents()
    } catch {
      throw Unreadable(description: FileAccess.reading.reason(error.code))
    }
  }

  private static func unreadable(_ path: String, _ code: Int32) -> Unreadable {
    var isLink = false
    switch (FileKind(at: path, isLink: &isLink), isLink, code) {
    case (.missing, true, ENOENT): return Unreadable(description: "it is a link to nothing")
    // A socket can't be opened at all.
    case (.other, _, _): return .noFile
    default: return Unreadable(description: FileAccess.reading.reason(code))
    }
  }
}

extension Descriptor.Unreadable {
  static let noFile = Self(description: "it is no file, but a pipe or a device")
}
