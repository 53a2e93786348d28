import { Badge, Card } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { lazyExtra } from '../../kernel/errors/lazy-extra.ts'
import { withTexts } from '../../kernel/i18n/i18n.ts'
import { laterTexts, taskTexts } from '../../kernel/i18n/later-parts.ts'
import { useSdk } from '../../kernel/services/services-context.ts'
import { useCan } from '../../kernel/services/use-person.ts'
import { taskStore } from '../../kit/tasks/task-store.ts'
import { useFleet, useRegistry } from '../publishing/host/registry-store.ts'
import { queuedAccounts } from './queued-accounts.ts'
import { runningRows } from './running.ts'
import { useInterrupted } from './use-interrupted.ts'

/** Rows need the texts of runs and tasks, which the first screen does not wait for. */
const RunningRows = lazyExtra(() =>
  withTexts(laterTexts, () => withTexts(taskTexts, () => import('./running-rows.tsx'))),
)

/** Runs of publishing and long tasks, live or interrupted, each with its act. @source mockup home */
export function RunningCard() {
  const { t } = useTranslation()
  const fleet = useFleet(useRegistry())
  const interrupted = useInterrupted()
  const { list: tasks } = useSnapshot(taskStore)
  const accounts = useQuery({ ...queuedAccounts(useSdk()), enabled: useCan('account:read') })
  const rows = runningRows({
    fleet,
    interrupted,
    accounts: accounts.data?.items ?? [],
    tasks,
  })
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          {t('home.running')}
          {rows.length > 0 ? <Badge tone="accent">{rows.length}</Badge> : null}
        </span>
      }
      isPadded={false}
      className="flex-1"
    >
      <div className="min-h-26">
        {rows.length === 0 ? (
          <p className="px-4 py-3 text-sm text-fg3">{t('home.runningNone')}</p>
        ) : (
          <Suspense fallback={null}>
            <RunningRows rows={rows} />
          </Suspense>
        )}
      </div>
    </Card>
  )
}
