import Foundation
import Testing

@testable import AppCode

struct CrashReportTests {
  private static func report(_ parts: String...) throws -> CrashReport? {
    let path = NSTemporaryDirectory() + "crash-\(UUID().uuidString)"
    try parts.joined(separator: "\u{1E}").write(toFile: path, atomically: true, encoding: .utf8)
    defer { #expect(!FileManager.default.fileExists(atPath: path)) }
    return CrashReport(at: path, of: ["/app/Other.swift", "/app/Login.swift"], in: [:])
  }

  @Test func `what the language has printed last is the message, with its place`() throws {
    let crash = try Self.report(
      """
      tapped
      Swift/Array.swift:692: Fatal error: Index out of range
      App_1/Login.swift:28: Fatal error: no model: "Alice"

      """, "4\n", "/app/Login.swift#Login", "7f00\n", "")
    #expect(crash?.failure.message == "no model: \"Alice\"")
    #expect(crash?.failure.place?.path == "/app/Login.swift")
    #expect(crash?.failure.place?.line == 28)
    #expect(crash?.work == "/app/Login.swift#Login")
  }

  @Test(arguments: [
    ("b\n", "a fault of memory, as by a function that calls itself without end"),
    ("4\n", "a trap, as by a number that is too large for its type"),
    ("0\n", "it does not come to an end"), ("7f\n", "it calls exit"),
  ])
  func `a signal without words is explained`(_ signal: String, _ words: String) throws {
    let crash = try Self.report("", signal, "", "", "")
    #expect(crash?.failure.message == words)
    #expect(crash?.failure.place == nil)
  }

  @Test func `a report that was cut off is none`() throws {
    #expect(try Self.report("Fatal error", "4\n") == nil)
  }
}
