import Cleanse
import SwiftUI

@main
struct BirdTally: App {
  @State private var root: TallyModel

  init() {
    do {
      _root = State(initialValue: try ComponentFactory.of(TallyComponent.self).build())
    } catch {
      fatalError("\(error)")  // The whole report, before the first frame.
    }
  }

  var body: some Scene {
    WindowGroup {
      TallyView(model: root)
    }
  }
}

struct TallyView: View {
  let model: TallyModel

  var body: some View {
    Button("\(model.count) birds") { model.add() }
  }
}

@MainActor @Observable
final class TallyModel {
  private(set) var count: Int
  private let notebook: any Notebook

  init(notebook: any Notebook) {
    self.notebook = notebook
    count = notebook.count
  }

  func add() {
    count += 1
    notebook.count = count
  }
}

protocol Notebook: AnyObject {
  var count: Int { get set }
}

final class PaperNotebook: Notebook {
  var count = 0
}

struct TallyComponent: @MainActor RootComponent {
  @MainActor
  static func configure(binder: Binder<Singleton>) {
    binder.bind((any Notebook).self).sharedInScope().to(factory: PaperNotebook.init)
  }

  @MainActor
  static func configureRoot(binder bind: ReceiptBinder<TallyModel>) -> BindingReceipt<TallyModel> {
    bind.to(factory: TallyModel.init)
  }
}
