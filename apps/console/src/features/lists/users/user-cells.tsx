import * as fields from '@omc/sdk/fields/users'
import { Avatar, Badge, StatusChip } from '@omc/ui'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'

const SHOWN_ROLES = 3

type CellProps = {
  readonly row: AskedRow<
    'users',
    'full_name' | 'username' | 'avatar' | 'roles' | 'disabled' | 'online'
  >
}

export function NameCell({ row }: CellProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={row.full_name || row.username} src={row.avatar} size={24} />
      <span title={row.full_name} className="max-w-48 min-w-0 truncate text-fg">
        {row.full_name || row.username}
      </span>
      <span title={row.username} className="max-w-32 min-w-0 truncate text-xs font-normal text-fg3">
        {row.username}
      </span>
    </span>
  )
}

export function RolesCell({ row }: CellProps) {
  const names = row.roles.map((role) => choiceLabel(fields.roles, role))
  const more = names.length - SHOWN_ROLES
  return (
    <span title={names.join(' · ')} className="inline-flex gap-1 touch:flex-wrap touch:justify-end">
      {names.slice(0, SHOWN_ROLES).map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {more > 0 ? <Badge>{`+${more}`}</Badge> : null}
    </span>
  )
}

export function StateCell({ row }: CellProps) {
  if (row.disabled) {
    return (
      <StatusChip tone="danger" shape="cross">
        {i18n.t('user.disabled')}
      </StatusChip>
    )
  }
  return row.online ? (
    <StatusChip tone="success" shape="dot">
      {i18n.t('user.online')}
    </StatusChip>
  ) : (
    <StatusChip tone="neutral" shape="ring">
      {i18n.t('user.offline')}
    </StatusChip>
  )
}
