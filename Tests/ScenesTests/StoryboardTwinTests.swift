import Stage
import Testing
import UIKit

@testable import Scenes

/// The storyboards that say the same as a scene in Swift.
struct `Storyboard twins` {
  @Test func `the gallery's frames are those of the code, on every device`() throws {
    let code = try ShownScene(GalleryController(), on: "iPhone 15")
    let drawn = try ShownScene(
      try initial("Gallery", as: StoryboardGalleryController.self), on: "iPhone 15")
    try compare(code, drawn) { code, drawn in
      let cards = [
        (code.cardView1, drawn.cardView1), (code.cardView2, drawn.cardView2),
        (code.cardView3, drawn.cardView3), (code.cardView4, drawn.cardView4),
      ]
      return [(code.view, drawn.view)]
        + cards.flatMap { code, drawn in
          [
            (code, drawn), (code.imageView, drawn?.imageView), (code.textLabel, drawn?.textLabel),
          ] as [(UIView, UIView?)]
        }
    }
  }

  @Test func `the form's frames are those of the code, on every device, and after a tap`() throws {
    let code = try ShownScene(FormViewController(), on: "iPhone 15")
    let drawn = try ShownScene(
      try initial("Form", as: StoryboardFormViewController.self), on: "iPhone 15")
    let pairs = { (code: FormViewController, drawn: StoryboardFormViewController) in
      [
        (code.view, drawn.view), (code.textFieldTop, drawn.textFieldTop),
        (code.textFieldBottom, drawn.textFieldBottom), (code.button, drawn.button),
      ] as [(UIView, UIView?)]
    }
    try compare(code, drawn, pairs)
    code.tap(code.controller.button)
    drawn.tap(drawn.controller.button)
    #expect(drawn.controller.button.title(for: .normal) == "Submitted")
    try compare(code, drawn, pairs)
  }

  private func initial<Controller>(_ name: String, as type: Controller.Type) throws -> Controller {
    SceneDocument.embed()
    let controller = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    return try #require(controller as? Controller)
  }

  /// Expects equal frames of the pairs of views on every device, upright and on its side.
  private func compare<Code: UIViewController, Drawn: UIViewController>(
    _ code: ShownScene<Code>, _ drawn: ShownScene<Drawn>,
    _ pairs: (Code, Drawn) -> [(UIView, UIView?)]
  ) throws {
    for device in Device.all {
      for isLandscape in [false, true] {
        for change in [code.change, drawn.change] {
          change {
            $0.select(device)
            if $0.isLandscape != isLandscape { $0.rotate() }
          }
        }
        for (code, drawn) in pairs(code.controller, drawn.controller) {
          #expect(try #require(drawn).frame == code.frame, "\(device.name), \(isLandscape)")
        }
      }
    }
  }
}
