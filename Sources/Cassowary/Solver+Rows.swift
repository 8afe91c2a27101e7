/// Keeping the elimination and the reduced rows in step with the constraints.
extension Solver {
  /// Brings the elimination and all reduced rows up to date.
  mutating func prepare() {
    if !isEliminated { eliminateAnew() }
    for place in stale where constraints.isPresent[place] && constraints[place].isStale {
      unlink(place)
      let reduced = elimination.reduce(constraints[place].row)
      for cell in reduced.cells { users[cell.variable].append(place) }
      constraints[place].reduced = reduced
      constraints[place].isStale = false
    }
    stale.removeAll(keepingCapacity: true)
  }

  /// Takes in the constraint at a place, which is behind all required equalities if it is one.
  mutating func enter(_ place: Int) {
    guard isEliminated else { return }
    if constraints[place].isRequired && constraints[place].isEquality {
      eliminate(place)
    } else {
      constraints[place].isStale = true
      stale.append(place)
    }
  }

  /// Forgets what was derived from the constraint at a place.
  mutating func withdraw(_ place: Int) {
    if constraints[place].isRequired && constraints[place].isEquality {
      isEliminated = false
    } else {
      unlink(place)
      constraints[place].isStale = true
    }
  }

  private mutating func eliminate(_ place: Int) {
    let reduced = elimination.reduce(constraints[place].row)
    for variable in elimination.eliminate(reduced, of: place, variables: variables) {
      // Even a row in which the change cancels out is reduced anew, so that its rounding is
      // the same as if it came later.
      for user in mentions[variable] where !constraints[user].isStale {
        if constraints[user].isRequired && constraints[user].isEquality { continue }
        constraints[user].isStale = true
        stale.append(user)
      }
    }
  }

  private mutating func eliminateAnew() {
    elimination.removeAll()
    stale.removeAll(keepingCapacity: true)
    for place in users.indices { users[place].removeAll(keepingCapacity: true) }
    for place in 0..<constraints.placeCount where constraints.isPresent[place] {
      constraints[place].reduced = LinearForm()
      if constraints[place].isRequired && constraints[place].isEquality {
        eliminate(place)
      } else {
        constraints[place].isStale = true
        stale.append(place)
      }
    }
    isEliminated = true
  }

  private mutating func unlink(_ place: Int) {
    for cell in constraints[place].reduced.cells {
      users[cell.variable].removeFirst(equal: place)
    }
    constraints[place].reduced = LinearForm()
  }

  /// The form's constant once the parameters have their values, and the size of its parts.
  func offset(of form: LinearForm) -> (value: Double, magnitude: Double) {
    var (value, magnitude) = (form.constant, form.magnitude)
    for cell in form.cells where variables[cell.variable].isParameter {
      let part = cell.coefficient * variables[cell.variable].value
      value += part
      magnitude = max(magnitude, abs(part))
    }
    return (value, magnitude)
  }
}
