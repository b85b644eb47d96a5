// Table elements with explicit ARIA roles: some browsers drop the table semantics when CSS lays rows out as cards.
import type { ComponentProps } from 'react'

type TableRole = 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell'

const says = (role: TableRole) => ({ role })

export const Table = (props: ComponentProps<'table'>) => <table {...props} {...says('table')} />
export const Head = (props: ComponentProps<'thead'>) => <thead {...props} {...says('rowgroup')} />
export const Body = (props: ComponentProps<'tbody'>) => <tbody {...props} {...says('rowgroup')} />
export const Foot = (props: ComponentProps<'tfoot'>) => <tfoot {...props} {...says('rowgroup')} />
export const TableRow = (props: ComponentProps<'tr'>) => <tr {...props} {...says('row')} />
export const ColumnHeader = (props: ComponentProps<'th'>) => <th scope="col" {...props} {...says('columnheader')} />
export const RowHeader = (props: ComponentProps<'th'>) => <th scope="row" {...props} {...says('rowheader')} />
export const Cell = (props: ComponentProps<'td'>) => <td {...props} {...says('cell')} />
