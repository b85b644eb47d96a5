# Reads a workbook with openpyxl and prints what a spreadsheet program would hold.
import datetime, json, sys
import openpyxl

def value(cell):
    v = cell.value
    if isinstance(v, datetime.datetime):
        v = v.isoformat()
    return {'value': v, 'type': cell.data_type, 'format': cell.number_format, 'quotePrefix': bool(cell.quotePrefix), 'bold': bool(cell.font.b)}

book = openpyxl.load_workbook(open(sys.argv[1], 'rb'))
print(json.dumps([
    {
        'name': sheet.title,
        'freeze': sheet.freeze_panes,
        'filter': sheet.auto_filter.ref,
        'titles': sheet.print_title_rows,
        'widths': [sheet.column_dimensions[column[0].column_letter].width for column in sheet.iter_cols(max_row=1)],
        'rows': [[value(cell) for cell in row] for row in sheet.iter_rows()],
    }
    for sheet in book.worksheets
]))
