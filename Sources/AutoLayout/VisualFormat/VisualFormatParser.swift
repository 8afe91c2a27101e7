extension VisualFormat {
  /// Where a name stands, and so what it can be the name of.
  enum Place: Hashable, Sendable {
    /// Between `[` and `]`: a view.
    case view
    /// What a view's size is compared with: a metric or another view.
    case size
    /// The points of a connection: a metric.
    case connection
    /// After `@`: a metric.
    case priority
  }

  /// Reads a format string.
  ///
  /// - Parameter problem: What is wrong with a name at a place; nil where nothing is. Each name is
  ///   looked at when it is met, so that the mistake that comes first in the string is told.
  init(
    parsing string: String,
    problem: @escaping (Name, Place) -> VisualFormatError.Message? = { _, _ in nil }
  ) throws(VisualFormatError) {
    var parser = VisualFormatParser(scanner: VisualFormatScanner(string), problem: problem)
    self = try parser.format()
  }
}

/// The grammar, a method a rule. Where more words are accepted than the documented grammar has, as
/// with a relation outside parentheses, the comment at the rule says so.
private struct VisualFormatParser {
  var scanner: VisualFormatScanner
  let problem: (VisualFormat.Name, VisualFormat.Place) -> VisualFormatError.Message?

  /// `(orientation ':')? (superview connection)? view (connection view)* (connection superview)?`
  mutating func format() throws(VisualFormatError) -> VisualFormat {
    if scanner.isAtEnd { throw failure(.emptyString) }
    let orientation = try orientation()
    var leading = scanner.skip("|") ? try connectionAfterSuperview() : nil
    var views: [VisualFormat.View] = []
    repeat {
      // Between the superview's start and its end, there has to be a view.
      views.append(try view(after: leading))
      if scanner.isAtEnd { return format(orientation, views, closing: nil) }
      leading = try connection()
    } while scanner.next == "["
    guard scanner.skip("|") else { throw failure(.expectedViewOrEnd) }
    guard scanner.isAtEnd else { throw failure(.expectedEnd) }
    return format(orientation, views, closing: leading)
  }

  private func format(
    _ orientation: VisualFormat.Orientation, _ views: [VisualFormat.View],
    closing: VisualFormat.Connection?
  ) -> VisualFormat {
    VisualFormat(text: scanner.text, orientation: orientation, views: views, closing: closing)
  }

  private mutating func orientation() throws(VisualFormatError) -> VisualFormat.Orientation {
    let orientation: VisualFormat.Orientation
    if scanner.skip("H") {
      orientation = .horizontal
    } else if scanner.skip("V") {
      orientation = .vertical
    } else {
      return .horizontal
    }
    guard scanner.skip(":") else { throw failure(.expectedOrientation(orientation)) }
    return orientation
  }

  private mutating func connectionAfterSuperview() throws(VisualFormatError)
    -> VisualFormat.Connection
  {
    if scanner.isAtEnd { throw failure(.expectedConnectionAfterSuperview) }
    return try connection()
  }

  /// `'[' viewName predicateListWithParens? ']'`
  private mutating func view(
    after leading: VisualFormat.Connection?
  ) throws(VisualFormatError) -> VisualFormat.View {
    guard scanner.skip("[") else { throw failure(.expectedView) }
    guard let name = scanner.name() else { throw failure(.expectedViewName) }
    try check(name, .view)
    let sizes =
      scanner.next == "("
      ? try predicateList(of: .size, unclosed: .expectedEndOfThickness) : []
    guard scanner.skip("]") else { throw failure(.expectedEndOfView) }
    return VisualFormat.View(name: name, leading: leading, sizes: sizes, end: scanner.column)
  }

  /// `e | '-' predicateList '-' | '-'`
  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard scanner.skip("-") else { return .none }
    if scanner.isAtEnd { throw failure(.expectedMoreInput) }
    if scanner.next == "[" || scanner.next == "|" { return .standard }
    if scanner.next == "-" { throw failure(.ambiguousMinus) }
    let predicates =
      scanner.next == "("
      ? try predicateList(of: .connection, unclosed: .expectedEndOfList)
      : [try simplePredicate()]
    guard scanner.skip("-") else { throw orMoreInput(.expectedEndOfConnection) }
    return .predicates(predicates)
  }

  /// `metricName | positiveNumber`, and, since much code has it so, a relation and a priority too.
  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    if scanner.next == "-" { throw failure(.ambiguousMinus) }
    return try predicate(relation, of: .connection)
  }

  /// `'(' predicate (',' predicate)* ')'`
  private mutating func predicateList(
    of place: VisualFormat.Place, unclosed: VisualFormatError.Message
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    _ = scanner.skip("(")
    repeat {
      predicates.append(try predicate(try relation(), of: place))
    } while scanner.skip(",")
    guard scanner.skip(")") else { throw orMoreInput(unclosed) }
    return predicates
  }

  /// `relation? objectOfPredicate ('@' priority)?`
  private mutating func predicate(
    _ relation: VisualFormat.Relation, of place: VisualFormat.Place
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let object = try operand(place)
    let priority = scanner.skip("@") ? try operand(.priority) : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  /// `'==' | '<=' | '>='`, or nothing, which is `==`
  private mutating func relation() throws(VisualFormatError) -> VisualFormat.Relation {
    let relation: VisualFormat.Relation
    if scanner.skip("=") {
      relation = .equal
    } else if scanner.skip("<") {
      relation = .lessThanOrEqual
    } else if scanner.skip(">") {
      relation = .greaterThanOrEqual
    } else {
      return .equal
    }
    guard scanner.skip("=") else { throw failure(.unknownRelation) }
    return relation
  }

  /// A number or a name.
  private mutating func operand(
    _ place: VisualFormat.Place
  ) throws(VisualFormatError) -> VisualFormat.Operand {
    if let number = scanner.number() { return .number(number) }
    guard let name = scanner.name() else { throw failure(.expectedOperand) }
    try check(name, place)
    return .name(name)
  }

  private func check(
    _ name: VisualFormat.Name, _ place: VisualFormat.Place
  ) throws(VisualFormatError) {
    if let message = problem(name, place) { throw failure(message) }
  }

  /// The message, or that the string has ended too soon.
  private func orMoreInput(_ message: VisualFormatError.Message) -> VisualFormatError {
    failure(scanner.isAtEnd ? .expectedMoreInput : message)
  }

  private func failure(_ message: VisualFormatError.Message) -> VisualFormatError {
    VisualFormatError(message: message, text: scanner.text, column: scanner.column)
  }
}
