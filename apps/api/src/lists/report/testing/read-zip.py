# Checks every part of an archive against its checksum and prints what the directory says.
import json, sys, zipfile

archive = zipfile.ZipFile(sys.argv[1])
print(json.dumps({
    'broken': archive.testzip(),
    'parts': [[part.filename, part.file_size, part.compress_type] for part in archive.infolist()],
    'texts': {name: archive.read(name).decode('utf-8') for name in archive.namelist()},
}))
