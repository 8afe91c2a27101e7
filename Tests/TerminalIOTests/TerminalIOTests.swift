import Testing
@testable import TerminalIO
