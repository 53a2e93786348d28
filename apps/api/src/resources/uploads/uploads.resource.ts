import { THINGS } from '@omc/core/problems'
import T from 'typebox'
import { FileField } from '../../jsonapi/file-field.ts'
import { key, oneOf, references, search, since, until } from '../../jsonapi/filters.ts'
import { action, defineResource, verb } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { MEDIA_TYPES } from '../../media/media-kind.ts'
import { createUpload, readUploadFile, UPLOAD_LIMITS } from './create-upload.ts'
import { fetchMedia, sendMedia } from './fetch-media.ts'
import { guardUpload } from './guard-upload.ts'
import { sendUpload } from './send-upload.ts'
import { uploadsWords } from './uploads.words.ts'

const TYPES = Object.keys(MEDIA_TYPES)

/**
 * Pictures and clips that people hand in, and those of other addresses through this origin: a page
 * of the console loads nothing from elsewhere.
 *
 * @source domain: operations beyond the seeds (uploads, media proxy); reliability, decisions: CSP; T12
 */
export const uploads = defineResource({
  type: 'uploads',
  label: THINGS.upload,
  words: uploadsWords,
  table: 'uploads',
  attributes: Closed({
    user_id: Nullable(Id),
    file_name: T.String(),
    kind: OneOf('image', 'video'),
    content_type: T.String(),
    byte_count: Count,
    sha256: T.String(),
    width: Nullable(T.Integer()),
    height: Nullable(T.Integer()),
    url: T.String({ description: 'path of the file on this origin' }),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: { url: `'/api/v1/uploads/' || t.id || '/file'` },
  filters: {
    search: search('file_name'),
    kind: oneOf('kind', ['image', 'video']),
    content_type: oneOf('content_type', TYPES),
    sha256: key('sha256'),
    user_id: references('user_id'),
    since: since('created_at'),
    until: until('created_at'),
    business_team_id: references('business_team_id'),
  },
  sorts: ['updated_at', 'created_at', 'byte_count'],
  scope: ownTeam,
  verbs: {
    list: 'upload:read',
    get: 'upload:read',
    create: verb({
      may: 'upload:edit',
      summary: `Hand in a PNG, JPEG, WebP or GIF up to ${UPLOAD_LIMITS.imageBytes / 2 ** 20} MiB, or an MP4 or WebM up to ${UPLOAD_LIMITS.videoBytes / 2 ** 20} MiB. What a file is, its own bytes say. The same file of the same person is the same row.`,
      body: 'upload',
      input: Closed({
        file: FileField({
          maxBytes: UPLOAD_LIMITS.videoBytes,
          description: 'base64, data URL, or the file of a multipart body',
          examples: [
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          ],
        }),
        file_name: T.Optional(Text(200)),
      }),
      prepare:
        async ({ services }, { input }) =>
        () =>
          readUploadFile(services.config.filesDir, input.file),
      run: (context, { input, found }) => createUpload(context, input.file_name ?? '', found),
    }),
    delete: 'upload:edit',
  },
  guard: guardUpload,
  actions: {
    media: action({
      on: 'collection',
      method: 'GET',
      path: '/api/v1/media',
      effect: 'read',
      may: 'upload:read',
      cookie: true,
      summary:
        'A picture or clip from another address, as our own: PNG, JPEG, WebP, GIF, MP4 or WebM up to 20 MiB. The session cookie is enough, for pictures in pages.',
      query: Closed({
        url: T.String({ minLength: 8, maxLength: 4000, description: 'http(s) address' }),
      }),
      output: { kind: 'file', types: TYPES },
      prepare:
        async ({ services, now }, { query }) =>
        () =>
          fetchMedia(services, query.url, now),
      run: async (_context, { found }) => sendMedia(found),
    }),
    file: action({
      on: 'record',
      method: 'GET',
      effect: 'read',
      may: 'upload:read',
      cookie: true,
      summary:
        'The file itself, whole or in ranges. The session cookie is enough, for pictures in pages.',
      output: { kind: 'file', types: TYPES },
      run: sendUpload,
    }),
  },
})
