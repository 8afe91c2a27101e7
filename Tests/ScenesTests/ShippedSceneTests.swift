import Stage
import Testing
import UIKit

@testable import Scenes

struct `Shipped scenes` {
  @Test func `each finished scene is followed by its steps`() {
    let names = ShippedScene.all.map { ($0.isStep ? "  " : "") + $0.name }
    #expect(
      names.joined(separator: "\n") == """
        Wonderland
          Wonderland: frames
          Wonderland: stretched label
          Wonderland: stale picture ratio
        Gallery
          Gallery: ambiguous card
          Gallery: fixed halves
        Gallery storyboard
        Adaptive buttons
          Adaptive buttons: truncated
        Form
        Form storyboard
        Baselines
        Visual format
          Visual format: unsatisfiable
        Scroll view
        Nested stacks
          Nested stacks: ambiguous
        Reading direction
        Dynamic Type
        Layout guides
        Autoresizing
        Self-sizing
        Presentation
        Animated constraints
        Cookbook
        Settings
        Account form
        Nib cells
        Chessboard
        """)
  }

  @Test func `each makes a controller with a title`() throws {
    for scene in ShippedScene.all {
      let shown = try ShownScene(scene.make(), on: "iPhone 7 Plus")
      #expect(shown.controller.title?.isEmpty == false, "\(scene.name)")
    }
  }

  @Test func `finished scenes have no conflicts on any device, however it is held`() throws {
    for scene in ShippedScene.all where !scene.isStep {
      let shown = try ShownScene(scene.make(), on: "iPhone 7 Plus")
      for device in Device.all {
        shown.change { $0.select(device) }
        for _ in 1...2 {
          shown.rotate()
          #expect(
            shown.window.conflicts.isEmpty,
            "\(scene.name), \(device.name), \(shown.screen.size)")
        }
      }
    }
  }

  @Test func `finished scenes leave nothing ambiguous, compact or regular`() throws {
    for scene in ShippedScene.all where !scene.isStep {
      let shown = try ShownScene(scene.make(), on: "iPhone 7 Plus")
      for _ in 1...2 {
        for view in shown.controller.view.hierarchy {
          #expect(view.ambiguousAttributes.isEmpty, "\(scene.name): \(view)")
          for guide in view.layoutGuides {
            #expect(guide.ambiguousAttributes.isEmpty, "\(scene.name): \(guide)")
          }
        }
        shown.rotate()
      }
    }
  }

  @Test func `right to left is the mirror image of left to right`() throws {
    // Masks know left and right alone.
    for scene in ShippedScene.all where !scene.isStep && scene.name != "Autoresizing" {
      let shown = try ShownScene(scene.make(), on: "iPhone 7 Plus")
      for _ in 1...2 {
        shown.rotate()
        // A player's buttons lie as they do on a player, wherever reading begins.
        let views = shown.controller.view.hierarchy.dropFirst().filter {
          $0.superview?.semanticContentAttribute != .playback && !$0.isOfTableOrHiddenBar
        }
        shown.change { $0.direction = .leftToRight }
        // Controls are aligned by parts of their frames.
        let frames = views.map { $0.alignmentRect(forFrame: $0.solvedFrame) }
        shown.change { $0.direction = .rightToLeft }
        for (view, frame) in zip(views, frames) {
          let width = view.superview?.bounds.width ?? 0
          let mirrored = CGRect(
            x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
          let found = view.alignmentRect(forFrame: view.solvedFrame)
          let difference = abs(found.minX - mirrored.minX)
          // The superview's width is rounded to pixels.
          #expect(difference < 0.5, "\(scene.name): \(view)")
          #expect(abs(found.minY - mirrored.minY) < 0.001, "\(scene.name): \(view)")
          #expect(abs(found.width - mirrored.width) < 0.001, "\(scene.name): \(view)")
        }
      }
    }
  }
}

extension UIView {
  /// Whether a table gives the view its row, which is another one after each change, or it is a bar
  /// that lies outside of the screen until it is shown.
  fileprivate var isOfTableOrHiddenBar: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { $0 is UITableView }
      || self is UIToolbar
  }
}
