/** Input for a record; an absent value was not touched. */
type Edit = {
  readonly title?: string
  readonly topic?: string
  readonly cover?: string
}
export type Edits = Readonly<Partial<Record<string, Edit>>>

type Titled = { readonly id: string; readonly title: string }

/** Changes of the records that have one; what was cleared, and a title as it is, stay as they are. */
export const assetsOf = (rows: readonly Titled[], edits: Edits) =>
  rows.flatMap(({ id, title }) => {
    const changed = Object.entries(edits[id] ?? {})
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([name, text]) => text !== '' && !(name === 'title' && text === title))
    return changed.length === 0 ? [] : [{ id, ...Object.fromEntries(changed) }]
  })
