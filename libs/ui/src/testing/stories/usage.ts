import type { Said } from './words.ts'

/** Content of a component's docs page beside its states and props. */
export type Usage = {
  readonly use: Said
  readonly avoid: Said
  /** Empty for what takes no keys. */
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: Said }[]
}

/** Keys that several components share. */
export const KEYS = {
  tab: { keys: ['Tab'], does: { zh: '移到它，再按离开', en: 'Moves to it, and on from it' } },
  press: { keys: ['Enter', 'Space'], does: { zh: '按下', en: 'Presses it' } },
  escape: {
    keys: ['Esc'],
    does: { zh: '关闭，焦点回到打开它的地方', en: 'Closes it; focus returns to what opened it' },
  },
} as const satisfies Record<string, Usage['keys'][number]>
