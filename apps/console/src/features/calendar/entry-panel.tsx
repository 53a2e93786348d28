import { Suspense } from 'react'
import { panelPart } from '../../kit/list/panel-part.ts'
import type { Entry } from './entries.ts'

const PlanPanel = panelPart(async () => (await import('../lists/plans/plan.forms.ts')).EditPanel)
const ItemPanel = panelPart(
  async () => (await import('../lists/publish_contents/publish-content.peek.tsx')).Peek,
)

type EntryPanelProps = { readonly entry: Entry; readonly onClose: () => void }

/** The record of an entry beside the calendar: a plan with its form, an item with its facts. */
export const EntryPanel = ({ entry: { kind, record }, onClose }: EntryPanelProps) => (
  <Suspense fallback={null}>
    {kind === 'plan' ? (
      <PlanPanel row={record} onClose={onClose} />
    ) : (
      <ItemPanel row={record} id={record.id} onClose={onClose} />
    )}
  </Suspense>
)
