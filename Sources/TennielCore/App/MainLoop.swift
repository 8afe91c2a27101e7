internal import CoreFoundation

/// The main actor's run loop, in which a scene's tasks, timers and main-queue blocks run: waits for
/// them and for the terminal at once.
///
/// Foundation's `RunLoop` can't be told to return when a timer has fired, or whether it has found
/// anything to do; Core Foundation's can.
@MainActor
final class MainLoop {
  /// Whether the turn is to end, asked each time the loop is about to wait.
  private var isDone: () -> Bool = { false }
  private var observer: CFRunLoopObserver?
  private var source: CFRunLoopSource?

  /// - Parameter descriptor: a file descriptor that ends a turn when it becomes readable.
  init(waitingFor descriptor: Int32?) {
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { [weak self] _, _ in
      MainActor.assumeIsolated {
        if let self, self.isDone() { CFRunLoopStop(CFRunLoopGetMain()) }
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopDefaultMode)
    self.observer = observer
    source = descriptor.flatMap(Self.addSource)
  }

  isolated deinit {
    CFRunLoopObserverInvalidate(observer)
    if let source { CFRunLoopSourceInvalidate(source) }
  }

  /// Runs what is ready, or waits until something is.
  ///
  /// The turn ends after a round of main-queue work, when the descriptor becomes readable, when the
  /// time has passed, or when `isDone` holds before the loop waits.
  /// - Parameter limit: how long to wait; nil for ever.
  func turn(within limit: Duration?, until isDone: @escaping () -> Bool) {
    self.isDone = isDone
    let seconds = limit.map { max(0, $0 / .seconds(1)) } ?? Self.forever
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, seconds, true)
    self.isDone = { false }
  }

  /// Runs all that is ready, and what becomes ready by it, without waiting for the clock.
  /// - Returns: whether it came to an end within ``readyLimit`` rounds.
  static func runReady() -> Bool {
    var idleRounds = 0
    for _ in 0..<readyLimit {
      let result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, grace, true)
      // A round says whether it ran main-queue work, but not whether a timer fired or a block of
      // the run loop ran, which may have made more work ready.
      idleRounds = result == .handledSource ? 0 : idleRounds + 1
      if idleRounds == 2 { return true }
    }
    return false
  }

  /// How long a round waits for work that is on its way to the main queue, in seconds: the language
  /// takes a task that yields there by way of another thread.
  private static let grace = 0.0002

  /// The most rounds of work that one event may cause.
  static let readyLimit = 1000

  /// A hundred years, in seconds.
  private static let forever = 3e9

  private static func addSource(_ descriptor: Int32) -> CFRunLoopSource? {
    // The context has room for one pointer, which carries the number itself: plus one, since a
    // pointer is not 0.
    var context = CFRunLoopSourceContext1()
    context.version = 1
    context.info = UnsafeMutableRawPointer(bitPattern: Int(descriptor) + 1)
    context.getPort = { info in Int32(Int(bitPattern: info)) - 1 }
    // That the turn ends is all.
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
