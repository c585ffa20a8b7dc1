/// A customer at a terminal.
public final class ShopSession {
  private let viewModel: ShopViewModel

  init(viewModel: ShopViewModel) {
    self.viewModel = viewModel
  }

  /// Returns the first page.
  public func welcome() throws -> [String] {
    try viewModel.page() + ["Type a number to put a product into the cart or to take it out, 'pay', or 'quit'."]
  }

  /// Executes a command of the customer.
  /// - Returns: The lines to show; `nil` if the customer leaves.
  public func answer(to line: String) throws -> [String]? {
    let word = line.filter { !$0.isWhitespace }
    if word == "quit" { return nil }
    if word == "pay" { return viewModel.pay().map { ["Paid. \($0)"] } ?? ["There is nothing in the cart."] }
    guard let number = Int(word), try viewModel.select(number) else { return ["There is no product '\(word)'."] }
    return try viewModel.page()
  }
}
