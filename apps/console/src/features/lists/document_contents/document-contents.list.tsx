import * as fields from '@omc/sdk/fields/document_contents'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { importAct } from '../../../kit/import/import-act.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { panelWith } from '../../../kit/list/panel-with.ts'
import { channelOptions } from '../../channels/channels.ts'
import { changesTexts } from '../../text-changes/text-changes-texts.ts'

export { texts } from './document-contents.zh.ts'

type Row = AskedRow<'document_contents', 'title' | 'content'>

const Peek = panelWith(changesTexts, async () => (await import('./document-content.peek.tsx')).Peek)

const RenamePanel = panelPart(async () => (await import('./document-content.forms.ts')).RenamePanel)

const TextCell = ({ text }: { readonly text: string | null }) =>
  text ? (
    <span title={text} className="block truncate touch:line-clamp-3 touch:whitespace-normal">
      {text}
    </span>
  ) : (
    <span className="text-fg3">—</span>
  )

const LONG = 'max-w-0 w-1/3'

const nameOf = ({ title, content }: Pick<Row, 'title' | 'content'>): string =>
  title || content.slice(0, 20)

/** @source resources document §3 document_contents; screens §2.4 */
export const list = defineList('document_contents', {
  title: () => i18n.t('documentContent.title'),
  columns: {
    title: fields.title,
    channel: fields.channel,
    source: fields.source,
    content: fields.content,
    modified_content: fields.modified_content,
    updated_at: fields.updated_at,
  },
  // The panel of a row shows them at once.
  beside: ['differences'],
  cells: {
    title: ({ row }) =>
      row.title ? (
        row.title
      ) : (
        <span className="text-fg3">{i18n.t('documentContent.untitled')}</span>
      ),
    content: ({ row }) => <TextCell text={row.content} />,
    modified_content: ({ row }) => <TextCell text={row.modified_content} />,
  },
  looks: {
    title: { inCard: 'title' },
    content: { className: LONG },
    modified_content: { className: LONG },
  },
  sorts: ['updated_at'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('documentContent.search'),
  filters: [
    choiceFilter('source', fields.source),
    {
      kind: 'choice',
      name: 'channel',
      label: () => fieldLabel(fields.channel),
      options: channelOptions,
    },
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  restore: 'document_contents.restore',
  Peek,
  row: [
    {
      operation: 'document_contents.update',
      label: () => i18n.t('documentContent.rename'),
      Panel: RenamePanel,
    },
    runs('document_contents.delete', {
      label: () => i18n.t('documentContent.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: (row: Row) => ({
        title: i18n.t('documentContent.deleteTitle'),
        description: nameOf(row),
        confirm: i18n.t('documentContent.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('documentContent.deleted'),
    }),
  ],
  page: [
    importAct(
      'document_contents.import_data',
      () => i18n.t('documentContent.import'),
      async () => (await import('./document-content.import.ts')).table,
    ),
  ],
  live: 'updated_since',
  rowName: nameOf,
  empty: () => ({
    title: i18n.t('documentContent.empty'),
    description: i18n.t('documentContent.emptyHint'),
    act: 'document_contents.import_data',
  }),
})
