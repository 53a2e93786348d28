import type { Db } from '../db/database.ts'
import { CATEGORY_TREE } from './demo-categories.ts'
import { DEMO_TEAMS, type TeamKey } from './demo-people.ts'
import type { SeededPeople } from './seed-people.ts'

interface Node {
  name: string
  level: number
  lft: number
  parent: string | undefined
}

/** Ids of each team's categories by name. */
export type SeededCategories = Record<TeamKey, ReadonlyMap<string, number>>

/** Three levels for each team, numbered in reading order by `lft`. */
export async function seedCategories(
  db: Db,
  { teams }: SeededPeople,
  now: Date,
): Promise<SeededCategories> {
  const nodes = flatten()
  const seeded = { xinghe: new Map<string, number>(), yuanshan: new Map<string, number>() }
  for (const { key } of DEMO_TEAMS) {
    const ids = seeded[key]
    for (const level of [1, 2, 3]) {
      const rows = await db
        .insertInto('business_categories')
        .values(
          nodes
            .filter((node) => node.level === level)
            .map(({ name, lft, parent }) => ({
              business_team_id: teams[key],
              name,
              level,
              lft,
              parent_id: (parent === undefined ? undefined : ids.get(parent)) ?? null,
              ...wordsOf(level, name, parent),
              created_at: now,
              updated_at: now,
            })),
        )
        .returning(['id', 'name'])
        .execute()
      for (const { id, name } of rows) ids.set(name, id)
    }
  }
  return seeded
}

/** Tags of a category's contents, and its categories at the channels. */
const wordsOf = (level: number, name: string, parent: string | undefined) =>
  level === 3
    ? {
        assign_tag_names: [name, '推荐'],
        assign_topic_names: [`${name}推荐`, `${name}测评`],
        assign_category_names: parent === undefined ? [] : [parent],
      }
    : {}

function flatten(): Node[] {
  let lft = 0
  const node = (name: string, level: number, parent?: string): Node => ({
    name,
    level,
    parent,
    lft: (lft += 1),
  })
  return CATEGORY_TREE.flatMap((top) => [
    node(top.name, 1),
    ...top.children.flatMap((middle) => [
      node(middle.name, 2, top.name),
      ...middle.children.map((leaf) => node(leaf, 3, middle.name)),
    ]),
  ])
}
