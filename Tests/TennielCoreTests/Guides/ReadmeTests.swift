import Stage
import Testing

/// Holds what README says of the package, and its length.
@Suite struct ReadmeTests {
  private let readme: Guide

  init() throws { readme = try Guide(at: "README.md") }

  @Test func `README asks for the version of Swift that the package needs`() throws {
    let first = try #require(try Guide(at: "Package.swift").lines.first)
    let version = try #require(first.wholeMatch(of: /\/\/ swift-tools-version: (.*)/)?.1)
    #expect(readme.text.contains("On Linux with Swift \(version) or later:"))
    #expect(try Guide(at: "CONTRIBUTING.md").text.contains("Swift \(version) or later"))
  }

  @Test func `README has at most 200 lines`() {
    // What follows the last line break is no line.
    #expect(readme.lines.count - 1 <= 200)
  }

  @Test func `README and the changelog count the checks of layouts`() throws {
    let count = "\(LayoutCheck.all.count) checks"
    #expect(readme.text.contains(count))
    #expect(try Guide(at: "CHANGELOG.md").text.contains(count))
  }
}
