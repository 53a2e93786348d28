/** A feature of a library that the console never asks for, at the place where the way to it begins. */
export type Unused = {
  readonly feature: string
  /** As the library writes it. */
  readonly find: string | RegExp
  readonly put: string
  /** How often it is there: one time unless told. */
  readonly count?: number
}

/** A condition that never holds here. */
export const never = (feature: string, condition: string, count = 1): Unused => ({
  feature,
  count,
  find: `if (${condition}) {`,
  put: 'if (false) {',
})

/** A condition that always holds here. */
export const always = (feature: string, condition: string): Unused => ({
  feature,
  find: `if (${condition}) {`,
  put: 'if (true) {',
})

/** A method that nothing calls. Libraries indent it by two spaces, and all of its body deeper. */
export const method = (feature: string, head: string): Unused => ({
  feature,
  find: new RegExp(
    `\\n {2}${head.replaceAll(/[^\w ,]/g, String.raw`\$&`)} \\{\\n[^]*?\\n {2}\\}(?=\\n)`,
  ),
  put: '',
})

/**
 * Cuts the way to features that are never asked for; the bundler drops what is behind it.
 *
 * @throws when the library is not written as the rows say: another version
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
