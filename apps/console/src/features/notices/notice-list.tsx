import { formatExactInstant, noticeRow, parseReturnTarget } from '@omc/shell'
import { classNames } from '@omc/ui'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isKeyOf } from '../../kernel/data/is-key-of.ts'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useNavigate } from '../../kernel/router/use-router.ts'
import { useServices, useToasts } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { reachableAddress } from '../waiting/reachable-address.ts'
import type { ConsoleNotice } from './console-notice.ts'
import { useNotices } from './notices-context.ts'

export type NoticeListProps = {
  readonly notices: readonly ConsoleNotice[]
  /** Called after a click on a notice with a target. */
  readonly onLeave?: () => void
}

/** Notices as buttons: a click marks one as read and goes where it leads. */
export function NoticeList({ notices, onLeave }: NoticeListProps) {
  return (
    <ul className="flex flex-col">
      {notices.map((notice) => (
        <li key={notice.id} className="border-b border-line last:border-b-0">
          <NoticeRow notice={notice} {...(onLeave ? { onLeave } : {})} />
        </li>
      ))}
    </ul>
  )
}

type NoticeRowProps = { readonly notice: ConsoleNotice; readonly onLeave?: () => void }

function NoticeRow({ notice, onLeave }: NoticeRowProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const notices = useNotices()
  const toasts = useToasts()
  const { title, message, time, isUnread } = noticeRow(notice, currentLanguage())
  const target = useNoticeTarget(notice.action)
  const open = () => {
    if (isUnread) {
      notices.read(notice.id).catch((error: unknown) => {
        toasts.show({ tone: 'danger', title: errorText(error, currentLanguage()), key: 'notices' })
      })
    }
    if (target === null) return
    onLeave?.()
    void navigate(target)
  }
  return (
    <button
      type="button"
      onClick={open}
      className="flex min-h-(--target) w-full items-start gap-3 rounded-control px-2 py-2.5 text-start transition-colors duration-(--motion-fast) hover:bg-hover focus-visible:-outline-offset-2"
    >
      <LevelIcon level={notice.level} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span
            title={title}
            className={classNames(
              'min-w-0 flex-1 truncate text-sm text-fg',
              isUnread ? 'font-semibold' : '',
            )}
          >
            {title}
          </span>
          <time
            {...(notice.created_at !== null && {
              dateTime: notice.created_at,
              title: formatExactInstant(notice.created_at),
            })}
            className="shrink-0 text-xs text-fg3 tabular-nums"
          >
            {time}
          </time>
        </span>
        <span className="line-clamp-2 text-xs text-fg2">{message}</span>
      </span>
      {isUnread ? (
        <span className="mt-2 size-2 shrink-0 rounded-full bg-accent">
          <span className="sr-only">{t('notice.unread')}</span>
        </span>
      ) : null}
    </button>
  )
}

/** Address of the rows, if a screen that the person may open shows them; others are just marked as read. */
function useNoticeTarget(action: string | null): string | null {
  const { built } = useServices()
  const person = usePerson()
  const target = parseReturnTarget(action)
  return person && target !== null ? reachableAddress(target, { person, built }) : null
}

const LEVELS = {
  info: { Icon: Info, className: 'text-info-fg' },
  success: { Icon: CircleCheck, className: 'text-success-fg' },
  warning: { Icon: TriangleAlert, className: 'text-warning-fg' },
  error: { Icon: CircleAlert, className: 'text-danger-fg' },
} as const

function LevelIcon({ level }: { readonly level: string }) {
  const { Icon, className } = LEVELS[isKeyOf(LEVELS, level) ? level : 'info']
  return <Icon size={18} aria-hidden className={classNames('mt-0.5 shrink-0', className)} />
}
