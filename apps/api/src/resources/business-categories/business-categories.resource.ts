import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { overlaps, parent, references, search } from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import {
  Closed,
  Id,
  IdOf,
  Instant,
  Label,
  Nullable,
  TemplateIds,
  Texts,
} from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { ofAskedTeams, TEAM_NAME, TeamsQuery } from '../../workflows/select-options.ts'
import { addAssignCategory } from './add-assign-category.ts'
import { businessCategoriesWords } from './business-categories.words.ts'
import { guardTree } from './guard-tree.ts'

const MAX_OPTIONS = 1000

/** The two calls of the documents are one. @source spec README 19 */
const select = (summary: string) =>
  action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'category:read',
    summary,
    query: Closed(TeamsQuery),
    output: {
      kind: 'data',
      schema: T.Array(
        Closed({
          id: Id,
          label: T.String(),
          parent_id: Nullable(Id),
          level: T.Integer({ minimum: 1 }),
          team_name: T.String(),
        }),
      ),
    },
    run: options,
  })

const lists = {
  assign_category_names: T.Optional(Texts(100, 100)),
  chuangyi_template_ids: T.Optional(TemplateIds),
  assign_topic_names: T.Optional(Texts(100, 100)),
  assign_tag_names: T.Optional(Texts(100, 100)),
}

/**
 * The tree of a team. `lft` and `level` follow from it by themselves, whatever changes it.
 *
 * @source resources document §3, §7
 */
export const businessCategories: Resource = defineResource({
  type: 'business_categories',
  label: THINGS.category,
  words: businessCategoriesWords,
  table: 'business_categories',
  attributes: Closed({
    name: T.String(),
    parent_id: Nullable(Id),
    level: T.Integer(),
    lft: T.Integer({ description: 'position in reading order' }),
    assign_category_names: Texts(100),
    chuangyi_template_ids: Texts(100),
    assign_topic_names: Texts(100),
    assign_tag_names: Texts(100),
    updated_at: Instant,
  }),
  relations: {
    parent: { type: 'business_categories', via: { ours: 'parent_id' } },
    children: { type: 'business_categories', via: { theirs: 'parent_id' } },
  },
  filters: {
    parent_id: parent('parent_id'),
    search: search('name'),
    assign_category_name: overlaps('assign_category_names'),
    business_team_id: references('business_team_id'),
  },
  sorts: ['lft', 'name', 'updated_at', 'business_team_id'],
  defaultSort: 'lft',
  scope: ownTeam,
  verbs: {
    list: 'category:read',
    get: 'category:read',
    create: 'category:edit',
    update: 'category:edit',
    delete: 'category:edit',
  },
  create: Closed({
    name: Label(50),
    parent_id: T.Optional(Nullable(IdOf('business_categories'))),
    ...lists,
  }),
  update: Closed({
    name: T.Optional(Label(50)),
    parent_id: T.Optional(Nullable(IdOf('business_categories'))),
    lft: T.Optional(
      T.Integer({
        minimum: 1,
        maximum: 100_000,
        description: 'the place of the sibling it shall stand before',
      }),
    ),
    ...lists,
  }),
  guard: guardTree,
  actions: {
    add_assign_category: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'category:edit',
      summary:
        'Assigns names of outside categories to a category. A name belongs to one category of the team: it is taken from the one that had it',
      input: Closed({
        category_id: IdOf('business_categories'),
        assign_category_names: T.Array(Label(100), { minItems: 1, maxItems: 100 }),
      }),
      output: { kind: 'record' },
      run: (context, { input }) => addAssignCategory(context, businessCategories, input),
    }),
    get_select: select(
      'The category tree of the own team, or of those that are asked for, as options: team by team, in reading order.',
    ),
    get_smart_select: select('The same options under the name that the smart screens use.'),
  },
})

interface Option {
  id: number
  name: string
  parent_id: number | null
  level: number
  team_name: string
}

/** The caller's own team, also for people who see all teams, unless they ask for others. */
async function options(
  context: Context,
  { query }: { query: { business_team_id?: string; all_teams?: boolean } },
) {
  const { rows } = await sql<Option>`
    select t.id, t.name, t.parent_id, t.level, ${TEAM_NAME} as team_name
    from business_categories t
    where ${ofAskedTeams(actorOf(context), query)} and t.deleted_at is null
    order by t.business_team_id, t.lft, t.id limit ${MAX_OPTIONS}`.execute(context.db)
  return rows.map(({ id, name, parent_id, ...row }) => ({
    id: String(id),
    label: name,
    parent_id: parent_id === null ? null : String(parent_id),
    ...row,
  }))
}
