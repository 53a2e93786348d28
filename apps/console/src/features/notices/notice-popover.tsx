import { Popover, Skeleton } from '@omc/ui'
import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { withTexts } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { useCan } from '../../kernel/services/use-person.ts'
import { CountMark } from '../count-mark.tsx'
import { noticePanel } from './notice-panel-store.ts'
import { useNotices } from './notices-context.ts'

/** The bell: unread notices, all notices, in-site mail. @source console spec §2, notice popover */
export function NoticePopover() {
  const { t } = useTranslation()
  const notices = useNotices()
  const mayRead = useCan('notice:read')
  const { isOpen } = useSnapshot(noticePanel)
  const setOpen = (next: boolean) => {
    noticePanel.isOpen = next
  }
  const { unreadCount: count } = useSnapshot(notices.state)
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
      <Suspense
        fallback={
          <div aria-busy>
            <Skeleton lines={4} className="m-3 h-10" />
          </div>
        }
      >
        <NoticePanel onLeave={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}

const NoticePanel = lazy(() =>
  loadPart(() => withTexts(panelTexts, () => import('./notice-panel.tsx'))),
)
