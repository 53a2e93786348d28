/** An unused feature of a library, with the code of its entry point. */
export type Unused = {
  readonly feature: string
  /** Text in the library's source. */
  readonly find: string | RegExp
  readonly put: string
  /** Number of occurrences; default: 1. */
  readonly count?: number
}

/** A condition that is never true in the console. */
export const never = (feature: string, condition: string, count = 1): Unused => ({
  feature,
  count,
  find: `if (${condition}) {`,
  put: 'if (false) {',
})

/** A condition that is always true in the console. */
export const always = (feature: string, condition: string): Unused => ({
  feature,
  find: `if (${condition}) {`,
  put: 'if (true) {',
})

/** Code that does less, or nothing, in the console. */
export const swap = (feature: string, find: string | RegExp, put: string, count = 1): Unused => ({
  feature,
  find,
  put,
  count,
})

/** An uncalled method. Libraries indent it by two spaces, and its body deeper. */
export const method = (feature: string, head: string): Unused => ({
  feature,
  find: new RegExp(
    `\\n {2}${head.replaceAll(/[^\w ,]/g, String.raw`\$&`)} \\{\\n[^]*?\\n {2}\\}(?=\\n)`,
  ),
  put: '',
})

/**
 * Removes the entry points of unused features; the bundler drops the code behind them.
 *
 * @throws when the library's source does not match the rows, e.g. in another version
 */
export function withoutUnused(library: string, code: string, unused: readonly Unused[]): string {
  return unused.reduce((text, { feature, find, put, count = 1 }) => {
    const parts = text.split(find)
    if (parts.length !== count + 1)
      throw new Error(
        `${library} names ${feature} ${parts.length - 1} times, not ${count}: ${String(find)}`,
      )
    return parts.join(put)
  }, code)
}
