import AutoLayout
import Foundation
import Testing

@testable import UIViews

@MainActor @Suite struct `Reading directions` {
  private let both: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

  /// The directions of content with that meaning where reading goes either way.
  private func directions(
    _ attribute: UISemanticContentAttribute
  ) -> [UIUserInterfaceLayoutDirection] {
    both.map { UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: $0) }
  }

  @Test func `are followed by content without a meaning alone`() {
    #expect(directions(.unspecified) == both)
    #expect(directions(.playback) == [.leftToRight, .leftToRight])
    #expect(directions(.spatial) == [.leftToRight, .leftToRight])
    #expect(directions(.forceLeftToRight) == [.leftToRight, .leftToRight])
    #expect(directions(.forceRightToLeft) == [.rightToLeft, .rightToLeft])
  }

  @Test func `are the app's where none is given`() {
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
  }

  @Test func `are a view's own, and not its subviews'`() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `come to a view by its traits`() {
    let view = UIView()
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .spatial
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
