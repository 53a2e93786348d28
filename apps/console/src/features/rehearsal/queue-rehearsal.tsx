import { useState } from 'react'
import type { BulkPanelProps } from '../../kit/list/list-acts.ts'
import { RehearsalPanel } from './rehearsal-panel.tsx'
import { chosenSource } from './sources.ts'

type Row = { readonly id: string }

/** Rehearses the chosen rows of the queue, those on other pages included. */
export function QueueRehearsal({ rows, many, onClose }: BulkPanelProps<Row>) {
  const [source] = useState(() =>
    chosenSource(many ? ['matching', many.count] : rows.map(({ id }) => id), async (signal) => {
      const all = many ? await many.read(signal) : rows
      return all.map(({ id }) => id)
    }),
  )
  return <RehearsalPanel source={source} count={many?.count ?? rows.length} onClose={onClose} />
}
