import { allOperations, type Args, callOperation, type OperationId, type Sdk } from '@omc/sdk'
import { parseQuery } from '@omc/shell'
import { Search } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { PaletteItem } from './palette-item.ts'
import { kindsFor, type KindPorts, type RecordKind, type Row } from './record-kinds.ts'

export type RecordPorts = KindPorts & {
  readonly sdk: Sdk
  readonly go: (address: string) => void
}

/**
 * Searches records of all kinds in one request. A kind whose older rows the server has not looked
 * through offers the search of its list.
 *
 * @throws when the server does not answer
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
  if (kinds.length === 0) return []
  const { found } = await ports.sdk.search.find(argumentsOf(kinds, text), { signal })
  return found.flatMap(({ type, state, records }) => {
    const kind = kinds.find((one) => one.type === type)
    if (!kind) return []
    const rows = records.map(({ id, attributes }): Row => ({ ...attributes, id }))
    return [
      ...rows.map((row) => ({ ...itemOf(kind, row, ports.go), foundBy: text })),
      ...(state === 'complete' ? [] : wholeList(kind, text, ports.go)),
    ]
  })
}

function argumentsOf(kinds: readonly RecordKind[], text: string): Args<'search.find'> {
  const fields = kinds.map(({ type, reads }) => [`fields[${type}]`, reads])
  const args = { q: text, kinds: kinds.map(({ type }) => type), ...Object.fromEntries(fields) }
  // as: a test compares the kinds and what they read with the description of the operation.
  return args as Args<'search.find'>
}

/** Leads to the list of a kind with the words in its search. */
function wholeList(
  { type, label, isAccount, searchAddress }: RecordKind,
  text: string,
  go: (address: string) => void,
): readonly PaletteItem[] {
  const address = searchAddress(text)
  if (address === null) return []
  return [
    {
      id: `list/${type}`,
      kind: 'action',
      titles: [i18n.t('search.wholeList', { list: label })],
      foundBy: text,
      isAccount,
      Icon: Search,
      run: () => go(address),
    },
  ]
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
