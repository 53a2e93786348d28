/** Markup that may be put into a page as it is. */
export type Markup = { readonly markup: string }

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes untrusted text for an element or a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

type Hole = string | number | Markup | readonly Markup[]

/** A template whose holes are escaped unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...holes: readonly Hole[]): Markup {
  return {
    markup: parts.map((part, index) => part + fill(holes[index] ?? '')).join(''),
  }
}

/** No markup at all. */
export const nothing: Markup = { markup: '' }

function fill(hole: Hole): string {
  if (typeof hole === 'string') return escapeMarkup(hole)
  if (typeof hole === 'number') return String(hole)
  if ('markup' in hole) return hole.markup
  return hole.map((one) => one.markup).join('')
}
