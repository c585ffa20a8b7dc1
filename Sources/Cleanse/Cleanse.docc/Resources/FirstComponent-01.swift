protocol TimeSource { var hour: Int { get } }

struct FixedTime: TimeSource { var hour: Int { 9 } }

final class Greeter {
  private let time: any TimeSource

  init(time: any TimeSource) { self.time = time }

  var greeting: String { time.hour < 12 ? "Good morning" : "Good evening" }
}

let greeter = Greeter(time: FixedTime())
print(greeter.greeting)
