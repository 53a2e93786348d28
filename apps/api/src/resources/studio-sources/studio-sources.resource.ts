import T from 'typebox'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, IdOf, Instant, Label } from '../../jsonapi/schema.ts'
import { execSourceJob } from './exec-source-job.ts'
import { findAuthor, findProfile, requestInfo, requestProfile } from './request-source.ts'
import { AuthorUrl, SourcePlatform, studioSourceRows } from './studio-source-rows.ts'

/** Outside authors whose pieces the accounts draw on. @source resources §3, §7 (studio sources) */
export const studioSources = defineResource({
  ...studioSourceRows,
  actions: {
    request_info: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'source:edit',
      summary:
        'Asks the platform who an author is (by id or home page) and keeps them as a source of the team; one that stands already is brought up to date',
      query: Closed({
        platform: SourcePlatform,
        source_url: T.Optional(AuthorUrl),
        author_id: T.Optional(Label(200)),
      }),
      output: { kind: 'record' },
      prepare: findAuthor,
      run: requestInfo,
    }),
    request_profile: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'source:edit',
      summary: 'Asks the platform for the present profile of a source: name, picture, fans',
      query: Closed({ source_id: IdOf('studio_sources') }),
      output: { kind: 'record' },
      prepare: findProfile,
      run: requestProfile,
    }),
    exec_job: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'source:run',
      summary:
        'Starts a job that collects the pieces of the author as contents; what stands already gets new figures only',
      touches: ['jobs', 'studio_contents'],
      input: Closed({
        since: T.Optional(Instant),
        limit: T.Optional(T.Integer({ minimum: 1, maximum: 1000, description: 'default 200' })),
      }),
      output: { kind: 'record', resource: 'jobs' },
      status: 201,
      run: execSourceJob,
    }),
  },
})
