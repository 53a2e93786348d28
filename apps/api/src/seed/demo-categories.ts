import { KINDS } from '@omc/demo-world'

interface Node {
  name: string
  children: readonly { name: string; children: readonly string[] }[]
}

const GROUPS: readonly (readonly [group: string, categories: readonly string[]])[] = [
  ['服饰鞋包', ['女装', '运动', '鞋靴', '箱包']],
  ['居家生活', ['家居', '厨具']],
  ['美妆个护', ['美妆', '护肤']],
  ['母婴亲子', ['母婴']],
  ['数码影音', ['数码']],
  ['食品饮料', ['食品']],
]

/** Categories of a team: groups, categories of the goods, and their kinds, in reading order. */
export const CATEGORY_TREE: readonly Node[] = GROUPS.map(([name, categories]) => ({
  name,
  children: categories.map((category) => ({
    name: category,
    children: KINDS.filter((kind) => kind.category === category).map((kind) => kind.name),
  })),
}))
