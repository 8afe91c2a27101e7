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
    var window = winsize()
    window.ws_col = UInt16(clamping: size.columns)
    window.ws_row = UInt16(clamping: size.rows)
    var ends: (user: Int32, program: Int32) = (-1, -1)
    guard openpty(&ends.user, &ends.program, nil, nil, &window) == 0 else { return nil }
    descriptor = ends.program
    let user = ends.user
    // Reading fails once nobody has the terminal open any more.
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while read(user, &buffer, buffer.count) > 0 {}
      close(user)
    }
  }

  deinit { close(descriptor) }
}
