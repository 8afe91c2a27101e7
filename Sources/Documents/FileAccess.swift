import Foundation

/// Reading or writing a file or a folder, which the system may refuse for a reason.
package enum FileAccess {
  case reading, writing

  /// The reason of an error of the system, in words that follow a name.
  package func reason(_ code: Int32) -> String {
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

  /// The system's error when it looks for what is at a path; nil if it finds something.
  package static func obstacle(toFinding path: String) -> Int32? {
    var status = stat()
    return stat(path, &status) == 0 ? nil : errno
  }

  /// The system's error when what is at a path is read; nil if it can be read.
  package static func obstacle(toReading path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    close(descriptor)
    return nil
  }

  /// Whether nothing is at a path, and not only out of reach.
  package static func isMissing(_ path: String) -> Bool {
    guard let code = obstacle(toFinding: path) else { return false }
    return code == ENOENT || code == ENOTDIR
  }
}
