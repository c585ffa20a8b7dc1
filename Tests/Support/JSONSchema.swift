import Foundation

/// The part of JSON Schema that the schemas in `Documentation` use; members that a schema does not describe are
/// problems.
package struct JSONSchema {
  private let root: [String: Any]

  /// The schema in `Documentation` with the given name.
  package init(named name: String) throws {
    try self.init(json: RepositoryFile.text("Documentation/\(name).schema.json"))
  }

  init(json: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
  }

  /// The identifier of the schema.
  package var id: String? { root["$id"] as? String }

  /// The words that the description of a member lists after a colon.
  package func words(of member: String, in definition: String) -> [String] {
    let definition = (root["$defs"] as? [String: Any])?[definition] as? [String: Any]
    let property = (definition?["properties"] as? [String: Any])?[member] as? [String: Any]
    let description = property?["description"] as? String ?? ""
    return (description.components(separatedBy: ": ").last ?? "").components(separatedBy: ";")[0]
      .components(separatedBy: ", ")
  }

  /// The differences between a text and the schema.
  package func problems(of text: String) throws -> [String] {
    problems(of: try JSONSerialization.jsonObject(with: Data(text.utf8)), at: "", by: root)
  }

  private func problems(of value: Any, at path: String, by schema: [String: Any]) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.replacingOccurrences(of: "#/$defs/", with: "")
      guard let definition = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["\(path): the schema has no \(reference)"]
      }
      return problems(of: value, at: path, by: definition)
    }
    if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") {
      return ["\(path): not one of the values"]
    }
    if let constant = schema["const"] as? Int, value as? Int != constant { return ["\(path): not \(constant)"] }
    switch schema["type"] as? String {
    case "object":
      guard let object = value as? [String: Any] else { return ["\(path): not of type object"] }
      return problems(ofObject: object, at: path, by: schema)
    case "array":
      guard let array = value as? [Any] else { return ["\(path): not of type array"] }
      let items = schema["items"] as? [String: Any] ?? [:]
      return array.enumerated().flatMap { problems(of: $1, at: "\(path)[\($0)]", by: items) }
    case "string": return value is String ? [] : ["\(path): not of type string"]
    case "boolean": return value is Bool ? [] : ["\(path): not of type boolean"]
    case "integer":
      guard let number = value as? Int else { return ["\(path): not of type integer"] }
      return number >= schema["minimum"] as? Int ?? .min ? [] : ["\(path): too small"]
    default: return schema["enum"] == nil && schema["const"] == nil ? ["\(path): the schema has no type"] : []
    }
  }

  private func problems(ofObject object: [String: Any], at path: String, by schema: [String: Any]) -> [String] {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let prefix = path.isEmpty ? "" : path + "."
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(prefix)\($0): missing" }
    return missing
      + object.keys.sorted().flatMap { key -> [String] in
        guard let property = properties[key] as? [String: Any], let value = object[key] else {
          return ["\(prefix)\(key): not described"]
        }
        return problems(of: value, at: prefix + key, by: property)
      }
  }
}
