import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { checkRows, isFaulty, missingFields, type Edits } from './check-rows.ts'
import type { ImportDefinition } from './import-definition.ts'
import type { ImportResult } from './import-result.ts'
import { guessColumns, mapColumn, type ColumnMap } from './map-columns.ts'
import { isPlainText, readParts, readTable } from './read-table.ts'
import { sendRows } from './send-rows.ts'
import { NoTable, type Table } from './table.ts'

type OpenFile = { readonly name: string; readonly table: Table }

/** Steps of an import: a file, its columns and faults, the result. */
export type Import = ReturnType<typeof useImport>

export function useImport(definition: ImportDefinition) {
  const services = useServices()
  const [file, setFile] = useState<OpenFile | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [map, setMap] = useState<ColumnMap>({})
  const [edits, setEdits] = useState<Edits>({})
  const [defaults, setDefaults] = useState<Readonly<Record<string, string>>>({})
  const [isWorking, setWorking] = useState(false)
  const [result, setResult] = useState<ImportResult | null>(null)

  const rows = file ? checkRows(definition, file.table, map, edits) : []
  const good = rows.filter((row) => !isFaulty(row))
  return {
    definition,
    file,
    fault,
    map,
    rows,
    good,
    faulty: rows.filter(isFaulty),
    missing: missingFields(definition, map),
    isWorking,
    result,
    async read(next: File) {
      setWorking(true)
      try {
        const table = await readFile(definition, next)
        setFile({ name: next.name, table })
        setMap(guessColumns(definition, table.headers))
        setEdits({})
        setFault(null)
      } catch (error) {
        const reason = error instanceof NoTable ? error.fault : 'damaged'
        setFault(i18n.t(`import.fault.${reason}`))
      } finally {
        setWorking(false)
      }
    },
    defaults,
    setDefault: (name: string, text: string) => setDefaults({ ...defaults, [name]: text }),
    leaveFile() {
      setFile(null)
      setResult(null)
    },
    assign: (at: number, name: string | null) => setMap(mapColumn(map, at, name)),
    edit: (row: number, name: string, text: string) =>
      setEdits({ ...edits, [row]: { ...edits[row], [name]: text.trim() } }),
    async send() {
      setWorking(true)
      const answer = await (definition.send?.(services, good) ??
        sendRows(services, withDefaults(definition, defaults), good))
      setWorking(false)
      setResult(answer)
    },
  }
}

/** A table, or plain text where the import takes it. */
const readFile = ({ plainText }: ImportDefinition, file: File): Promise<Table> =>
  plainText !== undefined && isPlainText(file.name) ? readParts(file, plainText) : readTable(file)

/** The definition with the values for rows that have none, without empty ones. */
const withDefaults = (
  definition: ImportDefinition,
  defaults: Readonly<Record<string, string>>,
): ImportDefinition => ({
  ...definition,
  given: {
    ...definition.given,
    ...Object.fromEntries(
      Object.entries(defaults).flatMap(([name, text]) =>
        text.trim() === '' ? [] : [[name, text.trim()]],
      ),
    ),
  },
})
