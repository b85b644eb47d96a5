// What a row is, wherever it is read or written: values under the names of its fields.
export type Value = string | number | boolean
export type Row = Readonly<Record<string, Value | undefined>>
