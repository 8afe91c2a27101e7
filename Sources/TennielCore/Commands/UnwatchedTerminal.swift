import Cells
import Foundation

/// A pseudo terminal whose output is read and discarded, so that the bytes of frames can be
/// counted.
final class UnwatchedTerminal {
  /// The descriptor that the program reads from and writes to.
  let descriptor: Int32

  /// Opens a terminal of a size; nil if the system has none.
  init?(size: CellSize) {
    let other = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    guard other >= 0, ioctl(other, Self.setLock, &unlocked) == 0,
      ioctl(other, Self.getNumber, &number) == 0
    else { return nil }
    descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    var window = winsize()
    window.ws_col = UInt16(clamping: size.columns)
    window.ws_row = UInt16(clamping: size.rows)
    guard ioctl(descriptor, UInt(TIOCSWINSZ), &window) == 0 else { return nil }
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while read(other, &buffer, buffer.count) > 0 {}
    }
  }

  // Linux's TIOCSPTLCK and TIOCGPTN. Swift does not import these macros.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
}
