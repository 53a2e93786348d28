import { useState } from 'react'
import { runWrite } from '../../kernel/data/run-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices, type Services } from '../../kernel/services/services-context.ts'
import { trackJob } from '../../kit/tasks/track-job.ts'
import { keyOf } from './candidate.ts'
import { sendChosen, type Collected, type Destination } from './send-chosen.ts'
import type { Tray } from './tray.ts'

const COMPLETES = 'carry_materials.exec_material_job'

/** Result of a tray, with the names of the failed candidates. */
export type Outcome = Collected & { readonly sent: Tray }

/**
 * Collects chosen candidates and tells what became of each.
 *
 * @param onStored  hears the keys of those that are there now; what failed can be sent again
 */
export function useCollecting(onStored: (keys: ReadonlySet<string>) => void) {
  const services = useServices()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return {
    isSending,
    outcome,
    forget: () => setOutcome(null),
    async collect(tray: Tray, destination: Destination, isCompleted: boolean) {
      setSending(true)
      const collected = await sendChosen(services, tray, destination)
      setSending(false)
      setOutcome({ ...collected, sent: tray })
      const stored = tray.map(keyOf).filter((key) => !collected.failed.has(key))
      onStored(new Set(stored))
      if (isCompleted && collected.materialIds.length > 0)
        await complete(services, collected.materialIds)
    },
  }
}

/** Has the details and pictures of materials collected in the background. */
async function complete(services: Services, ids: readonly string[]): Promise<void> {
  const started = await runWrite(services, COMPLETES, { ids: [...ids] })
  if (started)
    trackJob(services, {
      jobId: started.answer.id,
      title: i18n.t('collect.completing', { count: ids.length }),
      operation: COMPLETES,
    })
}
