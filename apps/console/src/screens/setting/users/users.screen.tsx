import * as fields from '@omc/sdk/fields/users'
import { Avatar, Badge, StatusChip } from '@omc/ui'
import { mayEdit } from '../../../features/users/role-rank.ts'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { listScreen } from '../../../kit/list/list-screen.tsx'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './users.zh.ts'

const UserPanel = panelPart(
  async () => (await import('../../../features/users/user-detail.ts')).UserPanel,
)

const SHOWN_ROLES = 3

/** @source console spec §2, /setting/user: the list can be filtered by roles */
export const userList = defineList('users', {
  title: () => routeTitle('/setting/user'),
  columns: {
    full_name: fields.full_name,
    phone_number: fields.phone_number,
    roles: fields.roles,
    team_name: fields.team_name,
    disabled: fields.disabled,
    updated_at: fields.updated_at,
  },
  beside: ['username', 'avatar', 'online'],
  titles: { disabled: () => i18n.t('user.state') },
  cells: {
    full_name: NameCell,
    roles: RolesCell,
    disabled: StateCell,
  },
  looks: {
    full_name: { inCard: 'title' },
  },
  sorts: ['updated_at', 'full_name'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('user.search'),
  filters: [choiceFilter('roles', fields.roles)],
  row: [
    {
      operation: 'userManagement.doEdit',
      isFor: (row, person) => mayEdit(person, row.roles),
      label: () => i18n.t('user.edit'),
      Panel: UserPanel,
    },
  ],
  rowName: ({ full_name, username }) => full_name || username,
  empty: () => ({ title: i18n.t('user.empty'), description: i18n.t('user.emptyHint') }),
})

export const Screen = listScreen(userList)

type CellProps = {
  readonly row: AskedRow<
    'users',
    'full_name' | 'username' | 'avatar' | 'roles' | 'disabled' | 'online'
  >
}

function NameCell({ row }: CellProps) {
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

function RolesCell({ row }: CellProps) {
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

function StateCell({ row }: CellProps) {
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
