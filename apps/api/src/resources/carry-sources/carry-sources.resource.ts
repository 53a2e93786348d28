import { PLATFORMS } from '@omc/core'
import T from 'typebox'
import { action, defineResource } from '../../jsonapi/resource.ts'
import {
  Closed,
  Count,
  Id,
  IdsOf,
  Instant,
  Label,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { sendAiChat } from '../../workflows/conversations/send-ai-chat.ts'
import { SelectQuery } from '../../workflows/select-options.ts'
import { SourceStatus, carrySourceRows } from './carry-source-rows.ts'
import { prepareInfo, requestInfo } from './request-info.ts'
import {
  batchPublishStatus,
  execDewuSpider,
  execMonitorSpider,
  execSourceJob,
  getSelect,
  updateAssignContent,
} from './source-actions.ts'

const Platform = OneOf(...PLATFORMS)
const Spider = {
  effect: 'write',
  may: 'source:run',
  touches: ['jobs', 'carry_contents'],
  output: { kind: 'record', resource: 'jobs' },
  status: 201,
} as const

export const carrySources = defineResource({
  ...carrySourceRows,
  actions: {
    get_select: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'source:read',
      summary: 'Watched authors to choose from, at most 100',
      query: Closed({ ...SelectQuery, platform: T.Optional(Platform) }),
      output: {
        kind: 'data',
        schema: T.Array(
          Closed({
            id: Id,
            label: T.String(),
            author_id: T.String(),
            platform: T.String(),
            team_name: T.String(),
          }),
        ),
      },
      run: getSelect,
    }),
    request_info: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'source:run',
      summary:
        'Asks the platform about an author, by id or home page, and watches them; store=false only shows the candidate',
      query: Closed({
        platform: Platform,
        author_id: T.Optional(T.String({ minLength: 1, maxLength: 200, examples: ['a1'] })),
        url: T.Optional(Text(2000)),
        store: T.Optional(T.Boolean()),
      }),
      output: {
        kind: 'data',
        schema: Closed({
          id: Nullable(Id),
          existing: T.Boolean({ description: 'the team watches the author already' }),
          platform: T.String(),
          author_id: T.String(),
          nickname: T.String(),
          avatar: T.String(),
          home_page_url: T.String(),
          fans_count: Count,
          contents_count: Count,
          summary: T.String(),
        }),
      },
      prepare: prepareInfo,
      run: requestInfo,
    }),
    update_assign_content: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'source:edit',
      summary:
        'Gives collected contents that nobody has the person and category of their source; what was given by hand stays',
      touches: ['carry_contents'],
      query: Closed({ ids: T.Optional(IdsOf('carry_sources', 20)) }),
      output: { kind: 'data', schema: Closed({ count: Count, undo_id: Nullable(Id) }) },
      run: updateAssignContent,
    }),
    exec_monitor_spider: action({
      ...Spider,
      on: 'collection',
      method: 'GET',
      summary: 'Starts a job that collects what watched authors have published since the last look',
      run: execMonitorSpider,
    }),
    exec_source_job: action({
      ...Spider,
      on: 'collection',
      method: 'POST',
      summary: 'Starts a job that collects from chosen authors, watched or not',
      input: Closed({ ids: IdsOf('carry_sources', 500), since: T.Optional(Instant) }),
      run: execSourceJob,
    }),
    exec_dewu_spider: action({
      ...Spider,
      on: 'collection',
      method: 'POST',
      summary:
        'Starts a job that collects from dewu: chosen authors or all of them, and with `q` what a search there finds',
      input: Closed({
        ids: T.Optional(IdsOf('carry_sources', 500)),
        q: T.Optional(Label(100)),
      }),
      run: execDewuSpider,
    }),
    send_ai_chat: action({
      ...sendAiChat,
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'chat:use',
      summary:
        'A question to the assistant, answered whole and kept in an own conversation; 409 already_answering, 429 too_many_answers, writing_budget',
      touches: ['conversations'],
    }),
    batch_publish_status: bulkAction({
      of: () => carrySourceRows,
      title: { zh: '批量修改状态', en: 'Change of status' },
      operation: 'carry_sources.batch_publish_status',
      method: 'PUT',
      may: 'source:edit',
      summary:
        'Sets whether authors are collected from and offered for publishing (active, paused, stopped)',
      input: Closed({ status: SourceStatus }),
      run: batchPublishStatus,
    }),
  },
})
