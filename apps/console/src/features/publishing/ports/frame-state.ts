import { match } from 'ts-pattern'

export type FrameState =
  /** No element yet: the page is not framed. */
  | { readonly tag: 'absent' }
  | { readonly tag: 'loading'; readonly sinceAt: number }
  | { readonly tag: 'ready'; readonly uid: string; readonly platform: string }
  /** Loaded, but the page did not announce itself: it may forbid framing. */
  | { readonly tag: 'mute' }

/** What is known of one framed page: its state, and how often the element loaded and was announced. */
export type FrameMemory = {
  readonly frame: FrameState
  readonly loads: number
  readonly announced: number
}

export type FrameEvent =
  /** An element shows the page from now on. */
  | { readonly tag: 'attached'; readonly at: number }
  | { readonly tag: 'detached' }
  | { readonly tag: 'loaded'; readonly at: number }
  | { readonly tag: 'announced'; readonly uid: string; readonly platform: string }
  /** It has said nothing for too long. */
  | { readonly tag: 'silent' }

export const NO_FRAME: FrameMemory = { frame: { tag: 'absent' }, loads: 0, announced: 0 }

/**
 * What is known after an event. A load without its own announcement is another page than the one
 * that was there; the announcement may come before the load it belongs to.
 */
export function frameStep(memory: FrameMemory, event: FrameEvent): FrameMemory {
  const { frame, loads, announced } = memory
  return match(event)
    .returnType<FrameMemory>()
    .with({ tag: 'attached' }, ({ at }) => ({
      ...NO_FRAME,
      frame: { tag: 'loading', sinceAt: at },
    }))
    .with({ tag: 'detached' }, () => NO_FRAME)
    .with({ tag: 'loaded' }, ({ at }) =>
      announced > loads
        ? { frame, loads: loads + 1, announced: loads + 1 }
        : { frame: { tag: 'loading', sinceAt: at }, loads: loads + 1, announced },
    )
    .with({ tag: 'announced' }, ({ uid, platform }) => ({
      frame: { tag: 'ready', uid, platform },
      loads,
      // Never ahead by more than the load that is still to come.
      announced: Math.min(announced + 1, loads + 1),
    }))
    .with({ tag: 'silent' }, () => ({ ...memory, frame: { tag: 'mute' } }))
    .exhaustive()
}
