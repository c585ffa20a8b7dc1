import Cleanse
import Testing

@Suite("Forms of property injectors")
struct InjectorShapesTests {
  final class Target {
    var number = 0
    var text = ""

    func inject(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  static func inject(_ target: Target, number: Int, text: String) {
    target.inject(number: number, text: text)
  }

  protocol Shape: Module where Scope == Unscoped {}

  enum Method: Shape {
    static func configure(binder: UnscopedBinder) {
      binder.bindPropertyInjectionOf(Target.self).to(injector: Target.inject)
    }
  }

  enum Function: Shape {
    static func configure(binder: UnscopedBinder) {
      binder.bindPropertyInjectionOf(Target.self).to(injector: InjectorShapesTests.inject)
    }
  }

  enum TypedClosure: Shape {
    static func configure(binder: UnscopedBinder) {
      binder.bindPropertyInjectionOf(Target.self).to { (target: Target, number: Int, text: String) in
        target.number = number
        target.text = text
      }
    }
  }

  enum AnonymousClosure: Shape {
    static func configure(binder: UnscopedBinder) {
      binder.bindPropertyInjectionOf(Target.self).to { $0.inject(number: $1, text: $2) }
    }
  }

  enum LabelledClosure: Shape {
    static func configure(binder: UnscopedBinder) {
      binder.bindPropertyInjectionOf(Target.self).to(injector: {
        $0.number = $1
        $0.text = $2
      })
    }
  }

  enum CurriedClosure: Shape {
    static func configure(binder: UnscopedBinder) {
      binder.bindPropertyInjectionOf(Target.self).to { (target: Target) in
        { (number: Int, text: String) in target.inject(number: number, text: text) }
      }
    }
  }

  enum InferredTarget: Shape {
    static func configure(binder: UnscopedBinder) {
      binder.bindPropertyInjectionOf().to { (target: Target, number: Int, text: Provider<String>) in
        target.inject(number: number, text: text.get())
      }
    }
  }

  struct Injecting<M: Shape>: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: M.self)
      binder.bind(Int.self).to(value: 3)
      binder.bind(String.self).to(value: "three")
    }
  }

  @Test("Methods, functions and all closure forms of a property injector inject the same values")
  func shapes() throws {
    try check(Method.self)
    try check(Function.self)
    try check(TypedClosure.self)
    try check(AnonymousClosure.self)
    try check(LabelledClosure.self)
    try check(CurriedClosure.self)
    try check(InferredTarget.self)
  }

  private func check<M: Shape>(_ shape: M.Type) throws {
    let target = Target()
    try resolve(PropertyInjector<Target>.self, from: Injecting<M>.self).injectProperties(into: target)
    #expect(target.number == 3, "\(shape)")
    #expect(target.text == "three", "\(shape)")
  }
}
