import T from 'typebox'
import { equals, key, references, search, since, until } from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import {
  BatchResult,
  Closed,
  Count,
  Id,
  IdOf,
  Instant,
  Label,
  Nullable,
  Text,
} from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { guardPoolTeam, poolPartDefaults } from '../../workflows/pool-team.ts'
import { creativeMaterialsWords } from './creative-materials.words.ts'
import { madeFilter } from './made-filter.ts'
import { setSnPriority } from './set-sn-priority.ts'

const Priority = T.Integer({ minimum: -100, maximum: 100 })
const Address = T.String({ minLength: 1, maxLength: 2000, pattern: '^(https?://|/)\\S+$' })
const written = {
  filename: T.Optional(Text(200)),
  make_image: T.Optional(T.Union([Address, T.Literal('')])),
  sn: T.Optional(Text(100)),
  priority: T.Optional(Priority),
  category: T.Optional(Text(100)),
  business_pool_id: T.Optional(Nullable(IdOf('business_pools'))),
}

export const creativeMaterials: Resource = defineResource({
  type: 'creative_materials',
  label: { zh: '创意素材', en: 'creative material' },
  words: creativeMaterialsWords,
  table: 'creative_materials',
  attributes: Closed({
    image: T.String(),
    filename: T.String(),
    make_image: T.String({ description: 'the image that is used; empty before it is made' }),
    filesize: T.Integer({ minimum: 0, description: 'bytes; 0 before the image was looked at' }),
    width: Nullable(Count),
    height: Nullable(Count),
    sn: T.String({ description: 'shelf number of the goods it shows' }),
    priority: Priority,
    category: T.String(),
    made_at: Nullable(Instant),
    make_error: T.String(),
    creative_template_id: Nullable(Id),
    business_pool_id: Nullable(Id),
    user_id: Nullable(Id),
    created_at: Instant,
    updated_at: Instant,
  }),
  relations: {
    business_pool: { type: 'business_pools', via: { ours: 'business_pool_id' } },
    creative_template: { type: 'creative_templates', via: { ours: 'creative_template_id' } },
    user: { type: 'users', via: { ours: 'user_id' } },
  },
  filters: {
    search: search('filename', 'sn'),
    sn: key('sn'),
    category: equals('category'),
    made: madeFilter,
    business_pool_id: references('business_pool_id'),
    user_id: references('user_id'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'created_at', 'priority'],
  scope: ownTeam,
  verbs: {
    list: 'creative:read',
    get: 'creative:read',
    create: 'creative:edit',
    update: 'creative:edit',
    delete: 'creative:edit',
  },
  create: Closed({ image: Address, ...written }),
  update: Closed({ image: T.Optional(Address), ...written }),
  defaults: poolPartDefaults,
  guard: guardPoolTeam,
  touches: ['business_pools'],
  actions: {
    make_all_materials: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'creative:edit',
      summary:
        'Starts a job that draws every image that is not made yet, of one pool or of all, or those of an account’s category on the account’s templates: the picture of the goods with title and price on a template, kept as an upload; each failure stands in its row',
      touches: ['jobs', 'uploads'],
      query: Closed({
        business_pool_id: T.Optional(IdOf('business_pools')),
        creative_template_id: T.Optional(IdOf('creative_templates')),
        studio_account_id: T.Optional(IdOf('studio_accounts')),
        again: T.Optional(T.Boolean({ description: 'also those that are made' })),
      }),
      output: { kind: 'record', resource: 'jobs' },
      status: 201,
      run: async (context, { query }) => ({
        id: await startJob(context, {
          kind: 'make_materials',
          input: query,
          operation: 'creative_materials.make_all_materials',
        }),
      }),
    }),
    set_sn_priority: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'creative:edit',
      summary: 'Gives every image of a shelf number the same priority, in one pool or in all',
      input: Closed({
        sn: Label(100),
        priority: Priority,
        business_pool_id: T.Optional(IdOf('business_pools')),
      }),
      output: { kind: 'data', schema: BatchResult },
      run: (context, { input }) => setSnPriority(context, creativeMaterials, input),
    }),
  },
})
