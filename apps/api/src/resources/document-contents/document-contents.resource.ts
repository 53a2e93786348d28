import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { Blob, ImportResult } from '../../imports/index.ts'
import { code, oneOf, references, search, since, until } from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, Id, Instant, Label, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { Differences, Modified, prepareModified, storeModified } from './content-modified.ts'
import { documentContentsWords } from './document-contents.words.ts'
import { MAX_CONTENT, documentImporter, importDocuments, readDocuments } from './import-data.ts'

/**
 * Texts that were handed in or rewritten.
 *
 * @source resources spec §3 (document content), §7
 */
export const documentContents: Resource = defineResource({
  type: 'document_contents',
  label: { zh: '文案', en: 'copy' },
  words: documentContentsWords,
  table: 'document_contents',
  attributes: Closed({
    title: T.String(),
    content: T.String(),
    modified_content: Nullable(T.String({ description: 'what rewriting made of it' })),
    differences: Differences,
    channel: T.String({ description: 'what it was rewritten for; may be empty' }),
    source: OneOf('import', 'modified'),
    blob: Nullable(T.String({ description: 'the file it came in' })),
    row_no: Nullable(T.Integer({ description: 'row of that file' })),
    user_id: Nullable(Id),
    created_at: Instant,
    updated_at: Instant,
  }),
  relations: { user: { type: 'users', via: { ours: 'user_id' } } },
  filters: {
    search: search('title', 'content', 'modified_content'),
    source: oneOf('source', ['import', 'modified']),
    channel: code('channel'),
    user_id: references('user_id'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
    created_since: since('created_at'),
    created_until: until('created_at'),
  },
  sorts: ['updated_at', 'created_at'],
  scope: ownOrTeam,
  verbs: {
    list: 'document:read',
    get: 'document:read',
    update: 'document:edit',
    delete: 'document:edit',
  },
  update: Closed({ title: T.Optional(Text(200)) }),
  actions: {
    content_modified: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'chat:use',
      summary:
        'Rewrites a text for a channel (or for all) without its banned words, and says what changed. The result is kept. 429 writing_budget, 502 writer_refused, 503 writer_unreachable',
      input: Closed({
        content: Label(MAX_CONTENT),
        channel: T.Optional(OneOf(...CHANNELS)),
        title: T.Optional(Text(200)),
      }),
      output: { kind: 'data', schema: Modified },
      status: 201,
      prepare: prepareModified,
      run: storeModified,
    }),
    import_data: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'document:edit',
      summary:
        'Texts from a file: a CSV or XLSX table (正文/content, 标题, 渠道), or plain text with one document between empty lines. Each row is answered for; the same text again is the row that is there',
      body: 'upload',
      input: Closed({
        blob: Blob,
        file_name: T.Optional(Text(200)),
        format: T.Optional(
          T.Enum(['table', 'text'], {
            type: 'string',
            description: 'text: plain text; without it the ending of the file name decides',
          }),
        ),
        mapping: T.Optional(documentImporter.mapping),
      }),
      output: { kind: 'data', schema: ImportResult },
      status: 201,
      prepare:
        async (_context, { input }) =>
        () =>
          readDocuments(input),
      run: (context, { input, found }) =>
        importDocuments(context, { resource: documentContents, input, found }),
    }),
  },
})
