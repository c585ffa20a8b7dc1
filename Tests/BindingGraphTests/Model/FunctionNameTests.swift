@testable import BindingGraph
import Testing

@Suite("Function type names")
struct FunctionNameTests {
  @Test("The name of a function type with parameters yields its result type")
  func results() {
    func result(_ name: String) -> String? { TypeName.function(name).map { String($0.result) } }
    #expect(result("(Swift.Int) -> App.Page") == "App.Page")
    #expect(result("(Swift.Int, (App.A) -> App.B) async throws -> App.Page") == "App.Page")
    #expect(result("@Sendable @Swift.MainActor (Swift.Int) -> (App.A) -> App.B") == "(App.A) -> App.B")
    #expect(result("((App.A, App.B)) -> App.Page") == "App.Page")
    #expect(result("() -> App.Page") == nil)
    #expect(result("(App.A, App.B)") == nil)
    #expect(result("App.Page") == nil)
    #expect(result("(") == nil && result("") == nil && result("@") == nil)
  }
}
