import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import { useCan, usePerson } from '../../kernel/services/use-person.ts'
import { isOpen } from '../../kit/is-open.ts'
import { accountKey, addressOf } from '../account-address/account-key.ts'
import { useFleet, useRegistry } from '../publishing/host/registry-store.ts'
import { interruptedRuns } from '../publishing/ports/interrupted-runs.ts'
import { isRunning } from '../publishing/run/is-running.ts'
import { queuedAccounts } from './queued-accounts.ts'
import type { Interrupted } from './todo-rows.ts'

/** Runs of the person's accounts that this browser began and no tab carries on. */
export function useInterrupted(): readonly Interrupted[] {
  const { sdk, built } = useServices()
  const person = usePerson()
  const mayRun = useCan('publish:run')
  const isOn = mayRun && person !== null && isOpen('/console', { person, built })
  const { data: runs = [] } = useQuery({
    queryKey: ['interrupted runs'],
    queryFn: () => interruptedRuns(localStorage, navigator.locks),
    enabled: isOn,
    meta: { isShownInPlace: true },
  })
  // An earlier version kept runs by the uid alone.
  const isKept = (key: string) => runs.includes(key) || runs.includes(addressOf(key).uid)
  const fleet = useFleet(useRegistry())
  const isIdleHere = (key: string) =>
    fleet.some(({ run, snapshot }) => run.key === key && snapshot.interrupted !== null)
  const isBusyHere = (key: string) =>
    fleet.some(({ run, snapshot }) => run.key === key && isRunning(snapshot))
  const accounts = useQuery({ ...queuedAccounts(sdk), enabled: isOn })
  return (accounts.data?.items ?? [])
    .map((account) => ({ ...account, key: accountKey(account) }))
    .filter(({ key }) => (isKept(key) || isIdleHere(key)) && !isBusyHere(key))
    .map(({ key, uid, nickname }) => ({ ...addressOf(key), name: nickname || uid }))
}
