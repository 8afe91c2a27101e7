import Foundation

extension Descriptor {
  /// Ends this process at once when nothing can read from a pipe any more what it writes there,
  /// whatever it is doing then: a scene that hangs would keep it alive for ever.
  ///
  /// The other end closes with the process that has it, however that ends. Where a process is told
  /// that there is nothing more to do, by the end of its input, it still answers.
  func endProcessWithoutReader() {
    Thread.detachNewThread {
      // Without events to wait for, only such an end is reported.
      var watched = pollfd(fd: number, events: 0, revents: 0)
      while poll(&watched, 1, -1) < 0 { guard errno == EINTR else { return } }
      if watched.revents & Int16(POLLERR | POLLHUP) != 0 { _exit(1) }
    }
  }
}
