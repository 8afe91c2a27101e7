import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

/// Faults that screens of a few sizes miss, or tell once for each size.
@Suite struct `A fault at some widths only` {
  private func pieces(
    of checks: Set<LayoutCheck>, build: @escaping @MainActor (UIView) -> Void
  ) -> ScreenPieces {
    let host = SceneHost(bare: 420, 700, fill: build)
    host.requestedChecks = checks
    var pieces = ScreenPieces(of: host, along: .horizontal, over: 320...1032)
    pieces.finish()
    return pieces
  }

  private func found(_ checks: Set<LayoutCheck>, in pieces: ScreenPieces) -> [String] {
    pieces.stretches.problems.filter { checks.contains($0.problem.kind) }.map(\.description)
  }

  /// Adds a view by its name, 44 points high and below others.
  private func add<Added: UIView>(_ added: Added, _ name: String, row: CGFloat, to view: UIView)
    -> Added
  {
    view.addFree(added, name)
    NSLayoutConstraint.activate([
      added.topAnchor.constraint(equalTo: view.topAnchor, constant: 20 + 60 * row),
      added.heightAnchor.constraint(equalToConstant: 44),
    ])
    return added
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  /// A button that passes over another one as the screen grows from 402 to 406 points.
  private func passing(in view: UIView) {
    let still = add(button("Buy"), "buy", row: 0, to: view)
    let moving = add(button("Sell"), "sell", row: 0, to: view)
    let place = NSLayoutConstraint(
      item: moving, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .trailing,
      multiplier: 20, constant: -20 * 401 + 99)
    NSLayoutConstraint.activate([
      still.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 160),
      still.widthAnchor.constraint(equalToConstant: 56),
      moving.widthAnchor.constraint(equalToConstant: 44),
      moving.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor),
      moving.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor), place.asWish,
    ])
  }

  @Test func `is told with exactly these, where a sample at every 60 points misses it`() {
    let pieces = pieces(of: [.overlap], build: passing)
    #expect(found([.overlap], in: pieces) == ["sell covers a part of buy, at 402 to 406"])
    for width in stride(from: 320, through: 1032, by: 60) {
      pieces.apply(width)
      #expect(pieces.problems.filter { $0.kind == .overlap } == [], "\(width)")
    }
  }

  @Test func `is told once with its widths, whichever check finds it`() {
    let checks: Set<LayoutCheck> = [.overlap, .escapeParent, .ambiguous, .unlabeledButton]
    let pieces = pieces(of: checks) { view in
      let price = add(UILabel(), "price", row: 0, to: view)
      price.text = "A very long price"
      let buy = add(button("Buy"), "buy", row: 0, to: view)
      let panel = add(UIView(), "panel", row: 1, to: view)
      let more = add(button("More of it"), "more", row: -1.0 / 3, to: panel)
      let strip = add(UIView(), "strip", row: 2, to: view)
      let plain = add(UIButton(type: .custom), "plain", row: 3, to: view)
      let checks = [0, 255, 255, 0].map { Bitmap.Pixel(gray: $0) }
      plain.setImage(UIImage(pixels: Bitmap(width: 2, height: 2, pixels: checks)), for: .normal)
      NSLayoutConstraint.activate([
        price.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        price.widthAnchor.constraint(equalToConstant: 260),
        buy.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        buy.widthAnchor.constraint(equalToConstant: 100),
        panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        panel.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        more.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 8),
        more.widthAnchor.constraint(equalToConstant: 212),
        strip.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor),
        strip.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
        strip.widthAnchor.constraint(equalToConstant: 600).asWish,
        plain.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        plain.widthAnchor.constraint(equalToConstant: 44),
      ])
    }
    #expect(
      found(checks, in: pieces) == [
        "more reaches 60 points beyond the right of panel, where no tap reaches it, at 320 to 424",
        "buy covers a part of price, at 320 to 397",
        "plain shows a picture, and has no words for VoiceOver, at 320 to 1032",
        "The left of strip could be otherwise, at 601 to 1032",
      ])
  }
}

extension ScreenPieces {
  /// What is wrong in the layout that was applied last.
  fileprivate var problems: [LayoutProblem] { host.snapshot.problems }
}
