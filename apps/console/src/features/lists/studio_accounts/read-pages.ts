/** Rows read so far. */
export type ReadPages<Failure> = {
  /** Entries that the platform told, kept or not. */
  readonly read: number
  /** Null before the first answer. */
  readonly total: number | null
  readonly failed: readonly Failure[]
}

type Page<Failure> = {
  readonly count: number
  readonly failed: readonly Failure[]
  readonly total: number
}

/**
 * Reads pages until their total is reached. An empty page ends it too: a platform may count entries
 * that it does not tell.
 *
 * @param note  called after each page
 */
export async function readPages<Failure>(
  readPage: (page: number) => Promise<Page<Failure>>,
  note: (pages: ReadPages<Failure>) => void,
): Promise<void> {
  let read = 0
  let failed: readonly Failure[] = []
  for (let page = 1; ; page += 1) {
    // Each answer decides whether there is a next page.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await readPage(page)
    const count = answer.count + answer.failed.length
    read += count
    failed = [...failed, ...answer.failed]
    note({ read, total: answer.total, failed })
    if (count === 0 || read >= answer.total) return
  }
}
