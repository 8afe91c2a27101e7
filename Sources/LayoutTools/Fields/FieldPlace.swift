import InterfaceBuilder

/// Where a document holds the value of a field: in the element of its object, or in a part of that.
struct FieldPlace: Hashable, Sendable {
  /// A step from an element to a part of it.
  struct Step: Hashable, Sendable {
    var name: String
    var key: String?
    /// The attributes that a new part is written with, though only one of them is set.
    var companions: [NewElement.Attribute] = []
  }

  /// What holds the value.
  enum Holder: Hashable, Sendable {
    case attribute(String)
    /// An attribute, or a child `string` where an attribute can't hold the text.
    case text(String)
    /// An attribute with the name of an image, and whether it is a symbol.
    case image(String)
    /// A child with a key.
    case child(String, key: String)
    /// An attribute of a constraint, of which only the edge or only the margin is meant.
    case edge(String)
    case margin(String)
    /// The attributes of both sides of a constraint, of which only the direction is meant.
    case direction
    /// The constant of a constraint, and whether it is the standard space.
    case constant
    /// The spacing of a stack view, and whether it is the standard one.
    case spacing
    /// Whether an attribute has a word.
    case word(String, String)
    /// An attribute without which its part is not there.
    case style(String)
    /// The titles of the elements in a group.
    case list(String, of: String)
    /// A flag of a set that lists the flags that are on. Without a set, all are on.
    case member(String)
    /// Which of the two kinds of layout margins a view has.
    case marginsKind
    /// The class of an object, whose module goes with it.
    case customClass
    /// The masks of the view around, which say whether the object is installed.
    case mask
  }

  var steps: [Step] = []
  var holder: Holder

  /// The part of an element that has the value; nil if it is not there.
  func part(of element: Element) -> Element? {
    steps.reduce(element) { element, step in
      step.key.map { element?.child(step.name, key: $0) } ?? element?.child(step.name)
    }
  }

  /// The path of the part.
  func path(_ id: String, variation: VariationCondition?) -> ElementPath {
    let start = variation.map { ElementPath(id).variation($0.key) } ?? ElementPath(id)
    return steps.reduce(start) { path, step in
      step.key.map { path.child(step.name, key: $0) } ?? path.group(step.name)
    }
  }
}
