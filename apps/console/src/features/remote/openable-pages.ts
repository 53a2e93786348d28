import { ROUTE_RULES } from '@omc/acl'
import type { Language } from '@omc/sdk'

export type PageChoice = { readonly value: string; readonly label: string }

/** Pages that a command can open on a device: existing pages of the menu. */
export function openablePages(
  built: ReadonlySet<string>,
  language: Language,
): readonly PageChoice[] {
  return ROUTE_RULES.filter(({ path }) => built.has(path) && !HIDDEN.has(path)).map((rule) => ({
    value: rule.path,
    label: `${rule.title[language]} · ${rule.path}`,
  }))
}

const HIDDEN: ReadonlySet<string> = new Set(['/login', '/401', '/403', '/404'])
