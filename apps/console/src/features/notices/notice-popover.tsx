import { Popover, Skeleton } from '@omc/ui'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../app/errors/load-part.ts'
import { useServices } from '../../app/services-context.ts'
import { useCan } from '../../app/session/use-person.ts'
import { useStorePart } from '../../app/state/use-store.ts'
import { CountMark } from '../count-mark.tsx'

/** The bell: unread notices, all notices, in-site mail. @source console spec §2, notice popover */
export function NoticePopover() {
  const { t } = useTranslation()
  const { notices } = useServices()
  const mayRead = useCan('notice:read')
  const [isOpen, setOpen] = useState(false)
  const count = useStorePart(notices, ({ unreadCount }) => unreadCount)
  if (!mayRead) return null
  return (
    <Popover
      label={t('notice.open')}
      open={isOpen}
      onOpenChange={setOpen}
      className="w-90 p-0!"
      trigger={
        <button
          type="button"
          aria-label={count > 0 ? t('notice.openUnread', { count }) : t('notice.open')}
          className="relative inline-flex size-(--ctl) items-center justify-center rounded-control text-fg2 transition-colors duration-(--motion-fast) hover:bg-hover hover:text-fg"
        >
          <Bell size={18} aria-hidden />
          <CountMark count={count} />
        </button>
      }
    >
      <Suspense fallback={<Skeleton lines={4} className="m-3 h-10" />}>
        <NoticePanel onLeave={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}

const NoticePanel = lazy(() => loadPart(() => import('./notice-panel.tsx')))
