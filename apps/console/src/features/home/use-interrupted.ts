import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import { useCan, usePerson } from '../../kernel/services/use-person.ts'
import { isOpen } from '../../kit/is-open.ts'
import { useFleet, useRegistry } from '../publishing/host/registry-store.ts'
import { interruptedUids } from '../publishing/ports/interrupted-uids.ts'
import { isRunning } from '../publishing/run/is-running.ts'
import { queuedAccounts } from './queued-accounts.ts'
import type { Interrupted } from './todo-rows.ts'

/** Runs of the person's accounts that this browser began and no tab carries on. */
export function useInterrupted(): readonly Interrupted[] {
  const { sdk, built } = useServices()
  const person = usePerson()
  const mayRun = useCan('publish:run')
  const isOn = mayRun && person !== null && isOpen('/console', { person, built })
  const { data: uids = [] } = useQuery({
    queryKey: ['interrupted runs'],
    queryFn: () => interruptedUids(localStorage, navigator.locks),
    enabled: isOn,
    meta: { isShownInPlace: true },
  })
  const fleet = useFleet(useRegistry())
  const isIdleHere = (uid: string) =>
    fleet.some(({ run, snapshot }) => run.uid === uid && snapshot.interrupted !== null)
  const isBusyHere = (uid: string) =>
    fleet.some(({ run, snapshot }) => run.uid === uid && isRunning(snapshot))
  const accounts = useQuery({ ...queuedAccounts(sdk), enabled: isOn })
  return (accounts.data?.items ?? [])
    .filter(({ uid }) => (uids.includes(uid) || isIdleHere(uid)) && !isBusyHere(uid))
    .map(({ uid, nickname }) => ({ uid, name: nickname || uid }))
}
