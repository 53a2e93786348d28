import { formatDay, GREETINGS, timeOfDay } from '@omc/shell'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { Can } from '../../kernel/services/can.tsx'
import { usePerson } from '../../kernel/services/use-person.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { AccountQueues } from './account-queues.tsx'
import { LatestNotices } from './latest-notices.tsx'
import { TodayFigures } from './today-figures.tsx'
import { Todo } from './todo.tsx'

/** Workbench: pending tasks, today's figures, queues by account. @source ux: workbench */
export function HomePage() {
  const { t } = useTranslation()
  const person = usePerson()
  const language = currentLanguage()
  const [now] = useState(() => new Date())
  const greeting = GREETINGS[timeOfDay(now.getHours())][language]
  const date = formatDay(now.getTime(), language)
  return (
    <div className="mx-auto flex w-full max-w-320 flex-col gap-4">
      <PageHeading description={`${person?.teamName ?? ''} · ${date}`}>
        {t('home.greeting', { greeting, name: person?.fullName ?? '' })}
      </PageHeading>
      <div className="grid grid-cols-3 items-start gap-4 touch:grid-cols-1">
        <div className="col-span-2 flex min-w-0 flex-col gap-4 touch:col-span-1">
          <Todo />
          <Can may="publish:read">
            <TodayFigures />
          </Can>
          <Can may="account:read">
            <AccountQueues />
          </Can>
        </div>
        <Can may="notice:read">
          <LatestNotices />
        </Can>
      </div>
    </div>
  )
}
