import Foundation

/// An event. Here it has no properties: it is an argument of hit testing.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
