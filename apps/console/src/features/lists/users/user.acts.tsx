import { Plus } from 'lucide-react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { Person } from '../../../kernel/session/person.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { mayEdit } from '../../users/role-rank.ts'

const UserPanel = panelPart(async () => (await import('../../users/user-detail.ts')).UserPanel)
const NewPanel = panelPart(async () => (await import('../../users/new-user.ts')).NewPanel)

type Row = AskedRow<'users', 'full_name' | 'username' | 'roles' | 'disabled'>
const nameOf = ({ full_name: name, username }: Row) => name || username

/** People may neither disable nor delete themselves. */
const isOther = ({ username, roles }: Row, person: Person) =>
  person.username !== username && mayEdit(person, roles)

export const row = [
  {
    operation: 'userManagement.doEdit',
    isFor: (one: Row, person: Person) => mayEdit(person, one.roles),
    label: () => i18n.t('user.edit'),
    Panel: UserPanel,
  },
  {
    ...runs('users.update', {
      label: () => i18n.t('user.disable'),
      args: ({ id }: Row) => ({ id, disabled: true }),
      ask: (one: Row) => ({
        title: i18n.t('user.disableTitle', { name: nameOf(one) }),
        description: i18n.t('user.disableHint'),
        confirm: i18n.t('user.disable'),
        tone: 'danger',
      }),
      done: (_answer, one) => i18n.t('user.disabledDone', { name: nameOf(one) }),
    }),
    isFor: (one: Row, person: Person) => !one.disabled && isOther(one, person),
  },
  {
    ...runs('users.update', {
      label: () => i18n.t('user.enable'),
      args: ({ id }: Row) => ({ id, disabled: false }),
      done: (_answer, one) => i18n.t('user.enabledDone', { name: nameOf(one) }),
    }),
    isFor: (one: Row, person: Person) => one.disabled && isOther(one, person),
  },
  {
    ...runs('users.delete', {
      label: () => i18n.t('user.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: (one: Row) => ({
        title: i18n.t('user.deleteTitle', { name: nameOf(one) }),
        description: i18n.t('user.deleteHint'),
        confirm: i18n.t('user.delete'),
        tone: 'danger',
      }),
      done: (_answer, one) => i18n.t('user.deleted', { name: nameOf(one) }),
    }),
    isFor: isOther,
  },
] as const

export const bulk = [
  runs('userManagement.doDelete', {
    label: () => i18n.t('user.delete'),
    args: (rows: readonly Row[]) => ({ ids: rows.map(({ id }) => id) }),
    ask: (rows: readonly Row[]) => ({
      title: i18n.t('user.deleteSome', { count: rows.length }),
      description: i18n.t('user.deleteHint'),
      confirm: i18n.t('user.deleteCount', { count: rows.length }),
      tone: 'danger',
    }),
    done: (_answer, rows) => i18n.t('user.deletedCount', { count: rows.length }),
  }),
] as const

export const page = [
  {
    operation: 'users.create',
    label: () => i18n.t('user.new'),
    icon: <Plus size={16} aria-hidden />,
    isPrimary: true,
    Panel: NewPanel,
  },
] as const
