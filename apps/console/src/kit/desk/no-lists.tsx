import { EmptyState } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { Link } from '../../kernel/router/link.tsx'
import type { Desk } from './desk-definition.ts'

type NoListsProps = {
  readonly desk: Desk
  readonly pathname: string
  /** Whether the address names a subject that exists. */
  readonly isKnown: boolean
}

/** In place of the lists: the subject is unknown, or the person may open none of the tabs. */
export function NoLists({ desk, pathname, isKnown }: NoListsProps) {
  const { t } = useTranslation()
  const known = desk.known?.(pathname) ?? []
  return isKnown ? (
    <EmptyState title={t('desk.noTab')} description={t('desk.noTabHint')} />
  ) : (
    <EmptyState
      title={desk.unknown?.() ?? ''}
      description={t(known.length > 0 ? 'desk.knownHint' : 'desk.unknownHint')}
      action={known.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-[max(28px,var(--target))] items-center rounded-control bg-subtle px-2.5 text-sm text-accent-fg hover:bg-hover"
        >
          {label}
        </Link>
      ))}
    />
  )
}
