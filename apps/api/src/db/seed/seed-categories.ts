import type { Db } from '../database.ts'
import { CATEGORY_TREE } from './demo-categories.ts'
import { DEMO_TEAMS } from './demo-people.ts'
import type { SeededPeople } from './seed-people.ts'

interface Node {
  name: string
  level: number
  lft: number
  parent: string | undefined
}

/** Three levels for each team, numbered in reading order by `lft`. */
export async function seedCategories(db: Db, { teams }: SeededPeople) {
  const nodes = flatten()
  for (const { key } of DEMO_TEAMS) {
    const ids = new Map<string, number>()
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
              assign_tag_names: level === 3 ? [name, '推荐'] : [],
            })),
        )
        .returning(['id', 'name'])
        .execute()
      for (const { id, name } of rows) ids.set(name, id)
    }
  }
}

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
