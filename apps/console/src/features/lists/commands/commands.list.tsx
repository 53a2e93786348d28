import * as fields from '@omc/sdk/fields/commands'
import { choiceLabel, fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { CONSOLE } from '../filled-by.ts'

export { texts } from './commands.zh.ts'

/** @source console spec §2, account lists; resources document §3 commands */
export const list = defineList('commands', {
  title: () => i18n.t('commandList.title'),
  columns: {
    command: fields.command,
    uid: fields.uid,
    issuer: fields.issuer,
    phase: fields.phase,
    detail: fields.detail,
    issued_at: fields.issued_at,
  },
  looks: { command: { inCard: 'title' } },
  sorts: ['issued_at'],
  defaultSort: '-id',
  filters: [
    choiceFilter('command', fields.command),
    choiceFilter('phase', fields.phase),
    { kind: 'words', name: 'uid', label: () => fieldLabel(fields.uid) },
  ],
  scope: { platforms: 'platform' },
  mark: ({ phase }) => (phase === 'refused' ? 'danger' : phase === 'expired' ? 'warning' : null),
  rowName: ({ command }) => choiceLabel(fields.command, command),
  empty: () => ({
    title: i18n.t('commandList.empty'),
    description: i18n.t('commandList.emptyHint'),
    filledBy: CONSOLE,
  }),
})
