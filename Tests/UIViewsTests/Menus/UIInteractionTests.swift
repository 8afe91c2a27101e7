import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// Notes where it is moved to.
@MainActor private final class Diary: UIInteraction {
  weak var view: UIView?
  var lines: [String] = []

  func willMove(to view: UIView?) { lines.append(view == nil ? "leaves" : "comes") }
  func didMove(to view: UIView?) {
    self.view = view
    lines.append(view == nil ? "left" : "came")
  }
}

@MainActor @Suite struct `An interaction` {
  @Test func `has one view, which it leaves for another one`() {
    let (first, second) = (UIView(), UIView())
    let diary = Diary()
    first.addInteraction(diary)
    first.addInteraction(diary)
    #expect(first.interactions.count == 1 && diary.view === first)
    second.addInteraction(diary)
    #expect(first.interactions.isEmpty && diary.view === second)
    second.interactions = []
    #expect(second.interactions.isEmpty && diary.view == nil)
    #expect(diary.lines == ["comes", "came", "leaves", "left", "comes", "came", "leaves", "left"])
  }
}

@MainActor @Suite struct `A snapshot of a view` {
  @Test func `has its size, and the backgrounds of its hierarchy`() throws {
    let view = UIView(frame: rect(30, 40, 4, 4))
    view.backgroundColor = .red
    let part = UIView(frame: rect(0, 0, 2, 2))
    part.backgroundColor = .blue
    view.addSubview(part)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == rect(0, 0, 4, 4))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in
      view.drawHierarchy(in: rect(0, 0, 4, 2), afterScreenUpdates: false)
    }
    let again = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in
      snapshot.drawHierarchy(in: rect(0, 0, 4, 2), afterScreenUpdates: false)
    }
    #expect(image.pngData() != nil && image.pngData() == again.pngData())
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(rect(0, 0, 4, 2))
      UIColor.blue.setFill()
      context.fill(rect(0, 0, 2, 1))
    }
    #expect(image.pngData() == plain.pngData())
  }

  @Test func `may be of a part of it`() throws {
    let view = UIView(frame: rect(0, 0, 40, 40))
    let part = try #require(
      view.resizableSnapshotView(
        from: rect(10, 10, 20, 5), afterScreenUpdates: false, withCapInsets: .zero))
    #expect(part.frame == rect(0, 0, 20, 5))
    #expect(!view.drawHierarchy(in: rect(0, 0, 1, 1), afterScreenUpdates: false))
  }
}

@MainActor @Suite struct `The limits of a view's text size` {
  @Test func `hold in its whole subtree, and follow the user's choice between them`() {
    let controller = UIViewController()
    let window = keepShowing(controller, on: screen(375, 667, textMetrics: .device))
    let (outer, inner) = (UIView(), UIView())
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    outer.maximumContentSizeCategory = .extraLarge
    outer.minimumContentSizeCategory = .medium
    func sizes(_ chosen: UIContentSizeCategory) -> [UIContentSizeCategory] {
      window.traitOverrides.preferredContentSizeCategory = chosen
      return [outer, inner].map(\.traitCollection.preferredContentSizeCategory)
    }
    #expect(sizes(.accessibilityLarge) == [.extraLarge, .extraLarge])
    #expect(sizes(.extraSmall) == [.medium, .medium])
    #expect(sizes(.large) == [.large, .large])
    inner.maximumContentSizeCategory = .medium
    #expect(sizes(.accessibilityLarge) == [.extraLarge, .medium])
    outer.maximumContentSizeCategory = nil
    #expect(sizes(.accessibilityLarge) == [.accessibilityLarge, .medium])
  }
}
