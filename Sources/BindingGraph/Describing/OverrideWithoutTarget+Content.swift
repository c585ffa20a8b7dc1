extension OverrideWithoutTarget {
  var content: DiagnosticContent {
    var content = DiagnosticContent(key, "overridden, but not bound where the override reaches")
    content.steps = sites.map { site in
      DiagnosticStep(site.modulePath.isEmpty ? "overridden" : "overridden in \(site.modules)", at: site.location)
    }
    if let scope = scopeOfNoComponent {
      content.notes.append(DiagnosticStep("no component has the scope \(scope) of the override's module"))
    }
    content.notes += elsewhere.map {
      DiagnosticStep("\(key) is bound in \($0.component), whose scope is another one", at: $0.location)
    }
    content.nearMisses = nearMisses.map { miss in
      DiagnosticSuggestion("\(miss.explanation(for: key)), bound", at: miss.location)
    }
    content.help = [DiagnosticSuggestion("override a type and tag that the graph binds, or remove this override")]
    return content
  }
}
