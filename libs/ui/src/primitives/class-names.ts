type Part = string | false | null | undefined

/** Joins the class names that are present. */
export function classNames(...parts: readonly Part[]): string {
  return parts.filter(Boolean).join(' ')
}
