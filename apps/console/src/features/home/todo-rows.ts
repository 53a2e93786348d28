import type { RowCount } from '../../kit/list/row-count.ts'
import { accountKey, type AccountAddress } from '../account-address/account-key.ts'
import { consoleAddress } from '../account-address/console-address.ts'
import type { Counted } from '../waiting/use-waits.ts'
import type { WaitKind } from '../waiting/wait-rules.ts'

export type TodoKind = WaitKind | 'interrupted' | 'notices'

/** One line of what waits; its number is unknown after a failure. */
export type TodoRow = {
  readonly id: string
  readonly kind: TodoKind
  readonly count: RowCount | undefined
  /** Account of an interrupted run. */
  readonly name?: string
  /** Null: the bell opens. */
  readonly to: string | null
}

/** A run that ended without its result, in this browser. */
export type Interrupted = AccountAddress & { readonly name: string }

export type TodoInput = {
  readonly counted: readonly Counted[]
  readonly interrupted: readonly Interrupted[]
  /** 0 also where the person cannot open them. */
  readonly unread: number
}

/** An interrupted run is as urgent as what the channels stopped: it holds a queue. */
const BEFORE_INTERRUPTED: readonly WaitKind[] = [
  'unknown',
  'doubled',
  'restored',
  'botChecks',
  'ended',
]

const exactly = (total: number): RowCount => ({ total, isAtLeast: false })

/** Lines with rows or with an unknown number of them; the most urgent first. */
export function todoRows({ counted, interrupted, unread }: TodoInput): readonly TodoRow[] {
  const waits = counted
    .filter(({ count, isFailed }) => isFailed || (count !== undefined && count.total > 0))
    .map(({ wait, count }): TodoRow => ({
      id: wait.kind,
      kind: wait.kind,
      count,
      to: wait.address,
    }))
  const runs = interrupted.map(({ name, ...account }): TodoRow => ({
    id: `interrupted/${accountKey(account)}`,
    kind: 'interrupted',
    count: exactly(1),
    name,
    to: consoleAddress(account),
  }))
  const isFirst = ({ kind }: TodoRow) => BEFORE_INTERRUPTED.some((one) => one === kind)
  return [
    ...waits.filter(isFirst),
    ...runs,
    ...waits.filter((row) => !isFirst(row)),
    ...(unread > 0
      ? [{ id: 'notices', kind: 'notices', count: exactly(unread), to: null } as const]
      : []),
  ]
}
