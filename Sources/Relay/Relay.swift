@_exported import LaunchChoices
