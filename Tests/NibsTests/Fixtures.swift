import AutoLayout
import Foundation
import InterfaceBuilder

@testable import Nibs

/// A folder of a test's own, which is removed with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders around it. Returns its path.
  @discardableResult
  func write(_ name: String, _ data: Data) throws -> String {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

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
