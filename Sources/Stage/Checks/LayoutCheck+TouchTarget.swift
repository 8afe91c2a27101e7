import Wording

extension LayoutCheck {
  /// A control that is too small for a finger: a warning below the minimum, else a hint.
  ///
  /// Apple's Human Interface Guidelines (Accessibility, Mobility) recommend 44 by 44 points for
  /// controls on phones and tablets, and give 28 by 28 as the minimum. UIKit's own controls are
  /// lower than 44 points, as are its buttons with a title, so that the recommendation is held
  /// against buttons with a picture alone. A control other than a button is never too small at the
  /// size that it has by itself.
  public static let touchTarget = LayoutCheck(
    "touch-target", .warning, "a control that is small for a finger",
    Explanation(
      finds: """
        A control that is hard to hit with a finger: it is lower or narrower than 28 points, Apple's
        minimum (a warning), or a button with a picture alone below the 44 points that Apple
        recommends (a note). What a switch, a slider or a field has by itself is large enough.
        """,
      example: """
        A close button of 24 x 24 points, fixed by its width and height.
        """,
      mending: """
        Give the control a width and a height of at least 44 points. A picture in it stays as small
        as it is: insets or the content mode place it in the larger button.
        """)
  ) { layout in
    let controls = layout.indices {
      // A search bar places its field itself.
      layout.takesTouches($0) && layout.isUpright($0) && !layout.isForCodeAlone($0)
        && !(layout.views[$0].superview is UISearchBar)
    }
    let limits = controls.flatMap { index in
      TouchLimit.all(of: layout.views[index], layout.limits).map { (limit: $0, control: index) }
    }.grouped(by: \.limit)
    // Of two limits of a control, the worse one is told.
    let worstFirst = limits.sorted {
      $0.key.severity == .warning && $1.key.severity != .warning
    }
    let (target, minimum) = (
      layout.limits.touchTarget.shortDecimal, layout.limits.touchMinimum.shortDecimal
    )
    return worstFirst.map { limit, members in
      GeometricCase(
        conditions: limit.conditions, candidates: .each(members.map { EdgeItems($0.control) }),
        severity: limit.severity
      ) { reading in
        "\(reading.name(.first)) has \(reading[EdgePlace.first.width].shortDecimal) x "
          + "\(reading[EdgePlace.first.height].shortDecimal) points; a finger needs "
          + "\(target) x \(target)"
          + (limit.severity == .warning ? ", and at least \(minimum) x \(minimum)" : "")
      }
    }
  }
}

/// A width or height below which a control is too small.
private struct TouchLimit: Hashable, Sendable {
  /// In points.
  let least: Double
  let isWidth: Bool
  let severity: LayoutCheck.Severity

  /// The limits of a control.
  @MainActor
  static func all(of control: UIView, _ known: CheckLimits) -> [TouchLimit] {
    let own = control.intrinsicContentSize
    return limits(Double(own.width), of: control, known, isWidth: true)
      + limits(Double(own.height), of: control, known, isWidth: false)
  }

  /// - Parameter own: The length that the control has by itself; negative if it has none.
  @MainActor
  private static func limits(
    _ own: Double, of control: UIView, _ known: CheckLimits, isWidth: Bool
  ) -> [TouchLimit] {
    guard let button = control as? UIButton else {
      let least = own >= 0 ? min(known.touchMinimum, own) : known.touchMinimum
      return [TouchLimit(least: least, isWidth: isWidth, severity: .warning)]
    }
    let minimum = TouchLimit(least: known.touchMinimum, isWidth: isWidth, severity: .warning)
    let isPicture = button.currentImage != nil && button.shownText?.isEmpty != false
    return isPicture
      ? [minimum, TouchLimit(least: known.touchTarget, isWidth: isWidth, severity: .hint)]
      : [minimum]
  }

  /// The length is less by more than half a point, which rounding may take away, and the control is
  /// not empty.
  var conditions: [EdgeCondition] {
    let (width, height) = (EdgePlace.first.width, EdgePlace.first.height)
    return [(isWidth ? width : height) < least - 0.5, width > 0, height > 0]
  }
}

extension CheckedLayout {
  /// Whether a control is not meant to be tapped: it is a dot, as for passwords to be filled in.
  fileprivate func isForCodeAlone(_ index: Int) -> Bool {
    let size = views[index].bounds.size
    return size.width <= 2 && size.height <= 2
  }
}
