type Row = { readonly id: string }

/**
 * Gives the rows of a list one after the other, each once.
 *
 * @param load    one page of the list, from 1
 * @param leaves  the work takes rows out of the list, so that the next ones stand on page 1 again
 */
export function walkRecords<One extends Row>(
  load: (page: number) => Promise<readonly One[]>,
  leaves: boolean,
): () => Promise<One | null> {
  const given = new Set<string>()
  let rows: One[] = []
  let page = 1
  return async () => {
    if (rows.length === 0) {
      const found = await load(page)
      if (!leaves) page += 1
      rows = found.filter(({ id }) => !given.has(id))
    }
    const next = rows.shift() ?? null
    if (next) given.add(next.id)
    return next
  }
}
