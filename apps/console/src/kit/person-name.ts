type Named = { readonly full_name?: string; readonly username?: string }

/** What a person is called; empty for a record that was not read. */
export const personName = (person: Named | null | undefined): string =>
  person?.full_name || person?.username || ''
