import { Button, Card, EmptyState, Skeleton } from '@omc/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWaits } from '../waiting/use-waits.ts'
import { TodoLine } from './todo-line.tsx'
import { todoRows } from './todo-rows.ts'
import { useInterrupted } from './use-interrupted.ts'
import { useUnread } from './use-unread.ts'

/** Lines before "show all". @source ux §7 */
const SHOWN = 6

/** Work that waits for this person, the most urgent first; each line has one button to its rows. */
export function Todo() {
  const { t } = useTranslation()
  const [isAll, setAll] = useState(false)
  const counted = useWaits()
  const interrupted = useInterrupted()
  const unread = useUnread()
  const isLate = useLate()
  // All at once, or the lines would jump; a silent count does not hold the others for long.
  const isWaiting = counted.some(({ isLoading }) => isLoading)
  const isLoading = isWaiting && !isLate
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
          <RestOrOrder rest={isAll ? 0 : rows.length - SHOWN} onShow={() => setAll(true)} />
        )
      }
    >
      <div aria-busy={isWaiting} className="min-h-68 touch:min-h-98">
        {isLoading ? (
          <Skeleton lines={SHOWN} className="mx-4 my-2 h-7 touch:my-3 touch:h-10" />
        ) : null}
        {!isWaiting && rows.length === 0 ? (
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
      </div>
    </Card>
  )
}

/** Time until the counts that have come are shown without the others, ms. */
const LATE_MS = 4_000

function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

type RestOrOrderProps = { readonly rest: number; readonly onShow: () => void }

/** More lines come on request, so that the card keeps its height. */
function RestOrOrder({ rest, onShow }: RestOrOrderProps) {
  const { t } = useTranslation()
  if (rest <= 0) return <span className="text-xs text-fg3">{t('home.byUrgency')}</span>
  return (
    <Button variant="ghost" size="sm" onClick={onShow}>
      {t('home.showRest', { count: rest })}
    </Button>
  )
}
