import Testing
@testable import TennielCore
