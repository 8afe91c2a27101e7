extension GoldenFolder: ReviewedGoldens {
  func accept(_ change: ReviewedChange) throws(WholeFile.Refusal) -> [UInt8]? {
    do throws(UsageError) {
      let former = try bytes(of: change.golden)
      guard former.map(Self.text) == change.kept else {
        throw UsageError("\(change.golden) has changed since it was read: leave and review again")
      }
      try keep(change.now, as: change.golden)
      return former
    } catch {
      throw WholeFile.Refusal(reason: error.message)
    }
  }

  func takeBack(_ change: ReviewedChange, to former: [UInt8]?) throws(WholeFile.Refusal) {
    do throws(UsageError) {
      guard try text(of: change.golden) == change.now else {
        throw UsageError("\(change.golden) has changed since it was accepted")
      }
      if let former {
        try keep(former, as: change.golden)
      } else {
        try delete(change.golden)
      }
    } catch {
      throw WholeFile.Refusal(reason: error.message)
    }
  }
}
