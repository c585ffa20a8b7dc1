import CleanseGraph

@main struct AppRules: GraphRuleCommand {
  static var rules: [any GraphRule] { [NoSharedControllers()] }
}
