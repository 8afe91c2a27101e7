import Testing
import UIKit

@testable import Scenes

/// The pictures of the scenes as files beside documents.
@Suite struct PicturePNGTests {
  @Test(arguments: Picture.allCases)
  func `is read as the picture, with a pixel for each point`(picture: Picture) throws {
    let image = try #require(picture.image)
    let read = try #require(Bitmap(png: picture.png))
    #expect(read.width == Int(image.size.width) && read.height == Int(image.size.height))
    let side = read.width / image.pixels.width
    for row in 0..<read.height {
      for column in 0..<read.width
      where read[column, row] != image.pixels[column / side, row / side] {
        Issue.record("\(column), \(row) is \(read[column, row])")
        return
      }
    }
  }
}
