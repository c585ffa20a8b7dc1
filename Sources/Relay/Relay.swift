// The index, the instructions and the launch arguments are a part of what `import Relay` brings.
@_exported import LaunchChoices
