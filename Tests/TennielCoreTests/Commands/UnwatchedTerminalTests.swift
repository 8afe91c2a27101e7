import Cells
import Foundation
import Testing

@testable import TennielCore

@Suite struct UnwatchedTerminalTests {
  /// The device of an open descriptor, and when it was created.
  private func terminalDevice(of descriptor: Int32) -> (path: String, created: timespec)? {
    var status = stat()
    guard let name = ttyname(descriptor), fstat(descriptor, &status) == 0 else { return nil }
    return (String(cString: name), status.st_ctim)
  }

  /// Whether the device is gone, or another one of its name has taken its place.
  private func isGone(_ device: (path: String, created: timespec)) -> Bool {
    var status = stat()
    guard stat(device.path, &status) == 0 else { return true }
    return status.st_ctim.tv_sec != device.created.tv_sec
      || status.st_ctim.tv_nsec != device.created.tv_nsec
  }

  @Test func `has the size it is opened with, and takes all that is written`() throws {
    let terminal = try #require(UnwatchedTerminal(size: CellSize(columns: 200, rows: 60)))
    var window = winsize()
    #expect(ioctl(terminal.descriptor, UInt(TIOCGWINSZ), &window) == 0)
    #expect(window.ws_col == 200 && window.ws_row == 60)
    // More than a terminal holds that nobody reads.
    try Descriptor(number: terminal.descriptor).write([UInt8](repeating: 0x78, count: 1_000_000))
    withExtendedLifetime(terminal) {}
  }

  @Test func `both its ends are closed with the last reference to it`() throws {
    var terminal = UnwatchedTerminal(size: CellSize(columns: 80, rows: 24))
    let device = try #require(terminal.flatMap { terminalDevice(of: $0.descriptor) })
    #expect(!isGone(device))
    terminal = nil
    // The system removes the device once the thread that reads it has closed its end too.
    let patience = ContinuousClock.now + .seconds(30)
    while !isGone(device), ContinuousClock.now < patience { sched_yield() }
    #expect(isGone(device))
  }
}
