// SwiftPM wants one source file in every C target.
#include "CleanseSourceKit.h"
