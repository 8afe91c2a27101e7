import UIKit

/// A layout that ships with Tenniel.
public struct ShippedScene: Sendable {
  /// What the scene is called in lists and on the command line.
  public let name: String
  /// One sentence on what there is to see.
  public let summary: String
  /// Whether this is a step on the way, kept because its picture is wrong for a reason.
  public let isStep: Bool
  /// The document that it shows, or that its code takes a part from; nil for code alone.
  package var document: SceneDocument?
  /// Makes a new controller that shows the scene.
  public let make: @MainActor @Sendable () -> UIViewController
}

extension ShippedScene {
  /// Every scene, each finished one followed by the steps that led to it.
  public static let all = [
    ShippedScene(
      name: "Wonderland",
      summary: "A picture book that rearranges itself for compact and regular widths.",
      isStep: false
    ) { WonderlandViewController() },
    ShippedScene(
      name: "Wonderland: frames",
      summary: "Before constraints: rotate, and the views stay as wide as they were.",
      isStep: true
    ) { WonderlandStarterViewController() },
    ShippedScene(
      name: "Wonderland: stretched label",
      summary: "Two views hug with one priority, and the label is the one that stretches.",
      isStep: true
    ) { StretchedLabelViewController() },
    ShippedScene(
      name: "Wonderland: stale picture ratio",
      summary: "Turn to chapter 2: the image view keeps the shape of the first picture.",
      isStep: true
    ) { WonderlandViewController(avatarView: StalePictureAvatarView()) },

    ShippedScene(
      name: "Gallery",
      summary: "Four cards, each half as wide and half as high as the safe area.",
      isStep: false
    ) { GalleryController() },
    ShippedScene(
      name: "Gallery: ambiguous card",
      summary: "Picture and name share a card, and no priority says how.",
      isStep: true
    ) { AmbiguousCardController() },
    ShippedScene(
      name: "Gallery: fixed halves",
      summary: "Halves of the screen as numbers: they conflict, and are wrong after a rotation.",
      isStep: true
    ) { FixedHalvesController() },

    ShippedScene(
      name: "Gallery storyboard",
      summary: "The same cards from an Interface Builder document: every frame is equal.",
      isStep: false,
      document: .gallery
    ) { initialController(of: .gallery) },

    ShippedScene(
      name: "Adaptive buttons",
      summary: "Two buttons, side by side or stacked by size class, spaced by layout guides.",
      isStep: false
    ) { AdaptiveButtonsViewController() },
    ShippedScene(
      name: "Adaptive buttons: truncated",
      summary: "Side by side at every width: in a compact one the longer title is cut short.",
      isStep: true
    ) { TruncatedButtonsViewController() },

    ShippedScene(
      name: "Form",
      summary: "Two text fields and a button, with constraints made in long hand.",
      isStep: false
    ) { FormViewController() },
    ShippedScene(
      name: "Form storyboard",
      summary: "The same form from an Interface Builder document, with an action.",
      isStep: false,
      document: .form
    ) { initialController(of: .form) },

    ShippedScene(
      name: "Baselines",
      summary: "Text of several sizes on one line of writing, by first and last baselines.",
      isStep: false
    ) { BaselinesViewController() },

    ShippedScene(
      name: "Visual format",
      summary: "A letter whose constraints are strings that look like it.",
      isStep: false
    ) { VisualFormatViewController() },
    ShippedScene(
      name: "Visual format: unsatisfiable",
      summary: "Margins and a width that can't both hold: the log names the least conflict.",
      isStep: true
    ) { UnsatisfiableViewController() },

    ShippedScene(
      name: "Scroll view",
      summary: "A long text that scrolls under a heading that stays, by content and frame guides.",
      isStep: false
    ) { ScrollViewController() },

    ShippedScene(
      name: "Nested stacks",
      summary: "Stacks in stacks, and notes that leave no gap when they are hidden.",
      isStep: false
    ) { NestedStacksViewController() },
    ShippedScene(
      name: "Nested stacks: ambiguous",
      summary: "Two views without a size share a row, and nothing says how.",
      isStep: true
    ) { AmbiguousStackViewController() },

    ShippedScene(
      name: "Reading direction",
      summary: "A form that turns with the language, but for the buttons of a player.",
      isStep: false
    ) { ReadingDirectionViewController() },

    ShippedScene(
      name: "Dynamic Type",
      summary: "Values move below their names when the text gets large.",
      isStep: false
    ) { DynamicTypeViewController() },

    ShippedScene(
      name: "Layout guides",
      summary: "Guides hold a card above the middle, and centre two views as one.",
      isStep: false
    ) { LayoutGuidesViewController() },

    ShippedScene(
      name: "Autoresizing",
      summary: "Views with autoresizing masks, and a label with constraints to them.",
      isStep: false
    ) { AutoresizingViewController() },

    ShippedScene(
      name: "Self-sizing",
      summary: "Speech bubbles placed by hand, each as large as its constraints ask for.",
      isStep: false
    ) { SelfSizingViewController() },

    ShippedScene(
      name: "Presentation",
      summary: "A note over a page: a button presents it as a sheet, which has its own width.",
      isStep: false
    ) { PresentationViewController() },

    ShippedScene(
      name: "Animated constraints",
      summary: "A drawer that a button opens: one constant changes, and the layout glides there.",
      isStep: false
    ) { AnimatedConstraintsViewController() },

    ShippedScene(
      name: "Cookbook",
      summary: "The recipes of Apple's Auto Layout Guide as a storyboard: each row opens one.",
      isStep: false,
      document: .cookbook
    ) { initialController(of: .cookbook) },
    ShippedScene(
      name: "Settings",
      summary: "Switches and details in a static table, with segues that push and present.",
      isStep: false,
      document: .settings
    ) { initialController(of: .settings) },
    ShippedScene(
      name: "Account form",
      summary: "Text fields in the rows of a static table.",
      isStep: false,
      document: .account
    ) { initialController(of: .account) },
    ShippedScene(
      name: "Nib cells",
      summary: "A list in Swift whose rows come from a xib, and are as high as their texts.",
      isStep: false,
      document: .chapterCell
    ) {
      SceneDocument.embed()
      return ChaptersViewController()
    },
    ShippedScene(
      name: "Chessboard",
      summary: "A hundred views in stacks, on a board as large as the safe area allows.",
      isStep: false,
      document: .chessboard
    ) { initialController(of: .chessboard) },
  ]

  /// Makes the controller that a storyboard begins with.
  @MainActor private static func initialController(of document: SceneDocument) -> UIViewController {
    SceneDocument.embed()
    return UIStoryboard(name: document.stem, bundle: nil).instantiateInitialViewController()
      ?? UIViewController()
  }
}
