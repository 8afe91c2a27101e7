import Testing
@testable import Stage
