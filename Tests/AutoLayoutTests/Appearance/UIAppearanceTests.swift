import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

@MainActor @Suite(.columns) struct `An appearance` {
  private final class Title: UILabel {}
  private final class Card: UIView {}

  /// Puts the views into a window.
  private func show(_ views: UIView...) {
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    for view in views { window.addSubview(view) }
  }

  /// Runs on a screen of its own, whose values go with it.
  private func alone(_ body: () -> Void) { UIScreen(.columns).perform(body) }

  @Test func `is taken by all views of a class as they enter a window`() {
    alone {
      Title.appearance().numberOfLines = 3
      Title.appearance().textColor = .red
      let (title, label) = (Title(), UILabel())
      #expect(title.numberOfLines == 1)
      show(title, label)
      #expect(title.numberOfLines == 3)
      #expect(title.textColor == .red)
      #expect(label.numberOfLines == 1)
      let values: [Int?] = [Title.appearance().numberOfLines, UILabel.appearance().numberOfLines]
      #expect(values == [3, nil])
    }
  }

  @Test func `leaves alone what was set on the view itself`() {
    alone {
      Title.appearance().textColor = .red
      let title = Title()
      title.textColor = .blue
      show(title)
      #expect(title.textColor == .blue)
    }
  }

  @Test func `leaves alone what was set on a view that was created with a coder`() throws {
    let coder = NSKeyedUnarchiver(forReadingWith: NSKeyedArchiver.archivedData(withRootObject: 1))
    let card = try #require(Card(coder: coder))
    alone {
      Card.appearance().tintColor = .red
      let other = Card(coder: coder)
      other?.tintColor = .blue
      if let other { show(card, other) }
      #expect(other?.tintColor == .blue)
    }
  }

  @Test func `of a subclass outweighs that of the class, whichever was set first`() {
    alone {
      Title.appearance().numberOfLines = 2
      UILabel.appearance().numberOfLines = 5
      let (title, label) = (Title(), UILabel())
      show(title, label)
      #expect(title.numberOfLines == 2)
      #expect(label.numberOfLines == 5)
    }
  }

  @Test func `in a container outweighs that elsewhere`() {
    alone {
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).numberOfLines = 4
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, Card.self]).numberOfLines =
        6
      UILabel.appearance().numberOfLines = 2
      let labels = [UILabel(), UILabel(), UILabel()]
      let card = Card()
      let stack = UIStackView(arrangedSubviews: [labels[2]])
      card.addSubview(labels[1])
      card.addSubview(stack)
      show(labels[0], card)
      #expect(labels.map(\.numberOfLines) == [2, 4, 6])
    }
  }

  @Test func `that is set again replaces what it was`() {
    alone {
      Title.appearance().numberOfLines = 2
      Title.appearance().numberOfLines = 7
      let title = Title()
      show(title)
      #expect(title.numberOfLines == 7)
    }
  }

  @Test func `moves the layout`() {
    alone {
      Title.appearance().font = .systemFont(ofSize: 34)
      let title = Title()
      title.text = "Text"
      show(title)
      #expect(title.intrinsicContentSize == CGSize(width: 64, height: 32))
    }
  }

  @Test func `that was set on one screen does not reach another`() {
    let screens = [UIScreen(), UIScreen()]
    let titles = screens.enumerated().map { number, screen in
      screen.perform {
        if number == 0 { Title.appearance().numberOfLines = 3 }
        let title = Title()
        show(title)
        return title
      }
    }
    #expect(titles.map(\.numberOfLines) == [3, 1])
  }

  @Test func `that was set on no screen holds on all`() {
    final class Heading: UILabel {}
    Heading.appearance().numberOfLines = 4
    alone {
      Title.appearance().numberOfLines = 3
      let (heading, title) = (Heading(), Title())
      show(heading, title)
      #expect([heading, title].map(\.numberOfLines) == [4, 3])
    }
    alone {
      let heading = Heading()
      show(heading)
      #expect(heading.numberOfLines == 4)
    }
  }
}

@MainActor @Suite(.columns) struct `A method of an appearance` {
  private func alone(_ body: () -> Void) { UIScreen(.columns).perform(body) }

  @Test func `makes the ground of bars an image's, also of nothing`() {
    alone {
      let image = UIImage()
      UINavigationBar.appearance().setBackgroundImage(image, for: .default)
      UIToolbar.appearance().setBackgroundImage(
        image, forToolbarPosition: .any, barMetrics: .default)
      let (bar, toolbar) = (UINavigationBar(), UIToolbar())
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      window.addSubview(bar)
      window.addSubview(toolbar)
      #expect(bar.backgroundImage(for: .default) === image)
      #expect(toolbar.standardAppearance.backgroundImage === image)
    }
  }

  @Test func `gives segments the font by which they are measured`() {
    alone {
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 20)], for: .normal)
      let control = UISegmentedControl(items: ["Tea"])
      let own = UISegmentedControl(items: ["Tea"])
      own.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      window.addSubview(control)
      window.addSubview(own)
      @MainActor func size(_ control: UISegmentedControl) -> CGFloat? {
        (control.titleTextAttributes(for: .normal)?[.font] as? UIFont)?.pointSize
      }
      #expect([size(control), size(own)] == [20, 9])
    }
  }
}
