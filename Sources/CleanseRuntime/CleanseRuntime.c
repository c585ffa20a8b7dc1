#include "CleanseRuntime.h"

// Everything is in the header; a target needs a source file.
