import type { SetInput } from './video-form.ts'

/** What the player shows and sets. */
export type Shown = Readonly<Record<SetInput, string>>

/** Changes an input; undefined for people who may only look. */
export type SetShown = ((input: SetInput, value: string) => void) | undefined

/** What is known of the clip that was opened last. */
export type ClipState =
  | {
      readonly tag: 'ready'
      readonly clip: string
      readonly ratio: string
      readonly player: HTMLVideoElement
    }
  | { readonly tag: 'broken'; readonly clip: string }
  | { readonly tag: 'loading'; readonly clip: null }

export const LOADING: ClipState = { tag: 'loading', clip: null }
