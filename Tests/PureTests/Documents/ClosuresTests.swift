import Testing

@Suite("Example: factories and configurators as closures") @MainActor struct ClosuresTests {
  @Test("A closure of the composition root creates the view controller later") func inComposition() {
    let list = ListViewController()
    list.detailViewControllerFactory = resolve(
      storyboard: UIStoryboard(["DetailViewController": DetailViewController.init]))
    list.presentItemDetail(Item(name: "kettle"))
    let detail = list.presented.first as? DetailViewController
    #expect(detail?.item == Item(name: "kettle"))
    #expect(detail?.networking != nil)
  }

  @Test("A closure of the module can be tested with a mock and a configurator") func inModule() {
    let networking = MockNetworking()
    let downloader = ImageDownloader()
    let storyboard = UIStoryboard(["DetailViewController": DetailViewController.init])
    let list = ListViewController()
    list.detailViewControllerFactory = DetailViewController.factory(
      storyboard, networking, ItemCell.configurator(downloader))
    list.presentItemDetail(Item(name: "kettle"))
    let detail = list.presented.first as? DetailViewController
    #expect(detail?.networking === networking)

    let image = UIImage()
    let cell = detail?.collectionView(UICollectionView(), cellShowing: image)
    #expect(cell?.imageDownloader === downloader)
    #expect(cell?.image === image)
  }

  @Test("A cell with a downloader shows the image of a URL") func imageURL() {
    let cell = ItemCell()
    cell.imageURL = "https://example.com/1.png"
    #expect(cell.imageView.shown == nil)
    let downloader = ImageDownloader()
    cell.imageDownloader = downloader
    cell.imageURL = "https://example.com/2.png"
    #expect(cell.imageView.shown?.url == "https://example.com/2.png")
    #expect(cell.imageView.shown?.downloader === downloader)
  }
}

private final class ListViewController: UIViewController {
  var detailViewControllerFactory: ((Item) -> DetailViewController)!

  func presentItemDetail(_ selectedItem: Item) {
    let detailViewController = self.detailViewControllerFactory(selectedItem)
    self.present(detailViewController, animated: true)
  }
}

private final class DetailViewController: UIViewController {
  var networking: Networking?
  var item: Item?
  var itemCellConfigurator: ((ItemCell, UIImage) -> Void)?

  func collectionView(_ collectionView: UICollectionView, cellShowing image: UIImage) -> ItemCell {
    let cell = ItemCell()
    self.itemCellConfigurator?(cell, image)
    return cell
  }
}

private final class ItemCell: UICollectionViewCell {
  let imageView = UIImageView()
  var imageDownloader: (any ImageDownloaderType)?
  var image: UIImage?
  var imageURL: String? {
    didSet {
      guard let imageDownloader = self.imageDownloader else { return }
      self.imageView.setImage(with: self.imageURL, using: imageDownloader)
    }
  }
}

@MainActor private func resolve(storyboard: UIStoryboard) -> (Item) -> DetailViewController {
  let networking = Networking()
  return { selectedItem in
    let detailViewController =
      storyboard.instantiateViewController(identifier: "DetailViewController") as DetailViewController
    detailViewController.networking = networking
    detailViewController.item = selectedItem
    return detailViewController
  }
}

extension DetailViewController {
  @MainActor
  static let factory:
    (UIStoryboard, Networking, @escaping (ItemCell, UIImage) -> Void) -> (Item) -> DetailViewController =
      { storyboard, networking, itemCellConfigurator in
        { selectedItem in
          let detailViewController =
            storyboard.instantiateViewController(identifier: "DetailViewController") as DetailViewController
          detailViewController.networking = networking
          detailViewController.item = selectedItem
          detailViewController.itemCellConfigurator = itemCellConfigurator
          return detailViewController
        }
      }
}

extension ItemCell {
  @MainActor
  static let configurator: (any ImageDownloaderType) -> (ItemCell, UIImage) -> Void = { imageDownloader in
    { cell, image in
      cell.imageDownloader = imageDownloader
      cell.image = image
    }
  }
}
