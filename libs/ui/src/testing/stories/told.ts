import type { ReactElement } from 'react'
import { localeOf, tellIn, type Tell } from './words.ts'

type Context = { readonly globals: Readonly<Record<string, unknown>> }

/**
 * A story's `render` with the texts in the language of the toolbar.
 *
 * @param draw  gets `t(zh, en)` and what the story and the controls set
 */
export function told<Props>(draw: (t: Tell, args: Partial<Props>) => ReactElement) {
  return (args: Partial<Props>, { globals }: Context): ReactElement =>
    draw(tellIn(localeOf(globals)), args)
}
