import Cleanse

/// A rule of this app: a service remembers what it has loaded, so a component has one of each.
struct ServicesAreShared: CleanseBindingPlugin {
  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
    for component in root.subcomponents {
      for service in component.providers.values.joined()
      where service.key.description.hasSuffix("Service>") && service.scope == nil {
        errorReporter.append(error: UnsharedService(service))
      }
      visit(root: component, errorReporter: errorReporter)
    }
  }
}

/// The error for a service that would be created at each request.
struct UnsharedService: CleanseError {
  let service: TypeReference
  let description: String

  init(_ binding: ProviderInfo) {
    service = TypeReference(binding.key.type)
    description = "not shared: \(binding)"
  }
}
