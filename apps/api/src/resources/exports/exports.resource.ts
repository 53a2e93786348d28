import { THINGS } from '@omc/core/problems'
import T from 'typebox'
import { code, oneOf, since, until } from '../../jsonapi/filters.ts'
import { MAX_IDS } from '../../jsonapi/query-schema.ts'
import type { Registry } from '../../jsonapi/registry.ts'
import { action, defineResource, verb } from '../../jsonapi/resource.ts'
import {
  Closed,
  Count,
  Id,
  Instant,
  Json,
  Label,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { keptText } from '../../kernel/kept-saying.ts'
import { createExport } from './create-export.ts'
import { downloadExport } from './download-export.ts'
import { exportsWords } from './exports.words.ts'
import { ownRows } from './own-rows.ts'

const FORMATS = ['csv', 'xlsx'] as const
export const EXPORT_TYPES = [
  'text/csv; charset=utf-8',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

const attributes = Closed({
  resource: T.String({ description: 'type of the list' }),
  format: OneOf(...FORMATS),
  filter: Json,
  sort: T.String(),
  fields: T.Array(T.String(), { description: 'columns; empty = all' }),
  file_name: T.String(),
  job_id: Nullable(Id),
  state: OneOf('queued', 'running', 'done', 'failed', 'cancelled', 'expired'),
  error: Nullable(T.String()),
  done_count: Count,
  total_count: Nullable(Count),
  row_count: Nullable(Count),
  byte_count: Nullable(Count),
  expires_at: Nullable(Instant),
  created_at: Instant,
  updated_at: Instant,
})

/** List to write, and its form. */
const Wanted = Closed({
  resource: T.String({ maxLength: 60, examples: ['carry_contents'] }),
  format: OneOf(...FORMATS),
  filter: T.Optional(
    T.Record(
      T.String({ maxLength: 60 }),
      T.Union([
        T.String({ maxLength: 2000 }),
        T.Boolean(),
        T.Integer(),
        T.Array(Text(200), { maxItems: MAX_IDS }),
      ]),
      { description: 'as the filters of the list', examples: [{}] },
    ),
  ),
  sort: T.Optional(T.String({ maxLength: 200, examples: ['-updated_at'] })),
  fields: T.Optional(T.Array(Text(60), { maxItems: 200, uniqueItems: true, examples: [[]] })),
  file_name: T.Optional(Label(100)),
})

/**
 * Lists that were written into files. Only who asked for one sees it.
 *
 * @param registry  asked for late: it holds this resource too
 * @source domain: operations beyond the seeds (exports)
 */
export const createExports = (registry: () => Registry) =>
  defineResource({
    type: 'exports',
    label: THINGS.export,
    words: exportsWords,
    table: 'exports',
    attributes,
    computed: {
      state: `case when t.removed_at is not null or t.expires_at <= omc_now() then 'expired'
        else coalesce((select j.state from jobs j where j.id = t.job_id), 'failed') end`,
      error: `select ${keptText('error', 'j')} from jobs j where j.id = t.job_id`,
      done_count: 'coalesce((select j.done_count from jobs j where j.id = t.job_id), 0)',
      total_count: 'select j.total_count from jobs j where j.id = t.job_id',
    },
    relations: { job: { type: 'jobs', via: { ours: 'job_id' } } },
    filters: {
      resource: code('resource'),
      format: oneOf('format', FORMATS),
      updated_since: since('updated_at'),
      updated_until: until('updated_at'),
      since: since('created_at'),
      until: until('created_at'),
    },
    sorts: ['updated_at', 'created_at'],
    scope: ownRows,
    trash: false,
    sayings: true,
    verbs: {
      list: 'export:run',
      get: 'export:run',
      create: verb({
        may: 'export:run',
        summary:
          'Write a list into a CSV or XLSX file: with its filter, sort and columns, and with the own permission for that list. A job does it; the file is kept for a week.',
        touches: ['jobs'],
        input: Wanted,
        run: (context, { input }) => createExport(registry(), context, input),
      }),
    },
    actions: {
      download: action({
        on: 'record',
        method: 'GET',
        effect: 'read',
        may: 'export:run',
        summary: 'The file of a finished export; 409 before it is finished, 410 after a week.',
        output: { kind: 'file', types: EXPORT_TYPES },
        run: downloadExport,
      }),
    },
  })
