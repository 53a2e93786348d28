import { allOperations, callOperation, type OperationId, type Sdk } from '@omc/sdk'
import { parseQuery } from '@omc/shell'
import type { PaletteItem } from './palette-item.ts'
import { kindsFor, type KindPorts, type RecordKind, type Row } from './record-kinds.ts'

/** Maximum results per kind of record. */
const ASKED_COUNT = 5

export type RecordPorts = KindPorts & {
  readonly sdk: Sdk
  readonly go: (address: string) => void
}

/**
 * Searches records of all kinds in parallel, each with one request. Failed kinds are left out if at
 * least one answers.
 *
 * @throws the first failure when no kind answered
 * @source ux: palette, records
 */
export async function askRecords(
  ports: RecordPorts,
  typed: string,
  signal: AbortSignal,
): Promise<readonly PaletteItem[]> {
  const { text, scope } = parseQuery(typed)
  // Only a number is an id; the server would search titles for other text.
  if (scope === 'ids' && !/^\d+$/.test(text)) return []
  const kinds = kindsFor(ports).filter(({ isAccount }) => isAccount || scope !== 'accounts')
  const answers = await Promise.allSettled(
    kinds.map(async (kind) => {
      const rows = await askRows(ports.sdk, kind, text, signal)
      return rows.map((row) => ({ ...itemOf(kind, row, ports.go), foundBy: text }))
    }),
  )
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (failure && !answers.some(({ status }) => status === 'fulfilled')) throw failure.reason
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

async function askRows(
  sdk: Sdk,
  { type, reads }: RecordKind,
  text: string,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const args = {
    'page[number]': 1,
    'page[size]': ASKED_COUNT,
    'filter[search]': text,
    [`fields[${type}]`]: reads,
  }
  const page: unknown = await callOperation(sdk, `${type}.list`, args, { signal })
  // as: every list operation answers a page of rows.
  return (page as { readonly items: readonly Row[] }).items
}

/**
 * Reads recently opened records by id, without those that were deleted or may no longer be read.
 *
 * @source ux: palette, recent
 */
export async function askRecentRecords(
  ports: RecordPorts,
  recent: readonly string[],
): Promise<readonly PaletteItem[]> {
  const kinds = kindsFor(ports)
  const answers = await Promise.allSettled(
    recent.map(async (key): Promise<readonly PaletteItem[]> => {
      const [type, id = ''] = key.split('/', 2)
      const kind = kinds.find((one) => one.type === type)
      const read = `${kind?.type}.get`
      if (!kind || !allOperations().has(read)) return []
      // as: the SDK has the operation.
      const row: unknown = await callOperation(ports.sdk, read as OperationId, { id })
      // as: `get` answers a record of the type.
      return [itemOf(kind, row as Row, ports.go)]
    }),
  )
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** A record in the palette. @param words other names that it is found by */
export function itemOf(
  kind: RecordKind,
  row: Row,
  go: (address: string) => void,
  words: readonly string[] = [],
): PaletteItem {
  return {
    id: `${kind.type}/${row.id}`,
    kind: 'record',
    titles: [kind.titleOf(row) || `#${row.id}`],
    keywords: [...words.filter(Boolean), row.id],
    isAccount: kind.isAccount,
    Icon: kind.Icon,
    hint: `${kind.label} #${row.id}`,
    kindLabel: kind.label,
    run: () => go(kind.addressOf(row)),
  }
}
