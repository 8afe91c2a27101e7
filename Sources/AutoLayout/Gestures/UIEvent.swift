import Foundation

/// What happened on the screen, for methods that ask for it.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
