import Foundation

/// All that comes out of a pipe, read on another thread.
///
/// The bytes are written before the semaphore is signalled, and read after it was waited for.
final class PipeReading: @unchecked Sendable {
  private var bytes = Data()
  private let isDone = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      bytes = handle.readDataToEndOfFile()
      isDone.signal()
    }
  }

  /// Waits for the end of the pipe. It may be called once.
  func data() -> Data {
    isDone.wait()
    return bytes
  }
}
