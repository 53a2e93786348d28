import { Countdown, IconButton, StatusChip } from '@omc/ui'
import { Maximize2, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../account-address/account-key.ts'
import { consoleAddress } from '../../account-address/console-address.ts'
import { useFleet, useRegistry, useRunNow } from '../host/registry-store.ts'
import { isHeld, isRunning } from '../run/is-running.ts'
import type { FleetEntry } from '../run/run-registry.ts'
import { RUN_LOOK, runView, waitOf } from '../run/run-view.ts'

type DockRowsProps = {
  /** Keys of the accounts. */
  readonly runs: readonly string[]
  readonly onLeave: () => void
}

/** Docked runs in the task tray: state, countdown, pause while they run, and the way back. @source ux §5 job rule 2 */
export default function DockRows({ runs, onLeave }: DockRowsProps) {
  const { t } = useTranslation()
  const fleet = useFleet(useRegistry())
  return (
    <ul aria-label={t('publishing.frame.region')} className="divide-y divide-line">
      {fleet
        .filter(({ run }) => runs.includes(run.key))
        .map((entry) => (
          <DockRow key={entry.run.key} entry={entry} onLeave={onLeave} />
        ))}
    </ul>
  )
}

type DockRowProps = Pick<DockRowsProps, 'onLeave'> & { readonly entry: FleetEntry }

function DockRow({ entry: { run, snapshot }, onLeave }: DockRowProps) {
  const { t } = useTranslation()
  const name = snapshot.info?.nickname ?? run.uid
  const view = runView(snapshot)
  const wait = waitOf(view)
  const isPaused = isHeld(snapshot)
  const now = useRunNow()
  return (
    <li data-testid={`dock-${run.uid}`} className="flex items-center gap-2 p-3">
      <strong title={name} className="min-w-0 flex-1 truncate text-sm">
        {name}
      </strong>
      <StatusChip {...RUN_LOOK[view.tag]}>{t(`publishing.state.${view.tag}`)}</StatusChip>
      {wait ? (
        <Countdown
          deadlineAt={wait.dueAt}
          now={now}
          label={t('publishing.timeLeft')}
          className="text-sm text-fg2"
        />
      ) : null}
      {isRunning(snapshot) ? (
        <IconButton
          size="sm"
          hasTooltip={false}
          label={`${t(isPaused ? 'publishing.act.resume' : 'publishing.act.pause')} ${name}`}
          icon={isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          onClick={isPaused ? run.resume : run.pause}
        />
      ) : null}
      <IconButton
        size="sm"
        hasTooltip={false}
        label={`${t('publishing.frame.open')} ${name}`}
        icon={<Maximize2 size={16} aria-hidden />}
        onClick={() => {
          onLeave()
          location.hash = `#${consoleAddress(addressOf(run.key))}`
        }}
      />
    </li>
  )
}
