// Programs that drive a graph need no other import, and no container.
@_exported import LaunchChoices
