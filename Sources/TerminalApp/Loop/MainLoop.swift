internal import CoreFoundation
import TerminalIO

/// The main actor's run loop, which runs a scene's tasks, timers and main-queue blocks, and waits
/// for these and the terminal at once.
///
/// Foundation's `RunLoop` does not return when a timer has fired, and does not tell whether it ran
/// anything; Core Foundation's does.
@MainActor
final class MainLoop {
  /// Whether the turn ends; asked each time the loop is about to wait.
  private var isDone: () -> Bool = { false }
  private var observer: CFRunLoopObserver?
  private var sources: [CFRunLoopSource] = []

  /// - Parameter descriptors: File descriptors, each of which ends a turn when it becomes readable.
  init(waitingFor descriptors: [Int32]) {
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.union(.afterWaiting).rawValue, true, 0
    ) { [weak self] _, activity in
      MainActor.assumeIsolated {
        CrashReports.rest(activity == .beforeWaiting)
        guard activity == .beforeWaiting else { return }
        if let self, self.isDone() { CFRunLoopStop(CFRunLoopGetMain()) }
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopDefaultMode)
    self.observer = observer
    sources = descriptors.compactMap(Self.addSource)
  }

  isolated deinit {
    CFRunLoopObserverInvalidate(observer)
    for source in sources { CFRunLoopSourceInvalidate(source) }
  }

  /// Runs what is ready, or waits until something is.
  ///
  /// The turn ends after a round of main-queue work, when a descriptor becomes readable, when the
  /// time has passed, or if `isDone` returns `true` before the loop waits.
  /// - Parameter limit: The greatest time to wait; nil means no limit.
  func turn(within limit: Duration?, until isDone: @escaping () -> Bool) {
    self.isDone = isDone
    let seconds = limit.map { max(0, $0 / .seconds(1)) } ?? Self.forever
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, seconds, true)
    CrashReports.rest(false)
    self.isDone = { false }
  }

  /// A hundred years in seconds, which stands for no limit.
  private static let forever = 3e9

  private static func addSource(_ descriptor: Int32) -> CFRunLoopSource? {
    // The context's only pointer carries the descriptor plus one, since a pointer can't be 0.
    var context = CFRunLoopSourceContext1()
    context.version = 1
    context.info = UnsafeMutableRawPointer(bitPattern: Int(descriptor) + 1)
    context.getPort = { info in Int32(Int(bitPattern: info)) - 1 }
    // Its only purpose is to end the turn.
    context.perform = { _ in }
    let source = withUnsafeMutablePointer(to: &context) { context in
      context.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) {
        CFRunLoopSourceCreate(nil, 0, $0)
      }
    }
    CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopDefaultMode)
    return source
  }
}
