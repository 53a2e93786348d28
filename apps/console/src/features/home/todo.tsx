import { Button, Card, EmptyState, Skeleton } from '@omc/ui'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWaits } from '../waiting/use-waits.ts'
import { TodoLine } from './todo-line.tsx'
import { todoRows } from './todo-rows.ts'
import { useInterrupted } from './use-interrupted.ts'
import { useUnread } from './use-unread.ts'

/** Lines before "show all". @source ux §7 */
const SHOWN = 6

/** What waits for this person, the most urgent first; each line with one button to its rows. */
export function Todo() {
  const { t } = useTranslation()
  const [isAll, setAll] = useState(false)
  const counted = useWaits()
  const interrupted = useInterrupted()
  const unread = useUnread()
  const isLoading = counted.some((one) => one.isLoading)
  const rows = isLoading ? [] : todoRows({ counted, interrupted, unread })
  const failed = counted.filter(({ isFailed }) => isFailed)
  const retry = () => failed.forEach((one) => one.retry())
  return (
    <Card
      title={t('home.todo')}
      isPadded={false}
      className="h-full"
      actions={
        failed.length > 0 ? (
          <Button size="sm" onClick={retry}>
            {t('act.retry')}
          </Button>
        ) : (
          <span className="text-xs text-fg3">{t('home.byUrgency')}</span>
        )
      }
    >
      <div aria-busy={isLoading} className="min-h-66 touch:min-h-96">
        {isLoading ? <Skeleton lines={SHOWN} className="mx-4 h-7 touch:h-12" /> : null}
        {!isLoading && rows.length === 0 ? (
          <EmptyState
            icon={<CircleCheck size={24} aria-hidden />}
            title={t('home.todoEmpty')}
            description={t('home.todoEmptyHint')}
          />
        ) : null}
        <ul className="divide-y divide-line">
          {rows.slice(0, isAll ? rows.length : SHOWN).map((row, index) => (
            <TodoLine key={row.id} row={row} isFirst={index === 0} />
          ))}
        </ul>
        {rows.length > SHOWN && !isAll ? (
          <div className="border-t border-line px-2 py-1">
            <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
              {t('home.showRest', { count: rows.length - SHOWN })}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
