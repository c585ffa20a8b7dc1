import Pure
import Testing

@Suite("Example: factories and configurators as modules") struct ModulesTests {
  @Test("The composition root creates every object from the dependencies of the modules") func composition() {
    let dependency = AppDependency.resolve()
    let list = ListViewController(detailViewControllerFactory: dependency.detailViewControllerFactory)
    list.presentItemDetail(Item(name: "kettle"))
    let detail = list.presented.first as? DetailViewController
    #expect(detail?.selectedItem == Item(name: "kettle"))
    #expect(detail?.networking === dependency.detailViewControllerFactory.dependency.networking)

    let image = UIImage()
    let cell = detail?.collectionView(UICollectionView(), cellShowing: image)
    #expect(cell?.image === image)
    #expect(cell?.imageDownloader != nil)
  }

  @Test("A test replaces a factory and a configurator with stubs") func stubs() {
    let detail = DetailViewController(
      dependency: .init(
        storyboard: UIStoryboard([:]), networking: MockNetworking(),
        itemCellConfigurator: ItemCell.Configurator.stub { cell, payload in cell.image = payload.image }),
      payload: .init(selectedItem: Item(name: "stub")))
    let list = ListViewController(detailViewControllerFactory: DetailViewController.Factory.stub { _ in detail })
    list.presentItemDetail(Item(name: "kettle"))
    #expect(list.presented.first === detail)
    let cell = detail.collectionView(UICollectionView(), cellShowing: UIImage())
    #expect(cell.image != nil)
    #expect(cell.imageDownloader == nil)
  }
}

private final class ListViewController: UIViewController {
  private let detailViewControllerFactory: DetailViewController.Factory

  init(detailViewControllerFactory: DetailViewController.Factory) {
    self.detailViewControllerFactory = detailViewControllerFactory
  }

  func presentItemDetail(_ selectedItem: Item) {
    let detailViewController = detailViewControllerFactory.create(payload: .init(selectedItem: selectedItem))
    present(detailViewController, animated: true)
  }
}

private final class DetailViewController: UIViewController, FactoryModule {
  struct Dependency {
    let storyboard: UIStoryboard
    let networking: Networking
    let itemCellConfigurator: ItemCell.Configurator
  }

  struct Payload {
    let selectedItem: Item
  }

  let networking: Networking
  let selectedItem: Item
  private let itemCellConfigurator: ItemCell.Configurator

  init(dependency: Dependency, payload: Payload) {
    networking = dependency.networking
    selectedItem = payload.selectedItem
    itemCellConfigurator = dependency.itemCellConfigurator
  }

  func collectionView(_ collectionView: UICollectionView, cellShowing image: UIImage) -> ItemCell {
    let cell = ItemCell()
    itemCellConfigurator.configure(cell, payload: .init(image: image))
    return cell
  }
}

private final class ItemCell: UICollectionViewCell, ConfiguratorModule {
  struct Dependency {
    let imageDownloader: any ImageDownloaderType
  }

  struct Payload {
    let image: UIImage
  }

  var imageDownloader: (any ImageDownloaderType)?
  var image: UIImage?

  func configure(dependency: Dependency, payload: Payload) {
    self.imageDownloader = dependency.imageDownloader
    self.image = payload.image
  }
}

private struct AppDependency {
  let detailViewControllerFactory: DetailViewController.Factory

  static func resolve() -> AppDependency {
    let storyboard = UIStoryboard([:])
    let networking = Networking()
    let imageDownloader = ImageDownloader()
    return .init(
      detailViewControllerFactory: DetailViewController.Factory(
        dependency: .init(
          storyboard: storyboard,
          networking: networking,
          itemCellConfigurator: ItemCell.Configurator(dependency: .init(imageDownloader: imageDownloader))
        )))
  }
}
