# Reads semicolon-separated lines with Python's own reader.
import csv, json, sys

with open(sys.argv[1], encoding='utf-8-sig', newline='') as lines:
    print(json.dumps(list(csv.reader(lines, delimiter=';', strict=True))))
