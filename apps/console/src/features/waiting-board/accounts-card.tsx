import { canVisit } from '@omc/acl'
import { Card, EmptyState } from '@omc/ui'
import { useLocation } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Link } from '../../kernel/router/link.tsx'
import { Can } from '../../kernel/services/can.tsx'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { mayRun } from '../../kit/may-run.ts'
import { countWords } from '../account-health/count-words.ts'
import { HealthLine } from '../account-health/health-line.tsx'
import { needsHand } from '../account-health/health.ts'
import { TodaySums } from '../account-health/today-sums.tsx'
import type { useHealth } from '../account-health/use-health.ts'

/** Accounts beside the board; the board of their desk has all of them. */
const SHOWN = 8

type CardProps = { readonly health: ReturnType<typeof useHealth> }

/** Accounts, those in need first, and how the day goes. */
export function AccountsCard({ health: { query, today } }: CardProps) {
  const person = usePerson()
  const { pathname } = useLocation()
  const desk = pathname.replace('/publish/', '/account/')
  if (!mayRun(person, 'studio_accounts.list')) return null
  return (
    <Loaded query={query}>
      {(all) => (
        <Card
          title={i18n.t('waitingBoard.accounts')}
          actions={
            <>
              <span className="text-xs text-fg3 tabular-nums">
                {countWords(all.length, all.filter(needsHand).length)}
              </span>
              {person && canVisit(person, desk) ? (
                <Link
                  to={`${desk}?tab=health`}
                  className="inline-flex min-h-(--target) items-center text-xs text-accent-fg hover:underline"
                >
                  {i18n.t('waitingBoard.toHealth')}
                </Link>
              ) : null}
            </>
          }
          isPadded={false}
          footer={
            today ? (
              <Can may="publish:read">
                <TodaySums {...today} />
              </Can>
            ) : undefined
          }
        >
          {all.length === 0 ? (
            <EmptyState title={i18n.t('studioAccount.empty')} className="py-6" />
          ) : (
            <ul className="divide-y divide-line">
              {all.slice(0, SHOWN).map((one) => (
                <HealthLine key={one.account.id} health={one} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </Loaded>
  )
}
