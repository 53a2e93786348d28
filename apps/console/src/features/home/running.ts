import type { Task } from '../../kit/tasks/task.ts'
import { isOpen } from '../../kit/tasks/task.ts'
import { accountKey, addressOf, type AccountAddress } from '../account-address/account-key.ts'
import { isRunning } from '../publishing/run/is-running.ts'
import type { FleetEntry } from '../publishing/run/run-registry.ts'
import { sendingOf, type Account } from './account-facts.ts'
import type { Interrupted } from './todo-rows.ts'

/** Work that runs, or that stopped before its end. */
export type RunningRow =
  | {
      readonly tag: 'interrupted'
      readonly id: string
      readonly account: AccountAddress
      readonly name: string
    }
  | { readonly tag: 'run'; readonly id: string; readonly entry: FleetEntry }
  /** A run of another tab or device. */
  | {
      readonly tag: 'elsewhere'
      readonly id: string
      readonly account: AccountAddress
      readonly name: string
      readonly count: number
    }
  | { readonly tag: 'task'; readonly id: string; readonly task: Task }

export type RunningInput = {
  readonly fleet: readonly FleetEntry[]
  readonly interrupted: readonly Interrupted[]
  readonly accounts: readonly Account[]
  readonly tasks: readonly Task[]
}

/** Runs of publishing and long tasks of the person; those that need a hand come first. */
export function runningRows({
  fleet,
  interrupted,
  accounts,
  tasks,
}: RunningInput): readonly RunningRow[] {
  const live = fleet.filter(({ snapshot }) => isRunning(snapshot))
  const here = new Set([...live.map(({ run }) => run.key), ...interrupted.map(accountKey)])
  return [
    ...interrupted.map(({ name, ...account }): RunningRow => ({
      tag: 'interrupted',
      id: `interrupted/${accountKey(account)}`,
      account,
      name,
    })),
    ...live.map((entry): RunningRow => ({ tag: 'run', id: `run/${entry.run.key}`, entry })),
    ...accounts
      .filter(
        (account) => account.online && sendingOf(account) > 0 && !here.has(accountKey(account)),
      )
      .map((account): RunningRow => ({
        tag: 'elsewhere',
        id: `elsewhere/${accountKey(account)}`,
        account: addressOf(accountKey(account)),
        name: account.nickname || account.uid,
        count: sendingOf(account),
      })),
    ...tasks.filter(isOpen).map((task): RunningRow => ({ tag: 'task', id: task.id, task })),
  ]
}
