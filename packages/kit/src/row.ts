// The type of a row, wherever it is read or written: values by field name.
export type Value = string | number | boolean
export type Row = Readonly<Record<string, Value | undefined>>
