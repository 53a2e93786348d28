import { match } from 'ts-pattern'

export type FrameState =
  /** No element yet: the page is not framed. */
  | { readonly tag: 'absent' }
  | { readonly tag: 'loading'; readonly sinceAt: number }
  | { readonly tag: 'ready'; readonly uid: string; readonly platform: string }
  /** The page loaded but did not announce itself: it may forbid framing. */
  | { readonly tag: 'mute' }

/** State of one framed page, with the counts of its loads and announcements. */
export type FrameMemory = {
  readonly frame: FrameState
  readonly loads: number
  readonly announced: number
}

export type FrameEvent =
  /** An element was bound to the page. */
  | { readonly tag: 'attached'; readonly at: number }
  | { readonly tag: 'detached' }
  | { readonly tag: 'loaded'; readonly at: number }
  | { readonly tag: 'announced'; readonly uid: string; readonly platform: string }
  /** The page stayed silent for too long. */
  | { readonly tag: 'silent' }

export const NO_FRAME: FrameMemory = { frame: { tag: 'absent' }, loads: 0, announced: 0 }

/**
 * State after an event. A load without an announcement means that another page replaced the former
 * one; an announcement may come before the load it belongs to.
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
      // At most one ahead: the load that is still to come.
      announced: Math.min(announced + 1, loads + 1),
    }))
    .with({ tag: 'silent' }, () => ({ ...memory, frame: { tag: 'mute' } }))
    .exhaustive()
}
