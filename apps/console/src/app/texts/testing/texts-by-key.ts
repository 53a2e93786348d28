export type TextTree = { readonly [key: string]: string | TextTree }

/** Texts of all trees by their key, `list.count`. */
export const textsByKey = (trees: readonly TextTree[]): ReadonlyMap<string, string> =>
  new Map(trees.flatMap((tree) => flat(tree)))

const flat = (tree: TextTree, above = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as const] : flat(value, `${above}${key}.`),
  )
