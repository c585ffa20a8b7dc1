// `import Relay` also provides the index, the instructions and the launch arguments.
@_exported import LaunchChoices
