import { Button, classNames } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { Link } from '../../kernel/router/link.tsx'
import { rowCountText } from '../../kit/list/row-count.ts'
import { openNotices } from '../notices/notice-panel-store.ts'
import { TODO_LOOKS } from './todo-looks.ts'
import type { TodoRow } from './todo-rows.ts'

export type TodoLineProps = { readonly row: TodoRow; readonly isFirst: boolean }

/** How many rows wait, why, and one button to them. */
export function TodoLine({ row, isFirst }: TodoLineProps) {
  const { t } = useTranslation()
  const { kind, count, name = '' } = row
  const { Icon, tone } = TODO_LOOKS[kind]
  const total = count ? rowCountText(count) : '—'
  const noun = t(`home.wait.${kind}.noun`, { name, total })
  const hint = count ? t(`home.wait.${kind}.hint`) : t('home.countFailed')
  return (
    <li className="flex min-h-11 items-center gap-3 px-4 py-1.5 touch:min-h-16">
      <Icon size={18} aria-hidden className={classNames('shrink-0', tone)} />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="text-sm text-fg">
          <strong className="me-1.5 text-base font-semibold tabular-nums">{total}</strong>
          {noun}
        </span>
        <span title={hint} className="ms-2 text-xs text-fg3 touch:ms-0 touch:line-clamp-2">
          {hint}
        </span>
      </p>
      <TodoAct row={row} isFirst={isFirst} subject={noun} />
    </li>
  )
}

type TodoActProps = TodoLineProps & { readonly subject: string }

function TodoAct({ row, isFirst, subject }: TodoActProps) {
  const { t } = useTranslation()
  const label = t(`home.wait.${row.kind}.act`)
  const name = `${label} ${subject}`
  if (row.to === null)
    return (
      <Button
        className="min-w-21"
        {...(isFirst && { variant: 'primary' })}
        size="sm"
        aria-label={name}
        onClick={openNotices}
      >
        {label}
      </Button>
    )
  return (
    <Link
      to={row.to}
      aria-label={name}
      className={classNames(
        'inline-flex min-h-[max(28px,var(--target))] min-w-21 shrink-0 items-center justify-center rounded-control border px-2.5 text-xs font-semibold whitespace-nowrap transition-colors duration-(--motion-fast)',
        isFirst
          ? 'border-transparent bg-accent text-white hover:bg-accent-hover'
          : 'border-control bg-surface text-fg hover:bg-hover',
      )}
    >
      {label}
    </Link>
  )
}
