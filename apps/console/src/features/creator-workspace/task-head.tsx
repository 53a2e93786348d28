import { formatCount } from '@omc/shell'
import { Button } from '@omc/ui'
import { PackageSearch } from 'lucide-react'
import { Suspense, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { RecordActs } from '../../kit/list/acts/record-acts.tsx'
import { panelPart } from '../../kit/list/panel-part.ts'
import { ofContents, ofTask } from '../lists/creator_tasks/creator-task.acts.ts'
import { taskName } from '../lists/creator_tasks/task-name.ts'
import type { Task } from './task-nav.tsx'

const Peek = panelPart(
  async () => (await import('../lists/creator_tasks/creator-task.peek.tsx')).Peek,
)

const ACTS = [...ofContents, ...ofTask]

/** The chosen task above its contents: what it has, and what can be done with it. */
export function TaskHead({ task }: { readonly task: Task }) {
  const [isOpen, setOpen] = useState(false)
  const name = taskName(task)
  return (
    <section
      aria-label={name}
      className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-line bg-surface px-3 py-2"
    >
      <div className="min-w-0">
        <h2 title={name} className="truncate text-sm font-semibold text-fg">
          {name}
        </h2>
        <p className="text-xs text-fg3 tabular-nums">
          {i18n.t('workspace.figures', {
            contents: formatCount(task.contents_count),
            goods: formatCount(task.pools_count),
          })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={<PackageSearch size={14} aria-hidden />} onClick={() => setOpen(true)}>
          {i18n.t('workspace.goods')}
        </Button>
        <RecordActs row={task} name={name} acts={ACTS} inSight={2} />
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <Peek row={task} id={task.id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
