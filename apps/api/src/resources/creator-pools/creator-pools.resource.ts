import T from 'typebox'
import { references, search } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { ownOrAssigned } from '../../jsonapi/review-scope.ts'
import { Closed, Id, IdOf, Instant, Json, Label, Nullable, Text } from '../../jsonapi/schema.ts'
import { creatorPoolsWords } from './creator-pools.words.ts'
import { poolDefaults } from './pool-defaults.ts'

export const creatorPools = defineResource({
  type: 'creator_pools',
  label: { zh: '任务选品', en: 'goods of the task' },
  words: creatorPoolsWords,
  table: 'creator_pools',
  attributes: Closed({
    goods_cover: T.String(),
    goods_id: T.String(),
    goods_name: T.String(),
    goods_detail: Json,
    creator_task_id: Id,
    user_id: Nullable(Id),
    created_at: Instant,
    updated_at: Instant,
  }),
  relations: { creator_task: { type: 'creator_tasks', via: { ours: 'creator_task_id' } } },
  filters: {
    search: search('goods_name', 'goods_id'),
    creator_task_id: references('creator_task_id'),
  },
  sorts: ['updated_at', 'created_at'],
  // The list below a task. @source resources §9
  defaultPageSize: 5,
  scope: ownOrAssigned,
  verbs: { create: 'task:edit', delete: 'task:edit' },
  create: Closed({
    creator_task_id: IdOf('creator_tasks'),
    goods_id: Label(64),
    goods_name: T.Optional(Text(200)),
    goods_cover: T.Optional(Text(2000)),
    goods_detail: T.Optional(Json),
  }),
  defaults: poolDefaults,
  touches: ['creator_tasks'],
})
