import Cells
import Foundation

/// A terminal without anybody at it: what a program writes to it is read and thrown away, so that
/// the bytes can be counted as they would be sent.
final class UnwatchedTerminal {
  /// What the program reads from and writes to.
  let descriptor: Int32

  /// Opens one of a size; nil where the system has none to give.
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

  // Linux's TIOCSPTLCK and TIOCGPTN, macros that Swift doesn't see.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
}
