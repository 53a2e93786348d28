import { Button, IconButton, Progress, StatusChip } from '@omc/ui'
import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { match } from 'ts-pattern'
import { Link } from '../../kernel/router/link.tsx'
import { useCan } from '../../kernel/services/use-person.ts'
import { showTask } from '../../kit/tasks/task-store.ts'
import { TASK_LOOK, throughText } from '../../kit/tasks/task-view.ts'
import { throughCount, type Task } from '../../kit/tasks/task.ts'
import { addressOf, type AccountAddress } from '../account-address/account-key.ts'
import { consoleAddress } from '../account-address/console-address.ts'
import type { FleetEntry } from '../publishing/run/run-registry.ts'
import { RUN_LOOK, runProgress, runView } from '../publishing/run/run-view.ts'
import type { RunningRow } from './running.ts'

/** Running and interrupted work, each row with its state, progress and act. */
export default function RunningRows({ rows }: { readonly rows: readonly RunningRow[] }) {
  return (
    <ul className="max-h-52 divide-y divide-line overflow-y-auto">
      {rows.map((row) => (
        <li key={row.id} className="flex min-h-13 items-center gap-3 px-4 py-1.5">
          <OneRow row={row} />
        </li>
      ))}
    </ul>
  )
}

function OneRow({ row }: { readonly row: RunningRow }): ReactNode {
  const { t } = useTranslation()
  return match(row)
    .with({ tag: 'run' }, ({ entry }) => <RunRow entry={entry} />)
    .with({ tag: 'task' }, ({ task }) => <TaskRow task={task} />)
    .with({ tag: 'interrupted' }, ({ account, name }) => (
      <DistantRow account={account} name={name} label={t('home.wait.interrupted.act')}>
        <StatusChip {...RUN_LOOK.interrupted}>{t('publishing.state.interrupted')}</StatusChip>
      </DistantRow>
    ))
    .with({ tag: 'elsewhere' }, ({ account, name, count }) => (
      <DistantRow account={account} name={name} label={t('home.view')}>
        <StatusChip {...RUN_LOOK.running}>{t('home.elsewhere', { count })}</StatusChip>
      </DistantRow>
    ))
    .exhaustive()
}

/** A run that is not in this page. */
function DistantRow({ children, ...open }: OpenProps & { readonly children: ReactNode }) {
  return (
    <>
      <Facts name={open.name}>{children}</Facts>
      <Open {...open} />
    </>
  )
}

function RunRow({ entry: { run, snapshot } }: { readonly entry: FleetEntry }) {
  const { t } = useTranslation()
  const name = snapshot.info?.nickname ?? run.uid
  const view = runView(snapshot)
  const { doneCount, totalCount } = runProgress(snapshot)
  const isPaused = view.tag === 'paused' || snapshot.loop.hold !== 'none'
  return (
    <>
      <Facts name={name}>
        <StatusChip {...RUN_LOOK[view.tag]}>{t(`publishing.state.${view.tag}`)}</StatusChip>
        <Progress
          isLabelHidden
          label={t('publishing.progress')}
          value={doneCount}
          max={Math.max(totalCount, 1)}
          className="min-w-12 flex-1"
        />
        <span className="shrink-0 text-xs text-fg3 tabular-nums">
          {doneCount} / {totalCount}
        </span>
      </Facts>
      <IconButton
        size="sm"
        label={`${t(isPaused ? 'publishing.act.resume' : 'publishing.act.pause')} ${name}`}
        icon={isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
        onClick={isPaused ? run.resume : run.pause}
      />
      <Open account={addressOf(run.key)} name={name} label={t('home.view')} />
    </>
  )
}

function TaskRow({ task }: { readonly task: Task }) {
  const { t } = useTranslation()
  return (
    <>
      <Facts name={task.title}>
        <StatusChip {...TASK_LOOK[task.state]}>{t(`task.state.${task.state}`)}</StatusChip>
        <Progress
          isLabelHidden
          label={t('task.progress')}
          value={task.totalCount === null ? null : throughCount(task)}
          max={task.totalCount ?? 1}
          className="min-w-12 flex-1"
        />
        <span className="shrink-0 text-xs text-fg3 tabular-nums">{throughText(task)}</span>
      </Facts>
      <Button
        size="sm"
        aria-label={`${t('home.view')} ${task.title}`}
        onClick={() => showTask(task.id)}
      >
        {t('home.view')}
      </Button>
    </>
  )
}

function Facts({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 flex-1">
      <p title={name} className="truncate text-sm text-fg">
        {name}
      </p>
      <div className="mt-0.5 flex items-center gap-2">{children}</div>
    </div>
  )
}

type OpenProps = {
  readonly account: AccountAddress
  readonly name: string
  readonly label: string
}

/** Leads to the run in the console, for people who may run it. */
function Open({ account, name, label }: OpenProps) {
  if (!useCan('publish:run')) return null
  return (
    <Link
      to={consoleAddress(account)}
      aria-label={`${label} ${name}`}
      className="inline-flex min-h-[max(28px,var(--target))] shrink-0 items-center justify-center rounded-control border border-control bg-surface px-2.5 text-xs font-semibold text-fg hover:bg-hover"
    >
      {label}
    </Link>
  )
}
