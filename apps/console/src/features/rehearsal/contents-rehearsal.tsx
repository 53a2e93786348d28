import { useState } from 'react'
import { runWrite } from '../../kernel/data/run-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { tellBatch } from '../../kit/list/acts/tell-batch.ts'
import type { BulkPanelProps } from '../../kit/list/list-acts.ts'
import { readBatch } from '../../kit/tasks/read-batch.ts'
import { contentsSource, type Target } from './contents-source.ts'
import type { PassAct } from './played.tsx'
import { RehearsalPanel } from './rehearsal-panel.tsx'

type Row = { readonly id: string }

export type ContentsRehearsalProps = BulkPanelProps<Row> & { readonly target: Target }

const OPERATION = 'carry_contents.batch_to_publish'

/** Rehearses contents for an account; those that pass can go into its queue. */
export function ContentsRehearsal(props: ContentsRehearsalProps) {
  const { rows, many, target, onClose } = props
  const [source] = useState(() =>
    contentsSource(
      many ? ['matching', many.count] : rows.map(({ id }) => id),
      target,
      async (signal) => (many ? await many.read(signal) : rows).map(({ id }) => id),
    ),
  )
  const { draft, activity } = target
  const run = { flags: { draft, activity }, paceMs: PACE_MS }
  return <RehearsalPanel source={source} run={run} act={useQueuePassing(props)} onClose={onClose} />
}

/** Middle of the delays that a run has unless somebody changes them. */
const PACE_MS = 8_500

function useQueuePassing({ target, onDone }: ContentsRehearsalProps): PassAct {
  const services = useServices()
  return {
    label: (count) => i18n.t('rehearsal.queue', { count }),
    async run(results) {
      const { uid, channel: platform, draft, activity } = target
      const args = (some: readonly Row[]) => ({
        ids: some.map(({ id }) => id),
        uid,
        platform,
        draft,
        activity,
      })
      const passing = results.flatMap(({ verdict, item }) => (verdict === 'refused' ? [] : [item]))
      const done = await runWrite(services, OPERATION, args(passing) as never)
      const batch = readBatch(done?.answer)
      if (batch === null) return false
      if (batch.failed.length === 0)
        tellBatch(
          services,
          OPERATION,
          batch,
          i18n.t('rows.queued', { count: batch.succeeded.length }),
        )
      onDone(batch, args)
      return true
    },
  }
}
