/// The minimal standard generator of Park and Miller, which repeats the same numbers from the same start.
struct RandomNumbers {
  private var state: Int

  init(state: Int) {
    self.state = state
  }

  mutating func next() -> Int {
    state = state * 16807 % 2_147_483_647
    return state
  }
}
