import SeededRandom
import Testing

@testable import PNG

struct ImageHeaderTests {
  private func size(_ bytes: [UInt8]) -> String {
    do throws(ImageHeader.Failure) {
      let header = try ImageHeader(bytes)
      return "\(header.format.rawValue) \(header.width) × \(header.height)"
    } catch {
      return error.message
    }
  }

  private func size(_ text: String) -> String { size(Array(text.utf8)) }

  @Test func `A PNG picture has its size in its header, even in Apple's own form`() {
    #expect(size(Fixtures.interlaced) == "PNG 9.0 × 5.0")
    #expect(
      size(
        PNGWriter.signature + PNGWriter.chunk("CgBI", [0x50, 0, 0x20, 2])
          + PNGWriter.header(30, 40, depth: 8, type: 6)) == "PNG 30.0 × 40.0")
    #expect(
      size(PNGWriter.signature)
        == "the picture ends early: after its last chunk, IEND, it would be complete (at byte 8)")
  }

  private let jpegStart: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xC4, 0, 3, 7]

  @Test func `A JPEG image has its size in the header of its frame`() {
    for marker in [0xC0, 0xC2] as [UInt8] {
      #expect(
        size(jpegStart + [0xFF, 0xFF, marker, 0, 17, 8, 1, 2, 3, 4, 3]) == "JPEG 772.0 × 258.0")
    }
    #expect(
      size(jpegStart + [0xFF, 0xDA, 0, 5])
        == "the JPEG image has no frame header (SOF) before its data")
    #expect(size(jpegStart) == "the JPEG image ends before its frame header (SOF)")
    #expect(size(jpegStart + [1, 2]) == "the JPEG image is damaged: no segment begins at byte 13")
    #expect(
      size(jpegStart + [0xFF, 0xC0, 0, 17, 8, 0, 0, 3, 4, 3]) == "the JPEG image has no area")
  }

  @Test func `A GIF image has the size of its screen`() {
    #expect(size(Array("GIF89a".utf8) + [0x2C, 1, 200, 0]) == "GIF 300.0 × 200.0")
    #expect(size("GIF89a") == "the GIF image ends in its header")
  }

  @Test func `A PDF file has the size of its first page`() {
    let pages =
      "%PDF-1.4\n1 0 obj << /Type /Pages /MediaBox [0 0 600 800] /Kids [3 0 R] >> endobj\n"
    #expect(size(pages) == "PDF 600.0 × 800.0")
    #expect(
      size(pages + "3 0 obj <</Type/Page/MediaBox[10 20.5 34 44.5]>> endobj\n")
        == "PDF 24.0 × 24.0")
    #expect(
      size("%PDF-1.5 1 0 obj << /MediaBox 5 0 R >> endobj")
        == "the size of the PDF file isn't found: no /MediaBox with four numbers stands in it as plain text"
    )
  }

  @Test(arguments: [
    (#"<svg width="24" height="30"/>"#, "SVG 24.0 × 30.0"),
    (#"<svg width="24px" height = '1in' viewBox="0 0 1 1">"#, "SVG 24.0 × 96.0"),
    (#"<svg viewBox="0,0 10.5, 20"></svg>"#, "SVG 10.5 × 20.0"),
    (#"<svg width="100%" height="100%" viewBox="0 0 16 8">"#, "SVG 16.0 × 8.0"),
    (#"<svg width="32" viewBox="0 0 16 8">"#, "SVG 32.0 × 16.0"),
    (#"<svg height="32" viewBox="0 0 16 8">"#, "SVG 64.0 × 32.0"),
    (
      #"<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a ">">]><!-- <svg width="1" --> <svg xmlns="x" width="3pt" height="6">"#,
      "SVG 4.0 × 6.0"
    ),
    (
      "<svg>",
      "the SVG image has no size: its root has neither width and height in units of length nor a viewBox with four numbers"
    ),
    ("<svg width=", "the SVG image ends in its first element"),
    (
      "<html><svg width='1' height='1'>",
      "this is no image that is known: not PNG, JPEG, GIF, PDF or SVG"
    ),
    ("", "this is no image that is known: not PNG, JPEG, GIF, PDF or SVG"),
  ])
  func `An SVG image has a size or a view box`(text: String, expected: String) {
    #expect(size(text) == expected)
  }

  @Test func `Images with random faults have a size with an area, or none`() {
    let images: [[UInt8]] = [
      jpegStart + [0xFF, 0xC0, 0, 17, 8, 1, 2, 3, 4, 3], Fixtures.filters,
      Array("GIF89a".utf8) + [0x2C, 1, 200, 0],
      Array("%PDF-1.4 3 0 obj <</Type/Page/MediaBox[10 20.5 34 44.5]>> endobj\n".utf8),
      Array("<!-- x --><svg width='3' height=\"6\" viewBox='0 0 1 2'>".utf8),
    ]
    var random = SplitMix(seed: 3)
    for _ in 0..<4000 {
      var bytes = images.randomElement(using: &random) ?? []
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place...)
      default: bytes.remove(at: place)
      }
      guard let header = try? ImageHeader(bytes) else { continue }
      #expect(header.width > 0 && header.height > 0 && header.width.isFinite)
    }
  }
}
