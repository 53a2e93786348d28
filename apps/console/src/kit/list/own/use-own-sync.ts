import { callOperation, type Sdk } from '@omc/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '../../../kernel/data/read.ts'
import { browserClock } from '../../../kernel/ports/browser-clock.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { mayRun } from '../../may-run.ts'
import { keepOwn } from './keep-own.ts'
import { adoptLooks, changeLook, type LookChange, type SentLooks } from './own-changes.ts'
import { ownSender } from './own-sender.ts'
import { ownStore, parseLooks } from './own-store.ts'

const sender = ownSender({ clock: browserClock(), store: ownStore, keep: keepOwn })

type Section = Record<string, never>

const sendBy = (sdk: Sdk) => async (looks: SentLooks) => {
  // as: the sections of preferences are plain objects.
  const [columns, layout] = [looks.columns as Section, looks.layout as Section]
  await callOperation(sdk, 'preferences.update', { columns, layout })
}

/** Looks of the person's other computers, once a page; own changes are sent when back online. */
export function useOwnSync(): void {
  const sdk = useSdk()
  const person = usePerson()
  const preferences = useQuery({
    ...read(sdk, 'preferences.get'),
    enabled: mayRun(person, 'preferences.get'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = preferences
  const by = person?.username ?? ''
  useEffect(() => {
    if (data === undefined || by === '') return
    keepOwn(adoptLooks(ownStore.now, by, parseLooks(data)))
    void sender.flush(sendBy(sdk))
  }, [data, by, sdk])
  useEffect(() => {
    const flush = () => void sender.flush(sendBy(sdk))
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
  }, [sdk])
}

/** Changes the look of a list at once, and sends it one second after the last change. */
export function useChangeLook(resource: string): (change: LookChange) => void {
  const sdk = useSdk()
  const by = usePerson()?.username ?? ''
  return (change) => {
    keepOwn(changeLook(ownStore.now, by, resource, change))
    sender.sendLater(sendBy(sdk))
  }
}
