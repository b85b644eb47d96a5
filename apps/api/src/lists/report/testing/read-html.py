# Reads the page as strict XML, so that any unescaped character fails, and prints its table.
import json, sys
from xml.etree import ElementTree

page = ElementTree.parse(sys.argv[1]).getroot()
cells = lambda row: [''.join(cell.itertext()) for cell in row]
print(json.dumps({
    'lang': page.get('lang'),
    'title': page.findtext('head/title'),
    'heading': page.findtext('body/header/h1'),
    'header': [''.join(p.itertext()) for p in page.findall('body/header/p')],
    'columns': cells(page.find('.//thead/tr')),
    'scopes': [cell.get('scope') for cell in page.find('.//thead/tr')],
    'rows': [cells(row) for row in page.findall('.//tbody/tr')],
    'totals': [cells(row) for row in page.findall('.//tfoot/tr')],
    'end': page.findtext(".//p[@id='fim']"),
    'active': [element.tag for element in page.iter() if element.tag in ('script', 'link', 'img', 'iframe')],
}))
