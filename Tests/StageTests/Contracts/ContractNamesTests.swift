import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@MainActor
@Suite struct `The names of a contract` {
  private func host() -> SceneHost {
    SceneHost(screen: SimulatedScreen()) {
      let controller = UIViewController()
      for name in ["title", "price", "twin", "twin"] {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.accessibilityIdentifier = name
        controller.view.addSubview(label)
      }
      let guide = UILayoutGuide()
      guide.identifier = "gutter"
      controller.view.addLayoutGuide(guide)
      return controller
    }
  }

  private func names(_ rules: String) -> ContractNames {
    let contract = Contract("expect\n" + rules, file: "Main.contract")
    var names = ContractNames(of: contract)
    let host = host()
    names.take(host, of: "Login")
    names.takeScreen(of: host, for: [0])
    return names
  }

  @Test func `are views of the scene, or an error with the nearest`() {
    #expect(names("title.left == price.left").unknown == [])
    #expect(!names("title.left == price.left").hasUnknown)
    #expect(names("title.left == prize.left").hasUnknown)
    #expect(
      names("tittle.left == price.left\nvisible(tittle)").unknown.map {
        "\($0.position) \($0.message)"
      }
        == ["2:1 no view is called 'tittle'; nearest: title"])
    #expect(
      names("visible(title, xyzzy)").unknown.map { "\($0.position) \($0.message)" }
        == ["2:16 no view is called 'xyzzy'; 'tenniel tree' names them"])
  }

  @Test func `are of one view, and of no guide`() {
    #expect(
      names("twin.left >= 0; twin.top >= 0").mistakes.map(\.message) == [
        "'twin' fits 2 views of Login; say which by its path, in quotes: \"view/twin\", "
          + "\"view/twin[1]\""
      ])
    #expect(names("\"view/twin[1]\".left >= 0").mistakes == [])
    #expect(
      names("title.top >= gutter.top").mistakes.map(\.message) == [
        "'gutter' is a guide; a rule is about views, such as one that is pinned to it"
      ])
  }

  @Test func `tell which rules were never checked`() {
    #expect(names("title.left >= 0; tittle.left >= 0 when width regular").idle == [])
    #expect(
      names("title.left >= 0 when width regular").idle.map(\.message) == [
        "title.left >= 0 when width regular was never checked: at no screen are its views shown "
          + "together while it is in force"
      ])
  }
}
