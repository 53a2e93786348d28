import { formatDay, GREETINGS, timeOfDay } from '@omc/shell'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { Can } from '../../kernel/services/can.tsx'
import { usePerson } from '../../kernel/services/use-person.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { useDay, useDayStart } from '../../kit/use-day.ts'
import { AccountQueues } from './account-queues.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { LatestNotices } from './latest-notices.tsx'
import { RunningCard } from './running-card.tsx'
import { TodayFigures } from './today-figures.tsx'
import { Todo } from './todo.tsx'

const partOfDay = (now: number) => timeOfDay(new Date(now).getHours())

/** Workbench: what waits, today's figures, what runs, accounts, notices. @source ux §7 */
export function HomePage() {
  const { t } = useTranslation()
  const person = usePerson()
  const language = currentLanguage()
  const greeting = GREETINGS[useDay(partOfDay)][language]
  const day = useDayStart()
  const date = formatDay(day, language)
  return (
    <div className="mx-auto flex w-full max-w-400 flex-col gap-3">
      <PageHeading description={`${person?.teamName ?? ''} · ${date}`} actions={<ConnectionLine />}>
        {t('home.greeting', { greeting, name: person?.fullName ?? '' })}
      </PageHeading>
      <div className="grid grid-cols-12 gap-3 touch:grid-cols-1">
        <div className="col-span-7 min-w-0 touch:col-span-1">
          <Todo />
        </div>
        <div className="col-span-5 flex min-w-0 flex-col gap-3 touch:col-span-1">
          {/* They compare today with yesterday: another day has others. */}
          <TodayFigures key={day} />
          <RunningCard />
        </div>
        <div className="col-span-7 min-w-0 touch:col-span-1">
          <Can may="account:read">
            <AccountQueues />
          </Can>
        </div>
        <div className="col-span-5 min-w-0 touch:col-span-1">
          <Can may="notice:read">
            <LatestNotices />
          </Can>
        </div>
      </div>
    </div>
  )
}
