import { OutcomeList } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { Link } from '../../kernel/router/link.tsx'
import { useAccountAddress } from '../account-address/use-account-address.ts'
import type { AssignSubject } from './assign-subject.ts'
import type { Outcome } from './use-assigning.ts'

type PlanResultProps = {
  readonly outcome: Outcome
  readonly titleOf: (contentId: string) => string
  readonly nameOf: (accountId: string) => string
  readonly listOfAccount: AssignSubject['listOfAccount']
}

/** Result of a plan: the accounts, each with a link to publish its contents, and the refusals. */
export function PlanResult({ outcome, titleOf, nameOf, listOfAccount }: PlanResultProps) {
  const { t } = useTranslation()
  const addressOf = useAccountAddress()
  const { doneCount, taken, failed } = outcome
  return (
    <output className="block border-b border-line py-2">
      <p className="text-sm text-fg">{t('assign.sent', { count: doneCount })}</p>
      <ul aria-label={t('assign.takenBy')}>
        {taken.map(({ accountId, count }) => {
          const name = nameOf(accountId)
          const address = addressOf(accountId)
          return (
            <li key={accountId} className="flex min-h-(--target) items-center gap-2 text-sm">
              <span title={name} className="min-w-0 flex-1 truncate text-fg2">
                {name}
              </span>
              <span className="text-fg2 tabular-nums">{t('assign.pieces', { count })}</span>
              {address ? (
                <Link
                  to={`${address}?tab=flow&list=${listOfAccount}`}
                  aria-label={t('assign.publishOf', { name })}
                  className="inline-flex min-h-(--target) min-w-(--target) items-center text-accent-fg hover:underline"
                >
                  {t('assign.publish')}
                </Link>
              ) : null}
            </li>
          )
        })}
      </ul>
      {failed.size > 0 ? (
        <OutcomeList
          label={t('assign.refused')}
          words={{ done: t('assign.done'), failed: t('assign.failed') }}
          items={[...failed].map(([id, reason]) => ({ id, name: titleOf(id), reason }))}
        />
      ) : null}
    </output>
  )
}
