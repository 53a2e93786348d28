import { callOperation, type Sdk } from '@omc/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '../../../kernel/data/read.ts'
import { browserClock } from '../../../kernel/ports/browser-clock.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { mayRun } from '../../may-run.ts'
import { adoptColumns } from './column-changes.ts'
import { columnSender } from './column-sender.ts'
import { columnStore, parseLists } from './column-store.ts'
import { keepColumns } from './keep-columns.ts'

const sender = columnSender({ clock: browserClock(), store: columnStore, keep: keepColumns })

const sendBy = (sdk: Sdk) => async (columns: object) => {
  // as: the sections of preferences are plain objects.
  await callOperation(sdk, 'preferences.update', { columns: columns as Record<string, never> })
}

/** Columns of the person's other computers, once a page; own changes are sent when back online. */
export function useColumnSync(): void {
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
    keepColumns(adoptColumns(columnStore.now, by, parseLists(data.columns)))
    void sender.flush(sendBy(sdk))
  }, [data, by, sdk])
  useEffect(() => {
    const flush = () => void sender.flush(sendBy(sdk))
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
  }, [sdk])
}

/** Sends changed columns one second after the last change. */
export function useSendColumns(): () => void {
  const sdk = useSdk()
  return () => sender.sendLater(sendBy(sdk))
}
