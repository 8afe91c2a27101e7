import Foundation
import Testing
import UIFoundation

@Suite struct `Geometry as text` {
  @Test func `is written as UIKit does and read back exactly`() {
    let rect = CGRect(x: 1, y: -2.5, width: 0.1, height: 1e21)
    #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {0.10000000000000001, 1e+21}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2)) == "{1, 2}")
    #expect(NSCoder.string(for: CGSize(width: 3, height: 4)) == "{3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == .init(1, 2, 3, 4, 5, 6))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    #expect(
      NSCoder.nsDirectionalEdgeInsets(for: "{1,2,3,4}")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      NSCoder.uiOffset(for: NSCoder.string(for: UIOffset(horizontal: 5, vertical: 6))).vertical == 6
    )
  }

  @Test func `is nothing where the text is something else`() {
    #expect(NSCoder.cgPoint(for: "here") == .zero)
    #expect(NSCoder.cgSize(for: "{1, 2, 3}") == .zero)
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, four}}") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "") == .identity)
  }

  @Test func `insets and offsets are archived as plain lists`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let data = try JSONEncoder().encode(insets)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4]")
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
    #expect(
      try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data)
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(UIOffset.self, from: Data("[1]".utf8))
    }
  }
}
