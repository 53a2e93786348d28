import { accountProblems } from '@omc/core'
import { Avatar } from '@omc/ui'
import { MonitorSmartphone, Radio, Server } from 'lucide-react'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { FlagChip } from '../../kit/list/flag-chip.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import { ConsoleLink } from '../account-address/console-link.tsx'
import { CheckButton } from '../lists/studio_accounts/check-button.tsx'
import { ProblemChip } from '../lists/studio_accounts/problem-chip.tsx'
import { useAccount } from './account-context.ts'

/** Name and state of the account above all tabs, with the problems that keep it from publishing. */
export function AccountHead() {
  const { nickname, avatar, platform, uid, ...account } = useAccount()
  const [now] = useState(() => Date.now())
  const problems = accountProblems(account, now)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4">
      <Avatar name={nickname} src={avatar} size={44} />
      <div className="min-w-40 flex-1">
        <p className="text-base font-semibold break-words text-fg">{nickname}</p>
        <p className="text-sm break-words text-fg3">{`${platformName(platform)} · ${uid}`}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {problems.length === 0 ? (
          <FlagChip isGood>{i18n.t('studioAccount.permitted')}</FlagChip>
        ) : (
          problems.map((problem) => <ProblemChip key={problem} problem={problem} />)
        )}
        <span className="text-sm text-fg2 tabular-nums">
          {i18n.t('accountPage.today', {
            count: account.day_publish_count,
            of: account.day_task_count,
          })}
        </span>
      </div>
      <Executor />
      <HeadActs />
    </div>
  )
}

/** Who publishes for the account now: the server, or a device by its name. */
function Executor() {
  const { executor, publish_by: by } = useAccount()
  const isServer = (executor?.kind ?? by) === 'server'
  const Icon = isServer ? Server : MonitorSmartphone
  return (
    <p className="flex w-full min-w-0 items-center gap-1.5 text-sm text-fg3">
      <Icon size={16} aria-hidden className="shrink-0" />
      <span className="min-w-0 break-words">
        {executor === null
          ? i18n.t(isServer ? 'accountPage.serverIdle' : 'accountPage.nobody')
          : isServer
            ? i18n.t('accountPage.serverRuns')
            : i18n.t('accountPage.deviceRuns', { name: executor.name })}
      </span>
    </p>
  )
}

function HeadActs() {
  const account = useAccount()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CheckButton ids={[account.id]} label={i18n.t('studioAccount.check')} />
      <ConsoleLink
        account={account}
        className="inline-flex min-h-[max(32px,var(--target))] items-center gap-1.5 rounded-control px-2 text-sm text-accent-fg hover:underline"
      >
        <Radio size={16} aria-hidden />
        {i18n.t('accountPage.toConsole')}
      </ConsoleLink>
    </div>
  )
}
