import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import Nibs

/// A folder of a test's own, which is removed with it.
final class TemporaryFolder {
  let path: String

  init() {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibs-\(UUID().uuidString)")
    path = folder.path
    #expect(throws: Never.self) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders around it. Returns its path.
  @discardableResult func write(_ name: String, _ data: Data) throws -> String {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

  /// Writes a storyboard with a label alone. Returns its path.
  @discardableResult func writeLabel(_ name: String, _ text: String) throws -> String {
    try write("\(name).storyboard", Documents.storyboard(Documents.label(text)))
  }

  /// Writes the set of an image with a file for each number of pixels in a point.
  func writeImage(_ name: String, _ pictures: Data...) throws {
    let files = pictures.indices.map { "\($0 + 1).png" }
    try write("\(name).imageset/Contents.json", Documents.imageSet(files))
    for (file, picture) in zip(files, pictures) { try write("\(name).imageset/\(file)", picture) }
  }

  /// Writes the set of a colour without green and blue.
  func writeColor(_ name: String, red: String, space: String = "srgb") throws {
    try write("\(name).colorset/Contents.json", Documents.colorSet(red: red, space: space))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}

/// Pictures in PNG: one gray of a size in pixels each, and one of a red pixel and a blue one that
/// covers a quarter (64 of 255).
enum Pictures {
  static let twenty = data(
    "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAAAAACRPiE6AAAAD0lEQVR42mMQwQIYhrIgAGnMD6GQX8oRAAAAAElFTkSuQmCC"
  )
  static let forty = data(
    "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAAAAADaLSBnAAAAFElEQVR42mPQIBIwjCocVTiqEAQAQOx9AVLj0jEAAAAASUVORK5CYII="
  )
  static let sixty = data(
    "iVBORw0KGgoAAAANSUhEUgAAADwAAAAeCAAAAABV8yKTAAAAHElEQVR42mOwoQAwjGoe1TyqeVTzqOZRzcNZMwA/IqXwWz/XowAAAABJRU5ErkJggg=="
  )
  static let redAndBlue = data(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR42mP4z8AAQg4ADzoDPupTjx8AAAAASUVORK5CYII="
  )
  /// The header of a picture of 100,000 x 100,000 pixels.
  static let huge = data("iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAAAAACNOVQU")

  private static func data(_ base64: String) -> Data { Data(base64Encoded: base64) ?? Data() }
}

enum Documents {
  /// A storyboard with one controller, whose root view has some subviews.
  static func storyboard(_ subviews: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vC1">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sC1">
                <objects>
                    <viewController id="vC1" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="rV1">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
    \(subviews)
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
        <resources>
    \(resources)
        </resources>
    </document>

    """
  }

  static func imageView(_ image: String) -> String {
    """
    <imageView opaque="NO" contentMode="scaleAspectFit" image="\(image)" id="iM1">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
    </imageView>
    """
  }

  static func label(_ text: String) -> String {
    """
    <label opaque="NO" contentMode="left" text="\(text)" id="lA1">
        <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
    </label>
    """
  }

  /// The set of an image with a file for each number of pixels in a point.
  static func imageSet(_ files: [String], properties: String = "{}") -> String {
    let entries = files.enumerated().map {
      #"{"idiom": "universal", "filename": "\#($0.element)", "scale": "\#($0.offset + 1)x"}"#
    }
    return #"{"images": [\#(entries.joined(separator: ","))], "properties": \#(properties)}"#
  }

  static func colorSet(red: String, space: String = "srgb") -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)",
      "components": {"red": "\(red)", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
    """
  }
}

extension DocumentAssets {
  /// The colour of a name that is there.
  func shade(_ name: String) -> UIColor? {
    if case .asset(let color) = color(named: name) { color } else { nil }
  }

  /// Why a colour is not there.
  func fault(_ name: String) -> String? {
    switch color(named: name) {
    case .asset: nil
    case .missing: "missing"
    case .standIn(_, let reason), .broken(let reason): reason
    }
  }

  /// The picture of a name that is there.
  func picture(_ name: String, scale: Double = 3) throws -> UIImage {
    guard case .asset(let image) = image(named: name, for: .init(scale: scale)) else {
      throw MissingPicture()
    }
    return image
  }

  private struct MissingPicture: Error {}

  /// The size and alpha of an image's pixels for an iPhone, or why there is none.
  func size(_ name: String, scale: Double = 3) -> String {
    switch image(named: name, for: .init(scale: scale)) {
    case .asset(let image): "\(Int(image.size.width)) x \(Int(image.size.height))"
    case .standIn(_, let reason): reason
    case .missing: "missing"
    case .broken(let reason): reason
    }
  }
}
