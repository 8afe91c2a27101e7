import Cells
import Foundation

/// A pseudo terminal whose output is read and discarded, so that the bytes of frames can be
/// counted.
///
/// It is closed with the last reference to it, so that whoever uses its descriptor has to keep it.
final class UnwatchedTerminal {
  /// The descriptor that the program reads from and writes to.
  let descriptor: Int32

  /// Opens a terminal of a size; nil if the system has none.
  init?(size: CellSize) {
    let other = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard other >= 0 else { return nil }
    guard let terminal = Self.openTerminal(of: other, size: size) else {
      close(other)
      return nil
    }
    descriptor = terminal
    // Reading fails once nobody has the terminal open any more.
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while read(other, &buffer, buffer.count) > 0 {}
      close(other)
    }
  }

  deinit { close(descriptor) }

  /// Opens the terminal whose other end is given; nil if the system refuses.
  private static func openTerminal(of other: Int32, size: CellSize) -> Int32? {
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    guard ioctl(other, setLock, &unlocked) == 0, ioctl(other, getNumber, &number) == 0 else {
      return nil
    }
    let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    var window = winsize()
    window.ws_col = UInt16(clamping: size.columns)
    window.ws_row = UInt16(clamping: size.rows)
    guard ioctl(terminal, UInt(TIOCSWINSZ), &window) == 0 else {
      close(terminal)
      return nil
    }
    return terminal
  }

  // Linux's TIOCSPTLCK and TIOCGPTN. Swift does not import these macros.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
}
