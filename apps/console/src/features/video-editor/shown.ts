import type { SetInput } from './video-form.ts'

/** Inputs that the player shows and sets. */
export type Shown = Readonly<Record<SetInput, string>>

/** Changes an input; undefined for people who may only look. */
export type SetShown = ((input: SetInput, value: string) => void) | undefined

/** State of the last opened clip. */
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
