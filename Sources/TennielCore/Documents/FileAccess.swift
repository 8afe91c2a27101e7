import Foundation

/// What is done with a file or a folder, of which the system may say why it can't be.
enum FileAccess {
  case reading, writing

  /// The reason of an error of the system, in words that follow a name.
  func reason(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM:
      self == .reading ? "no permission to read it" : "no permission to write here"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the disk is read-only"
    case ENOENT, ENOTDIR: self == .reading ? "there is no such file" : "there is no such folder"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "the link leads to itself"
    default: String(cString: strerror(code))
    }
  }

  /// Why the system tells nothing of what is at a path; nil if it does.
  static func obstacle(toFinding path: String) -> Int32? {
    var status = stat()
    return stat(path, &status) == 0 ? nil : errno
  }

  /// Why what is at a path can't be read; nil if it can.
  static func obstacle(toReading path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    close(descriptor)
    return nil
  }

  /// Whether nothing is at a path, and not only out of reach.
  static func isMissing(_ path: String) -> Bool {
    guard let code = obstacle(toFinding: path) else { return false }
    return code == ENOENT || code == ENOTDIR
  }
}
