import { Card, EmptyState } from '@omc/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { Can } from '../../kernel/services/can.tsx'
import { RecordActs } from '../../kit/list/acts/record-acts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'
import { CheckButton } from '../lists/studio_accounts/check-button.tsx'
import { startAgain } from '../lists/studio_accounts/start-again.ts'
import { LoginLink } from './act-links.tsx'
import { checkPassed } from './check-passed.ts'
import { countWords } from './count-words.ts'
import { ForecastCard } from './forecast-card.tsx'
import { HealthLine } from './health-line.tsx'
import { needsHand, type Health } from './health.ts'
import { TodaySums } from './today-sums.tsx'
import { useHealth } from './use-health.ts'

/** Health of all accounts at a glance: who needs a hand, when logins end, how the day goes. */
export function HealthPage({ above }: { readonly above: ReactNode }) {
  const { pathname } = useLocation()
  const { query, today } = useHealth()
  const inNeed = query.data?.filter(needsHand) ?? []
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <PageHeading
        actions={
          <CheckButton
            ids={inNeed.map(({ account }) => account.id)}
            label={i18n.t('accountHealth.checkAll')}
          />
        }
      >
        {routeTitle(pathname)}
      </PageHeading>
      {above}
      <Loaded query={query}>{(all) => <Board all={all} today={today} />}</Loaded>
    </div>
  )
}

type BoardProps = {
  readonly all: readonly Health[]
  readonly today: ReturnType<typeof useHealth>['today']
}

function Board({ all, today }: BoardProps) {
  if (all.length === 0)
    return (
      <EmptyState
        title={i18n.t('studioAccount.empty')}
        description={i18n.t('studioAccount.emptyHint')}
      />
    )
  const inNeed = all.filter(needsHand).length
  return (
    <div className="grid min-w-0 gap-3 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card
        title={i18n.t('accountHealth.title')}
        actions={<span className="text-xs text-fg3">{countWords(all.length, inNeed)}</span>}
        isPadded={false}
      >
        <ul className="divide-y divide-line">
          {all.map((health) => (
            <HealthLine key={health.account.id} health={health}>
              <Acts health={health} />
            </HealthLine>
          ))}
        </ul>
      </Card>
      <div className="flex min-w-0 flex-col gap-3">
        <ForecastCard all={all} />
        {today ? (
          <Can may="publish:read">
            <Card title={i18n.t('accountHealth.todayTitle')}>
              <TodaySums {...today} />
            </Card>
          </Can>
        ) : null}
      </div>
    </div>
  )
}

/** What mends an account in need; those that are well have none. */
function Acts({ health }: { readonly health: Health }) {
  if (!needsHand(health)) return null
  const { id, nickname } = health.account
  return (
    <div className="flex flex-wrap items-center gap-2 ps-12">
      <LoginLink account={health.account} />
      <RecordActs
        row={health.account}
        name={nickname}
        acts={[startAgain, checkPassed]}
        inSight={2}
      />
      <CheckButton ids={[id]} label={i18n.t('studioAccount.check')} name={nickname} />
    </div>
  )
}
