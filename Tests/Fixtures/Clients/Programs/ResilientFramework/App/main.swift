import PrinterFramework

print(try Printer.make().printed("Receipt"))
