import { Avatar, classNames, Progress } from '@omc/ui'
import type { ReactNode } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Link } from '../../kernel/router/link.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import { useAccountAddress } from '../account-address/use-account-address.ts'
import { HealthChip } from './health-chip.tsx'
import { isSoon, type Health } from './health.ts'

type LineProps = {
  readonly health: Health
  /** Acts on the account, below its figures. */
  readonly children?: ReactNode
}

/** One account: who it is, how far its day is, its state, and what is next for its login. */
export function HealthLine({ health, children }: LineProps) {
  const { id, nickname, avatar, platform } = health.account
  const address = useAccountAddress()(id)
  return (
    <li className="flex min-w-0 flex-col gap-2 px-4 py-2.5">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={nickname} src={avatar} size={36} />
        <div className="min-w-0 flex-1">
          <p className="flex min-w-0 items-baseline gap-2">
            <span title={nickname} className="min-w-0 truncate text-sm text-fg">
              {address ? (
                <Link to={address} className="hover:text-accent-fg hover:underline">
                  {nickname}
                </Link>
              ) : (
                nickname
              )}
            </span>
            <span className="shrink-0 text-xs text-fg3">{platformName(platform)}</span>
          </p>
          <Today health={health} />
        </div>
        <div className="flex shrink-0 flex-col items-end gap-0.5">
          <HealthChip state={health.state} />
          <Next health={health} />
        </div>
      </div>
      {children}
    </li>
  )
}

/** Published today, of what the account may publish in a day. */
function Today({ health: { account, state } }: { readonly health: Health }) {
  const { nickname, day_publish_count: done, day_task_count: limit } = account
  return (
    <span className="flex items-center gap-2">
      {limit > 0 ? (
        <Progress
          isLabelHidden
          label={i18n.t('accountHealth.day', { name: nickname })}
          value={Math.min(done, limit)}
          max={limit}
          tone={state === 'cooling' ? 'warning' : 'accent'}
          className="min-w-0 flex-1"
        />
      ) : null}
      <span className="shrink-0 text-xs text-fg3 tabular-nums">
        {limit > 0 ? `${done}/${limit}` : i18n.t('accountHealth.noCap', { done })}
      </span>
    </span>
  )
}

const STOPPED: readonly string[] = ['expired', 'refused', 'ended']

/** What it holds up while it is stopped, else when its login ends. */
function Next({ health }: { readonly health: Health }) {
  const { state, held, daysLeft, leftAtExpiry } = health
  const isStopped = STOPPED.includes(state)
  const tone = isStopped && held > 0 ? 'text-danger-fg' : isSoon(health) ? 'text-warning-fg' : ''
  return (
    <span className={classNames('text-end text-xs tabular-nums', tone || 'text-fg3')}>
      {isStopped && held > 0
        ? i18n.t('accountHealth.holds', { count: held })
        : untilWords(daysLeft)}
      {!isStopped && leftAtExpiry ? (
        <span className="block">{i18n.t('accountHealth.unsent', { count: leftAtExpiry })}</span>
      ) : null}
    </span>
  )
}

function untilWords(daysLeft: number | null): string {
  if (daysLeft === null) return i18n.t('accountHealth.noEnd')
  return daysLeft === 0
    ? i18n.t('accountHealth.endsToday')
    : i18n.t('accountHealth.endsIn', { count: daysLeft })
}
