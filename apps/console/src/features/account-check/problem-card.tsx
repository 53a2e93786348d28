import type { AccountProblem } from '@omc/core'
import { Avatar } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { RecordActs, type RecordAct } from '../../kit/list/acts/record-acts.tsx'
import { InstantText } from '../../kit/list/cells.tsx'
import { runs } from '../../kit/list/list-acts.ts'
import { panelPart } from '../../kit/list/panel-part.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { AccountLink } from '../lists/studio_accounts/account-link.tsx'
import { CheckButton } from '../lists/studio_accounts/check-button.tsx'
import { ProblemChip } from '../lists/studio_accounts/problem-chip.tsx'
import type { Checked } from './read-accounts.ts'
import type { WithProblems } from './sort-problems.ts'

const EditPanel = panelPart(
  async () => (await import('../lists/studio_accounts/studio-account.forms.ts')).EditPanel,
)

/**
 * Acts that solve a problem besides a check: change the settings, or end the use of the account.
 */
const ACTS: readonly RecordAct<Checked>[] = [
  {
    operation: 'studio_accounts.update',
    label: () => i18n.t('studioAccount.edit'),
    Panel: EditPanel,
  },
  runs('studio_accounts.update', {
    label: () => i18n.t('accountCheck.stop'),
    args: ({ id }: Checked) => ({ id, visiable: false }),
    ask: ({ nickname }: Checked) => ({
      title: i18n.t('accountCheck.stopTitle', { name: nickname }),
      description: i18n.t('accountCheck.stopHint'),
      confirm: i18n.t('accountCheck.stop'),
      tone: 'danger',
    }),
    done: () => i18n.t('accountCheck.stopped'),
  }),
]

/** One account: who it is, what is wrong, and the acts that mend it. */
export function ProblemCard({ account, problems }: WithProblems<Checked>) {
  const { nickname, avatar, platform, uid } = account
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={nickname} src={avatar} size={36} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words text-fg">{nickname}</p>
          <p className="text-sm break-all text-fg3">{`${platformName(platform)} · ${uid}`}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm text-fg2">
        {problems.map((problem) => (
          <ProblemChip key={problem} problem={problem} />
        ))}
        <Since account={account} problem={problems[0]} />
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <CheckButton ids={[account.id]} label={i18n.t('studioAccount.check')} name={nickname} />
          <RecordActs row={account} name={nickname} acts={ACTS} inSight={2} />
        </div>
        <span className="inline-flex items-center">
          <AccountLink record={account} />
        </span>
      </div>
    </li>
  )
}

/** When the login ran out, or when the account may go on: the moment of its first problem. */
function Since({ account, problem }: { account: Checked; problem: AccountProblem | undefined }) {
  if (problem === 'expired') return <InstantText at={account.expires_at} />
  return problem === 'cooling' ? <InstantText at={account.cooldown_until} /> : null
}
