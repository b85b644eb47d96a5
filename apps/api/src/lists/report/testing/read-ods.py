# Reads an OpenDocument spreadsheet with odfpy and prints types, values and texts.
import json, sys
from odf import table, teletype, text
from odf.opendocument import load

def cell(element):
    kind = element.getAttribute('valuetype')
    value = element.getAttribute('value') if kind == 'float' else element.getAttribute('datevalue') if kind == 'date' else None
    return {'type': kind, 'value': value, 'text': '\n'.join(teletype.extractText(p) for p in element.getElementsByType(text.P))}

document = load(sys.argv[1])
print(json.dumps({
    'mimetype': document.getMediaType(),
    'ranges': [r.getAttribute('targetrangeaddress') for r in document.spreadsheet.getElementsByType(table.DatabaseRange)],
    'sheets': [
        {
            'name': sheet.getAttribute('name'),
            'rows': [[cell(c) for c in row.getElementsByType(table.TableCell)] for row in sheet.getElementsByType(table.TableRow)],
        }
        for sheet in document.spreadsheet.getElementsByType(table.Table)
    ],
}))
