import CinemaServices
import Cleanse

// Stands in for the classes of a user-interface framework, which belong to the main actor.
@MainActor
open class ViewController {
  public var title = ""
  public private(set) var children: [ViewController] = []

  public init() {}

  public func show(_ child: ViewController) {
    children.append(child)
  }
}

@MainActor
public protocol Page: AnyObject {
  var viewController: ViewController { get }
}

final class ProgrammePage: Page {
  let viewController = ViewController()

  init(programme: ProgrammeService, makeFilm: Factory<FilmViewController.Making>) {
    viewController.title = "Programme"
    for film in programme.films() { viewController.show(makeFilm.build(film)) }
  }
}

final class AboutPage: Page {
  let viewController = ViewController()

  init() {
    viewController.title = "About"
  }
}

final class FilmViewController: ViewController {
  enum Making: AssistedFactory {
    typealias Seed = String
    typealias Element = FilmViewController
  }

  init(film: Assisted<String>) {
    super.init()
    title = film.get()
  }
}

public final class Intermission: ViewController {
  init(programme: ProgrammeService) {
    super.init()
    title = "Between \(programme.films().count) films"
  }
}

/// The tag of the screen for an intermission.
public enum Curtain: Tag {
  public typealias Element = Intermission
}

public final class TabViewController: ViewController {
  public let account: ComponentFactory<AccountComponent>
  public let intermission: Factory<EmptySeed<Intermission>>

  init(
    pages: [any Page], account: ComponentFactory<AccountComponent>, intermission: Factory<EmptySeed<Intermission>>
  ) {
    self.account = account
    self.intermission = intermission
    super.init()
    title = "Cinema"
    for page in pages { show(page.viewController) }
  }
}

public struct ScreensModule: @MainActor Module {
  @MainActor
  public static func configure(binder: Binder<Singleton>) {
    binder.bind((any Page).self).intoCollection().to { ProgrammePage(programme: $0, makeFilm: $1) }
    binder.bind((any Page).self).intoCollection().to { AboutPage() }
    binder.bindFactory(FilmViewController.self).with(FilmViewController.Making.self).to(
      factory: FilmViewController.init)
    binder.bindFactory(Intermission.self).to { (_: Assisted<Void>, programme) in Intermission(programme: programme) }
    binder.bind(Intermission.self).tagged(with: Curtain.self).to { Intermission(programme: $0) }
    binder.bind().sharedInScope().to(factory: TabViewController.init)
    binder.install(dependency: AccountComponent.self)
  }
}
