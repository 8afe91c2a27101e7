import Glibc
import TerminalIO
import Testing

extension CursesTerminal {
  /// The next event, waiting for its descriptor as a run loop does.
  /// - Parameter milliseconds: how long to wait; nil for ten seconds, after which the test has
  ///   failed.
  func nextEvent(within milliseconds: Int?) throws -> Event? {
    let end = elapsed + .milliseconds(milliseconds ?? 10_000)
    while true {
      if let event = nextEvent() { return event }
      let now = elapsed
      guard now < end else {
        try #require(milliseconds != nil, "no event has come")
        return nil
      }
      let rest = (min(timeout ?? end, end) - now) / .milliseconds(1)
      var source = pollfd(fd: try #require(descriptor), events: Int16(POLLIN), revents: 0)
      poll(&source, 1, Int32(max(0, rest.rounded(.up))))
    }
  }
}
