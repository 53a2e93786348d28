import { canVisit } from '@omc/acl'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useNavigate } from '../../kernel/router/use-router.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { useCan, usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { useRegistry } from '../publishing/host/registry-store.ts'
import type { PassAct } from './played.tsx'
import { startPassing } from './start-passing.ts'

/** Starts the items of the queue that pass; null for people who may not change the queue. */
export function useStartPassing(): PassAct | null {
  const services = useServices()
  const person = usePerson()
  const registry = useRegistry()
  const navigate = useNavigate()
  const mayPublish = useCan('publish:run')
  const mayExecute = useCan('device:run')
  if (!mayRun(person, 'publish_contents.batch_update')) return null
  const isHere = mayPublish && mayExecute && person !== null && canVisit(person, '/console')
  return {
    label: (count) => i18n.t('rehearsal.start', { count }),
    run: (results) =>
      startPassing(
        {
          services,
          open: isHere && registry ? (uid) => registry.open(uid) : null,
          show: (uid) => void navigate(`/console?uid=${encodeURIComponent(uid)}`),
        },
        results,
      ),
  }
}
