import { callOperation, type Page, type Sdk } from '@omc/sdk'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { Stopped } from '../../tasks/run-calls.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { listArgs } from '../list-query.ts'
import type { Scope } from '../list-scope.ts'
import type { ListState } from '../list-state.ts'

const PAGE_SIZE = 100

export type Walk<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly state: ListState
  readonly scope: Scope
  /** Number of rows that the person saw and confirmed. */
  readonly expected: number
}

/**
 * Reads all rows that match a list's filters before any of them is changed, so that rows which the
 * act moves neither hide others nor come twice.
 *
 * @throws Stopped if there are more or fewer than confirmed
 */
export async function walkList<Row extends ListRow>(
  sdk: Sdk,
  { list, state, scope, expected }: Walk<Row>,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const { 'page[number]': _page, ...args } = listArgs(list, state, scope)
  const rows = new Map<string, Row>()
  let after: string | null = null
  do {
    const start: object = after === null ? {} : { 'page[after]': after }
    const call = { ...args, 'page[size]': PAGE_SIZE, ...start }
    const answer: unknown = await callOperation(sdk, `${list.resource}.list`, call, { signal })
    // as: every list operation answers a page.
    const page = answer as Page<Row>
    if (page.total !== expected) throw new Stopped(changed(expected, page.total))
    for (const row of page.items) rows.set(row.id, row)
    after = page.nextCursor
  } while (after !== null)
  if (rows.size !== expected) throw new Stopped(changed(expected, rows.size))
  return [...rows.values()]
}

const changed = (expected: number, count: number): string =>
  i18n.t('bulk.countChanged', { expected, count })
