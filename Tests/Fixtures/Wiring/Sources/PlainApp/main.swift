import Autowire

protocol Greeter: SharedInjectable {
  var greeting: String { get }
}

final class GreeterImpl: Greeter {
  let greeting = "Hello"
}

struct Porch: Injectable {
  let greeter: any Greeter
  let makeBell: () -> Bell
}

final class Bell: Injectable {
  let greeter: any Greeter

  init(greeter: any Greeter) {
    self.greeter = greeter
  }
}

let dependency = AppDependency.resolve()
let porch = dependency.makePorch()
print(dependency.greeter.greeting, porch.greeter as AnyObject === porch.makeBell().greeter as AnyObject)
print(porch.makeBell() === porch.makeBell())
