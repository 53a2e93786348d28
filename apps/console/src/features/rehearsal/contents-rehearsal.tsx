import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useBatch } from '../../kit/list/acts/use-batch.ts'
import type { BulkPanelProps } from '../../kit/list/list-acts.ts'
import { contentsSource, type Target } from './contents-source.ts'
import type { PassAct } from './panel-foot.tsx'
import { RehearsalPanel } from './rehearsal-panel.tsx'

type Row = { readonly id: string }

export type ContentsRehearsalProps = BulkPanelProps<Row> & { readonly target: Target }

/** Rehearses contents for an account; chosen ones that pass can go into its queue. */
export function ContentsRehearsal(props: ContentsRehearsalProps) {
  const { rows, many, target, onClose } = props
  const [source] = useState(() =>
    contentsSource(
      many ? ['matching', many.count] : rows.map(({ id }) => id),
      target,
      async (signal) => (many ? await many.read(signal) : rows).map(({ id }) => id),
    ),
  )
  const act = useQueuePassing(props)
  return (
    <RehearsalPanel
      source={source}
      count={many?.count ?? rows.length}
      // A task takes all rows that match: it goes by the panel beside this one.
      {...(many ? {} : { act })}
      onClose={onClose}
    />
  )
}

/** Queues the contents that pass, as the panel beside this one queues all of them. */
function useQueuePassing({ target, ...props }: ContentsRehearsalProps): PassAct {
  const { isSending, send } = useBatch('carry_contents.batch_to_publish', props)
  const { uid, channel: platform, draft, activity } = target
  return {
    isSending,
    run(results) {
      const passing = new Set(
        results.flatMap(({ verdict, item }) => (verdict === 'refused' ? [] : [item.id])),
      )
      send(
        (rows) => ({
          ids: rows.flatMap(({ id }) => (passing.has(id) ? [id] : [])),
          uid,
          platform,
          draft,
          activity,
        }),
        (count) => i18n.t('rows.queued', { count }),
      )
    },
  }
}
