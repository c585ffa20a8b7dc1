import Cleanse
import Foundation

/// The bindings of the network. All other bindings depend on the `APIClient` only.
struct NetworkModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(URL.self).tagged(with: APIBaseURL.self).to { (options: LaunchOptions) in
      options.api ?? ShippedData.folder
    }
    binder.bind((any Transport).self).sharedInScope().to { (baseURL: TaggedProvider<APIBaseURL>) -> any Transport in
      baseURL.get().isFileURL ? FileTransport() : HTTPTransport()
    }
    binder.bind().sharedInScope().to(factory: APIClient.init)
    binder.decorate((any Transport).self, with: RetryingTransport.init(wrapping:))
  }
}
