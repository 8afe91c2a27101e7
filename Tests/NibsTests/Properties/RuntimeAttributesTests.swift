import AutoLayout
import Foundation
import Testing

@testable import Nibs

final class ChipView: UIView {
  var values: [String] = []

  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    switch keyPath {
    case "layer.cornerRadius": super.setValue(value, forKeyPath: keyPath)
    case "unknown": super.setValue(value, forKeyPath: keyPath)
    default: values.append("\(keyPath) \(value.map { "\($0)" } ?? "nil")")
    }
  }
}

@MainActor @Suite(.phone) struct `Runtime attributes` {
  private func load(_ attributes: String, _ custom: String = "") throws -> (UIView, [String]) {
    let loading = Loading([ChipView.self])
    let log = LayoutLog()
    let controller = try loading.controller(
      Documents.screen(
        subviews: Documents.view(
          "aV1", "0 0 10 10", custom,
          "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>")))
    let view = log.perform { controller.view.subviews.first }
    return (try #require(view), loading.messages + log.messages.map(\.text))
  }

  private func attribute(_ type: String, _ path: String, _ value: String) -> String {
    value.hasPrefix("<")
      ? "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute>"
      : "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"\(value)\"/>"
  }

  @Test func `set the framework's properties by their paths`() throws {
    let (view, messages) = try load(
      attribute("number", "layer.cornerRadius", #"<integer key="value" value="6"/>"#)
        + attribute("number", "layer.borderWidth", #"<real key="value" value="1.5"/>"#)
        + attribute("boolean", "clipsToBounds", "YES") + attribute("boolean", "hidden", "YES")
        + attribute("string", "accessibilityIdentifier", "chip")
        + attribute(
          "color", "layer.borderColor",
          #"<color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        ))
    #expect(view.layer.cornerRadius == 6)
    #expect(view.layer.borderWidth == 1.5)
    #expect(view.clipsToBounds)
    #expect(view.isHidden)
    #expect(view.accessibilityIdentifier == "chip")
    #expect(view.layer.borderColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(messages == [])
  }

  @Test(arguments: [DocumentResources.Mode.run, .design])
  func `arrange a stack in a running app, not on the canvas`(mode: DocumentResources.Mode) throws {
    let loading = Loading(mode: mode)
    let controller = try loading.controller(
      Documents.screen(
        subviews: Documents.view(
          "sT1", "0 0 90 90", name: "stackView",
          "<userDefinedRuntimeAttributes>"
            + attribute("boolean", "layoutMarginsRelativeArrangement", "YES")
            + attribute("number", "spacing", #"<integer key="value" value="7"/>"#)
            + attribute("number", "axis", #"<integer key="value" value="1"/>"#)
            + "</userDefinedRuntimeAttributes>")))
    let log = LayoutLog()
    let stack = try #require(log.perform { controller.view.subviews.first } as? UIStackView)
    #expect(stack.isLayoutMarginsRelativeArrangement == (mode == .run))
    #expect(stack.spacing == (mode == .run ? 7 : 0))
    #expect(stack.axis == (mode == .run ? .vertical : .horizontal))
    #expect(loading.messages + log.messages.map(\.text) == [])
  }

  @Test func `set the properties of a custom class by its method`() throws {
    let (view, messages) = try load(
      attribute("number", "layer.cornerRadius", #"<integer key="value" value="3"/>"#)
        + attribute("number", "count", #"<integer key="value" value="4"/>"#)
        + attribute("string", "caption", "hello") + attribute("boolean", "isLoud", "NO")
        + attribute("point", "start", #"<point key="value" x="1" y="2"/>"#)
        + attribute("size", "extent", #"<size key="value" width="3" height="4"/>"#)
        + #"<userDefinedRuntimeAttribute type="nil" keyPath="nothing"/>"#,
      #"customClass="ChipView""#)
    #expect(view.layer.cornerRadius == 3)
    #expect(
      (view as? ChipView)?.values == [
        "count 4", "caption hello", "isLoud false", "start \(CGPoint(x: 1, y: 2))",
        "extent \(CGSize(width: 3, height: 4))", "nothing nil",
      ])
    #expect(messages == [])
  }

  @Test(arguments: [
    (#"<real key="value" value="7.9"/>"#, 7), (#"<integer key="value" value="-7"/>"#, -7),
    (#"<integer key="value" value="9223372036854775807"/>"#, Int.max),
  ])
  func `set a tag to a number without its fraction`(value: String, tag: Int) throws {
    let (view, messages) = try load(attribute("number", "tag", value))
    #expect(view.tag == tag)
    #expect(messages == [])
  }

  @Test(arguments: ["1e300", "-1e300", "9223372036854775808"])
  func `leave a tag that has no place in a whole number`(value: String) throws {
    let (view, messages) = try load(
      attribute("number", "tag", "<real key=\"value\" value=\"\(value)\"/>"))
    #expect(view.tag == 0)
    #expect(messages.count == 1)
  }

  @Test func `of a class of the framework may be those of an extension in the app`() throws {
    let (_, messages) = try load(attribute("string", "unknown", "x"))
    #expect(
      messages == [
        "UIView has no property unknown that a document can set: an extension in the app may have it"
      ])
  }

  @Test func `that a property does not take say what it takes`() throws {
    let (_, messages) = try load(
      attribute("string", "tag", "x") + attribute("boolean", "layer.borderColor", "YES"))
    #expect(
      messages == [
        "UIView: tag takes a value of the type Int, and not x",
        "UIView: layer.borderColor takes a value of the type CGColor, and not true",
      ])
  }

  @Test func `go along a path to the views of a cell and the parts of a control`() throws {
    let loading = Loading()
    let (cell, button) = (UITableViewCell(style: .subtitle, reuseIdentifier: nil), UIButton())
    let field = UITextField()
    for (object, path, value) in [
      (cell, "textLabel.numberOfLines", 0), (cell, "detailTextLabel.lineBreakMode", 0),
      (cell, "contentView.layer.cornerRadius", 4), (button, "titleLabel.numberOfLines", 2),
      (button, "titleLabel.isEnabled", false), (field, "placeholder", "Name"),
      (field, "isSecureTextEntry", true), (field, "borderStyle", 3),
    ] as [(UIResponder, String, Any)] {
      object.setValue((value as? Int).map { NSNumber(value: $0) } ?? value, forKeyPath: path)
    }
    #expect(cell.textLabel?.numberOfLines == 0)
    #expect(cell.detailTextLabel?.lineBreakMode == .byWordWrapping)
    #expect(cell.contentView.layer.cornerRadius == 4)
    #expect(button.titleLabel?.numberOfLines == 2)
    #expect(button.titleLabel?.isEnabled == false)
    #expect(field.placeholder == "Name" && field.isSecureTextEntry)
    #expect(field.borderStyle == .roundedRect)
    #expect(loading.messages == [])
  }

  @Test func `are those of constraints, items of bars and their controllers, too`() throws {
    func attributes(_ lines: String...) -> String {
      "<userDefinedRuntimeAttributes>\(lines.joined())</userDefinedRuntimeAttributes>"
    }
    let loading = Loading()
    let box =
      #"<view translatesAutoresizingMaskIntoConstraints="NO" id="aV1"><constraints>"#
      + #"<constraint firstAttribute="width" constant="20" id="wI1">"#
      + attributes(
        attribute("string", "identifier", "wide"),
        attribute("number", "constant", #"<integer key="value" value="30"/>"#))
      + "</constraint></constraints></view>"
    let item =
      #"<navigationItem key="navigationItem" title="A" id="nI1">"#
      + #"<barButtonItem key="rightBarButtonItem" systemItem="add" id="bI1">"#
      + attributes(attribute("string", "accessibilityIdentifier", "plus")) + "</barButtonItem>"
      + attributes(attribute("string", "prompt", "Please")) + "</navigationItem>"
    let text = Documents.screen(subviews: box).replacing(
      "</viewController>", with: item + "</viewController>")
    let controller = try loading.controller(text)
    let view = try #require(controller.view.subviews.first)
    controller.view.layoutIfNeeded()
    #expect(view.frame.width == 30)
    #expect(controller.navigationItem.prompt == "Please")
    #expect(controller.navigationItem.rightBarButtonItem?.accessibilityIdentifier == "plus")
    let constraints = controller.view.constraints + view.constraints
    #expect(constraints.compactMap(\.identifier) == ["wide"])
    #expect(loading.messages == [])
  }

  @Test func `that no class knows are reported`() throws {
    let (_, messages) = try load(attribute("string", "unknown", "x"), #"customClass="ChipView""#)
    #expect(
      messages == [
        "NibsTests.ChipView has no property unknown that a document can set: override "
          + "setValue(_:forKeyPath:) for it"
      ])
  }

  @Test func `of a class that is not there are left out without a word of each`() throws {
    let (view, messages) = try load(
      attribute("number", "layer.cornerRadius", #"<integer key="value" value="6"/>"#)
        + attribute("string", "caption", "x"), #"customClass="Missing""#)
    #expect(view.layer.cornerRadius == 6)
    #expect(messages == ["there is no class Missing: UIView stands in for it"])
  }
}
