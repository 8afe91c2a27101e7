import Foundation
import Testing
import UIKit

@testable import Stage

/// The pieces of screens of 320 to 1032 points, whose classes follow their size.
@Suite struct `The pieces of a screen's layouts` {
  private func pieces(
    _ axis: NSLayoutConstraint.Axis = .horizontal, keepsClasses: Bool = false,
    build: @escaping @MainActor (UIView) -> Void = { _ in }
  ) -> ScreenPieces {
    let host = SceneHost(bare: 420, 700, fill: build)
    return ScreenPieces(of: host, along: axis, over: 320...1032, keepsClasses: keepsClasses)
  }

  private func found(
    _ axis: NSLayoutConstraint.Axis = .horizontal, keepsClasses: Bool = false,
    build: @escaping @MainActor (UIView) -> Void = { _ in }
  ) -> ScreenPieces {
    var pieces = pieces(axis, keepsClasses: keepsClasses, build: build)
    pieces.finish()
    return pieces
  }

  @discardableResult
  private func box(in view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) -> UIView {
    let box = view.addFree(UIView(), "box")
    if let width { box.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { box.heightAnchor.constraint(equalToConstant: height).isActive = true }
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    return box
  }

  /// A box that is 500 points wide, and can't be where the view is narrower.
  private func wideBox(in view: UIView) {
    let box = box(in: view, width: 500, height: 10)
    box.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor).isActive = true
  }

