import type { PlatformSwitches } from '../../apps/sandbox/src/faults/fault-rules.ts'

/** What a channel offers against doubles. @source reliability §0, M1 */
export const CHANNELS = ['look-up', 'key', 'neither'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * `look-up`: its list of posts proves presence and absence. `key`: it keeps one post per attempt key,
 * and its list proves presence only. `neither`: it has no list.
 */
export const HABITS: Readonly<Record<Channel, PlatformSwitches>> = {
  'look-up': { lookup: 'complete' },
  key: { dedupe: true, lookup: 'partial' },
  neither: { lookup: 'none' },
}

/** Whether the channel can prove that an item is absent; otherwise a person settles the doubt. */
export const provesAbsence = (channel: Channel): boolean => HABITS[channel].lookup === 'complete'
