export { Blob, ImportResult } from './import-result.ts'
export { defineImporter, type Importer, type RowOf } from './importer.ts'
export { importRows, type Imported, type Importing, type Stored } from './import-rows.ts'
export type { Table, TableRow } from './sheet-builder.ts'