  @Test func `a problem is told with the first length, and with that at which it is worst`() {
    let growing = found { view in
      let box = self.box(in: view, height: 44)
      box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.5).isActive = true
    }
    #expect(
      growing.stretches.problems.map(\.description) == [
        "box reaches 160 points beyond the right of the screen, at 320 to 1032; worst at 1032: box "
          + "reaches 516 points beyond the right of the screen"
      ])
    let shrinking = found { self.box(in: $0, width: 400, height: 44) }
    #expect(
      shrinking.stretches.problems.map(\.description) == [
        "box reaches 80 points beyond the right of the screen, at 320 to 399"
      ])
  }

  private func label(of words: Int, in view: UIView) -> UILabel {
    let label = view.addFree(UILabel(), "title")
    label.text = String(repeating: "Wide words ", count: words)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
    ])
    return label
  }

  @Test func `are found out layout by layout, in ascending order`() {
    var pieces = pieces(build: wideBox)
    #expect(pieces.knownEnd == nil)
    var ends: [Int] = []
    while !pieces.isDone {
      let (layouts, end) = (pieces.layoutCount, pieces.knownEnd)
      pieces.step()
      #expect(pieces.layoutCount <= layouts + 1)
      if let known = pieces.knownEnd, known != end { ends.append(known) }
      #expect(pieces.pieces.flatMap { Array($0.range) } == Array(320..<(ends.last ?? 319) + 1))
      #expect(pieces.stretches.flatMap { Array($0.range) } == Array(320..<(ends.last ?? 319) + 1))
    }
    #expect(ends == ends.sorted() && ends.last == 1032)
    let layouts = pieces.layoutCount
    pieces.step()
    #expect(pieces.layoutCount == layouts)
  }

  @Test func `end where a view stops widening`() {
    let breakpoints = found(keepsClasses: true) { view in
      let box = self.box(in: view, height: 10)
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 512.25).isActive = true
      box.widthAnchor.constraint(equalTo: view.widthAnchor).asWish.isActive = true
    }.breakpoints
    #expect(
      breakpoints == [
        Breakpoint(length: 513, changes: ["box stops widening"], severity: nil, isSolved: true)
      ])
  }

  @Test func `end where a scroll view scrolls no longer, and has no inset then`() throws {
    var box: UIView?
    let pieces = found(.vertical, keepsClasses: true) { view in
      let page = view.addFree(UIScrollView(), "page")
      let inner = self.box(in: page)
      NSLayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        page.topAnchor.constraint(equalTo: view.topAnchor),
        page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: page.bottomAnchor),
        inner.widthAnchor.constraint(equalToConstant: 100),
        inner.heightAnchor.constraint(equalToConstant: 500),
      ])
      var next: UIResponder? = view
      while let responder = next, !(responder is UIViewController) { next = responder.next }
      (next as? UIViewController)?.additionalSafeAreaInsets.top = 20
      box = inner
    }
    let inner = try #require(box)
    // Two lengths are in line whatever they are.
    let tops = pieces.pieces.filter { $0.range.count > 2 }.map { piece in
      [piece.range.lowerBound, piece.range.upperBound].map { length in
        pieces.apply(length)
        return inner.convert(inner.bounds, to: nil).minY
      }
    }
    #expect(tops.first == [20, 20])
    #expect(tops.last == [0, 0])
    #expect(tops.filter { $0[0] != $0[1] } == [])
  }

  @Test func `end where a height stops that follows the width`() {
    let breakpoints = found(keepsClasses: true) { view in
      let box = self.box(in: view)
      box.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      box.heightAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).asWish.isActive = true
    }.breakpoints
    #expect(breakpoints.map(\.length) == [601])
    #expect(breakpoints.map(\.changes) == [["box stops growing"]])
  }

  @Test func `of heights are the same on their side`() {
    let breakpoints = found(.vertical, keepsClasses: true) { view in
      let box = self.box(in: view, width: 10)
      box.heightAnchor.constraint(lessThanOrEqualToConstant: 600).isActive = true
      box.heightAnchor.constraint(equalTo: view.heightAnchor).asWish.isActive = true
    }.breakpoints
    #expect(breakpoints.map(\.length) == [601])
    #expect(breakpoints.map(\.changes) == [["box stops growing"]])
  }

  @Test func `have the lengths of each problem, and say how serious what begins is`() {
    let pieces = found(build: wideBox)
    let conflicts = pieces.stretches.filter { $0.words.severity == .error }
    #expect(conflicts.map(\.range) == [320...499])
    #expect(
      conflicts.first?.words.map(\.beginning) == ["constraints conflict", "box leaves the screen"])
    #expect(pieces.stretches.problems.map(\.lengths) == ["320 to 499", "320 to 499"])
    let news = pieces.breakpoints.filter { $0.length == 500 }
    #expect(news.map(\.changes) == [["no constraints conflict", "box is on the screen"]])
    #expect(news.map(\.severity) == [nil])
  }

  @Test func `end where the size classes change, if these follow the size`() {
    let followed = found()
    #expect(followed.pieces.map(\.range.upperBound) == [413, 659, 1032])
    #expect(followed.breakpoints.map(\.length) == [660])
    #expect(followed.breakpoints.map(\.changes) == [["w regular"]])
    let kept = found(keepsClasses: true)
    // The margin of a screen without a device is another one from 414 points on.
    #expect(kept.pieces.map(\.range.upperBound) == [413, 1032])
    #expect(kept.breakpoints == [])
  }

  @Test func `end at the one width that is a device's, where its classes are others`() {
    let host = SceneHost(bare: 420, 414) { _ in }
    var pieces = ScreenPieces(of: host, along: .horizontal, over: 870...900, keepsClasses: false)
    pieces.finish()
    for (piece, next) in zip(pieces.pieces, pieces.pieces.dropFirst()) {
      for (length, other) in [(piece.range.upperBound, next.range.lowerBound)] {
        let classes = [length, other].map {
          SimulatedScreen(size: CGSize(width: $0, height: 414)).classes
        }
        #expect(classes[0] != classes[1], "\(length)")
      }
    }
    for piece in pieces.pieces {
      let classes = piece.range.map {
        SimulatedScreen(size: CGSize(width: $0, height: 414)).classes
      }
      #expect(Set(classes).count == 1, "\(piece.range)")
    }
  }

  @Test func `have the width at which a text gets another number of lines`() {
    let pieces = found { self.label(of: 8, in: $0).numberOfLines = 0 }
    let lines = pieces.breakpoints.filter { $0.changes.contains { $0.contains(" line") } }
    #expect(lines.map { $0.changes[0] } == ["title 2 lines", "title 1 line"])
    for line in lines {
      pieces.apply(line.length - 1)
      let before = pieces.frame("view/title")?.height
      pieces.apply(line.length)
      #expect(pieces.frame("view/title")?.height != before)
    }
  }

  @Test func `have the widths at which a text is cut short`() throws {
    let pieces = found { view in _ = self.label(of: 6, in: view) }
    let cut = pieces.stretches.filter { $0.words.map(\.beginning) == ["title's text is cut short"] }
    let range = try #require(cut.first?.range)
    #expect(cut.count == 1)
    #expect(range.lowerBound == 320)
    #expect(range.upperBound > 400 && range.upperBound < 700)
    #expect(
      pieces.breakpoints.contains {
        $0.length == range.upperBound + 1 && $0.changes.contains("title's text fits")
      })
  }

  @Test func `take what code of the scene does for what it sees, and say so`() {
    final class Stepped: UIView {
      let box = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        if box.superview == nil { addSubview(box) }
        box.frame = CGRect(x: 0, y: 0, width: min(bounds.width, 700), height: 10)
      }
    }
    let pieces = found { view in
      let stepped = Stepped(frame: view.bounds)
      stepped.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stepped.box.accessibilityIdentifier = "box"
      view.addSubview(stepped)
    }
    let bends = pieces.breakpoints.filter { $0.changes.contains("box stops widening") }
    #expect(bends.map(\.length) == [701])
    #expect(bends.map(\.isSolved) == [false])
  }

  @Test func `come to an end where the layout is another one at each point`() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        accessibilityIdentifier = "restless \(Int(bounds.width))"
      }
    }
    let pieces = found { view in
      let restless = Restless(frame: view.bounds)
      restless.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(restless)
    }
    #expect(pieces.pieces.map(\.range) == (320...1032).map { $0...$0 })
    #expect(pieces.layoutCount == 713)
    #expect(pieces.breakpoints.count == 712)
    #expect(pieces.breakpoints.allSatisfy { !$0.isSolved })
  }
}

extension ScreenPieces {
  /// The frame of a view in the layout that was applied last.
  fileprivate func frame(_ path: ViewPath) -> CGRect? { host.snapshot.view(at: path)?.frame }
}
