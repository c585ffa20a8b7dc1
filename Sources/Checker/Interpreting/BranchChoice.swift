/// What an interpreter does where the code chooses.
enum BranchChoice: Hashable {
  /// It takes the alternative of a number, or the last one where there are fewer.
  /// - avoidingExits: only among alternatives that do not leave the function, where there are such.
  case one(Int, avoidingExits: Bool)
  /// It takes all of them, one after the other: to learn what may be bound at all.
  case all
}
