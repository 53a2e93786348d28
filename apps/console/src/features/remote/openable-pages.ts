import { ROUTE_RULES } from '@omc/acl'
import type { Language } from '@omc/sdk'

export type PageChoice = { readonly value: string; readonly label: string }

/** Pages a device can be told to open: those of the menu that exist. */
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
