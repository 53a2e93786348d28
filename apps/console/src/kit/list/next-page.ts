/** Where a list that grows on demand begins. */
export const FIRST = ''

/** Arguments of the page behind a cursor. */
export const after = (cursor: string) => (cursor === FIRST ? {} : { 'page[after]': cursor })
