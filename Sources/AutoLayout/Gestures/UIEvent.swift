import Foundation

/// An event on the screen. Only its presence matters here: it has no properties.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
