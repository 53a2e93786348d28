import { ROLES } from '@omc/acl'
import T from 'typebox'
import { equals, flag, oneOf, search } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { Closed, Id, Instant, Json, Label, Nullable, OneOf, Texts } from '../../jsonapi/schema.ts'
import { guardView, viewDefaults } from './guard-view.ts'
import { ownViews } from './own-views.ts'
import { viewsWords } from './views.words.ts'

const KINDS = ['personal', 'team', 'role'] as const
const Position = T.Integer({ minimum: 0, maximum: 10_000 })
const Columns = Texts(100, 100)
const Resource = T.String({
  pattern: '^[a-z_]{1,60}$',
  description: 'the list it is for',
  examples: ['carry_contents'],
})

/**
 * Ways to look at a list: filter, order and columns under a name. A personal view is its owner's; a
 * team's and a role's default are set by those who may change the team.
 *
 * @source domain: operations beyond the seeds (views)
 */
export const views = defineResource({
  type: 'views',
  label: { zh: '视图', en: 'view' },
  words: viewsWords,
  table: 'views',
  attributes: Closed({
    kind: OneOf(...KINDS),
    role: Nullable(OneOf(...ROLES)),
    user_id: Nullable(Id),
    resource: T.String(),
    name: T.String(),
    settings: Json,
    columns: T.Array(T.String()),
    is_default: T.Boolean(),
    position: Position,
    created_at: Instant,
    updated_at: Instant,
  }),
  filters: {
    search: search('name'),
    resource: equals('resource'),
    kind: oneOf('kind', KINDS),
    is_default: flag('is_default'),
  },
  sorts: ['updated_at', 'position', 'name'],
  scope: ownViews,
  personal: 'some',
  verbs: {
    list: 'self:read',
    get: 'self:read',
    create: 'self:edit',
    update: 'self:edit',
    delete: 'self:edit',
  },
  create: Closed({
    kind: T.Optional(OneOf(...KINDS)),
    role: T.Optional(OneOf(...ROLES)),
    resource: Resource,
    name: Label(60),
    settings: T.Optional(Json),
    columns: T.Optional(Columns),
    is_default: T.Optional(T.Boolean()),
    position: T.Optional(Position),
  }),
  update: Closed({
    name: T.Optional(Label(60)),
    settings: T.Optional(Json),
    columns: T.Optional(Columns),
    is_default: T.Optional(T.Boolean()),
    position: T.Optional(Position),
  }),
  defaults: viewDefaults,
  guard: guardView,
})
