import Foundation

/// The digest by which a policy names the content of a style or a script. Foundation does not have one on every
/// platform.
enum SHA256 {
  static func base64(_ text: String) -> String {
    Data(digest(of: Array(text.utf8)).flatMap(bytes)).base64EncodedString()
  }

  static func digest(of message: [UInt8]) -> [UInt32] {
    var state = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let length = UInt64(message.count) * 8
    padded += bytes(UInt32(truncatingIfNeeded: length >> 32)) + bytes(UInt32(truncatingIfNeeded: length))
    for start in stride(from: 0, to: padded.count, by: 64) {
      process(padded[start..<start + 64], into: &state)
    }
    return state
  }

  private static func process(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var s = state
    for index in 0..<64 {
      let mixed = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ mixed &+ choice &+ constants[index] &+ words[index]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let second = (rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in state.indices { state[index] &+= s[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  /// The first 64 primes, from whose roots the constants of the algorithm are derived.
  private static let primes = (2..<312).filter { number in !(2..<number).contains { number % $0 == 0 } }
  private static let constants = primes.map { fraction(of: cbrt(Double($0))) }

  private static func fraction(of number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }
}
