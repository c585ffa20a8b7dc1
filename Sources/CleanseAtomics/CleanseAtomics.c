// SwiftPM wants one source file in every C target.
#include "CleanseAtomics.h"
