import * as fields from '@omc/sdk/fields/exports'
import { formatBytes } from '@omc/shell'
import { StatusChip, type StatusShape, type Tone } from '@omc/ui'
import { choiceLabel, fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { kindLabel, kindLabels } from '../../search/kind-labels.ts'
import { CONTENTS } from '../filled-by.ts'
import { DownloadCell } from './download-cell.tsx'

export { texts } from './exports.zh.ts'

type Look = { readonly tone: Tone; readonly shape: StatusShape }
const ENDED: Look = { tone: 'neutral', shape: 'square' }
const LOOKS: Readonly<Partial<Record<string, Look>>> = {
  queued: { tone: 'neutral', shape: 'clock' },
  running: { tone: 'info', shape: 'turning' },
  done: { tone: 'success', shape: 'dot' },
  failed: { tone: 'danger', shape: 'cross' },
}

type Row = AskedRow<'exports', 'resource' | 'format' | 'filter' | 'sort' | 'fields' | 'state'>

const formatOf = (format: string): 'csv' | 'xlsx' => (format === 'xlsx' ? 'xlsx' : 'csv')

/** Filters as they were asked for. */
type Asked = Readonly<Record<string, string | boolean | number | string[]>>

/** Files that the person exported. @source screens §2.4; domain: operations beyond the seeds (exports) */
export const list = defineList('exports', {
  title: () => i18n.t('exportFile.title'),
  columns: {
    file_name: fields.file_name,
    resource: fields.resource,
    format: fields.format,
    state: fields.state,
    row_count: fields.row_count,
    byte_count: fields.byte_count,
    expires_at: fields.expires_at,
    created_at: fields.created_at,
  },
  beside: ['filter', 'sort', 'fields', 'error'],
  cells: {
    file_name: DownloadCell,
    resource: ({ row }) => kindLabel(row.resource),
    byte_count: ({ row: { byte_count: bytes } }) => (bytes === null ? '—' : formatBytes(bytes)),
    state: ({ row: { state, error } }) => (
      <span title={error ?? ''}>
        <StatusChip {...(LOOKS[state] ?? ENDED)}>{choiceLabel(fields.state, state)}</StatusChip>
      </span>
    ),
  },
  looks: { file_name: { inCard: 'title', hasControls: true }, byte_count: { align: 'end' } },
  sorts: ['created_at'],
  defaultSort: '-updated_at',
  filters: [
    {
      kind: 'choice',
      name: 'resource',
      label: () => fieldLabel(fields.resource),
      options: kindLabels,
    },
    choiceFilter('format', fields.format),
    {
      kind: 'days',
      name: 'created',
      label: () => fieldLabel(fields.created_at),
      since: 'since',
      until: 'until',
    },
  ],
  mark: ({ state }) => (state === 'failed' ? 'danger' : null),
  row: [
    {
      ...runs('exports.create', {
        label: () => i18n.t('exportFile.again'),
        args: ({ resource, format, filter, sort, fields: columns }: Row) => ({
          resource,
          format: formatOf(format),
          // as: stored as it was sent.
          filter: filter as Asked,
          sort,
          fields: [...columns],
        }),
        done: () => i18n.t('exportFile.started'),
      }),
      isFor: ({ state }) => state !== 'queued' && state !== 'running',
    },
  ],
  live: 'updated_since',
  rowName: ({ file_name: name }) => name,
  empty: () => ({
    title: i18n.t('exportFile.empty'),
    description: i18n.t('exportFile.emptyHint'),
    filledBy: CONTENTS,
  }),
})
