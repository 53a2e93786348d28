import * as fields from '@omc/sdk/fields/users'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { NameCell, RolesCell, StateCell } from './user-cells.tsx'
import { bulk, page, row } from './user.acts.tsx'

const Peek = panelPart(async () => (await import('./user.peek.tsx')).Peek)

/** @source console spec §2, /setting/user: the list can be filtered by roles */
export const list = defineList('users', {
  title: () => i18n.t('user.title'),
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
  filters: [
    choiceFilter('roles', fields.roles),
    flagFilter('disabled', fields.disabled),
    flagFilter('online', fields.online),
  ],
  moreFilters: [
    {
      kind: 'remote',
      name: 'business_team_id',
      label: () => fieldLabel(fields.team_name),
      options: 'business_teams.list',
    },
  ],
  restore: 'users.restore',
  mark: ({ disabled }) => (disabled ? 'warning' : null),
  Peek,
  row,
  bulk,
  page,
  rowName: ({ full_name, username }) => full_name || username,
  empty: () => ({ title: i18n.t('user.empty'), description: i18n.t('user.emptyHint') }),
})
