extension VisualFormat {
  /// The place of a name in the string, which decides what it can name.
  enum Place: Hashable, Sendable {
    /// Between `[` and `]`: the name of a view.
    case view
    /// In the predicate of a view's size: the name of a metric or of another view.
    case size
    /// In the predicate of a space: the name of a metric.
    case connection
    /// After `@`: the name of a metric.
    case priority
  }

  /// Parses a format string.
  ///
  /// - Parameter problem: The error in the use of a name at a place; `nil` if the use is correct.
  ///   It is called for each name as it is parsed, so that the first error in the string is
  ///   reported.
  init(
    parsing string: String,
    problem: @escaping (Name, Place) -> VisualFormatError.Message? = { _, _ in nil }
  ) throws(VisualFormatError) {
    var parser = VisualFormatParser(scanner: VisualFormatScanner(string), problem: problem)
    self = try parser.format()
  }
}

/// A recursive descent parser with a method for each rule. The comment at a rule says where it
/// accepts more than the documented grammar, such as a relation outside parentheses.
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
      // At least one view is required between `|` and `|`.
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

  /// `metricName | positiveNumber`. A relation and a priority are accepted too, since much code has
  /// them.
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

  /// `'==' | '<=' | '>='`; nothing means `==`.
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

  /// The given error, or that the string ended too soon.
  private func orMoreInput(_ message: VisualFormatError.Message) -> VisualFormatError {
    failure(scanner.isAtEnd ? .expectedMoreInput : message)
  }

  private func failure(_ message: VisualFormatError.Message) -> VisualFormatError {
    VisualFormatError(message: message, text: scanner.text, column: scanner.column)
  }
}
