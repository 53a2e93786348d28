import { keptValue } from '@omc/shell'
import { isRecord } from '../../../kernel/data/is-record.ts'
import { browserStore } from '../../../kernel/ports/browser-stores.ts'
import { MAX_RUNS } from '../run/run-registry.ts'

/** Accounts side by side in the address, and those that find no place there. */
export type ChosenTiles = {
  readonly shown: readonly string[]
  /** Beyond the fourth: each takes the place of one that is removed. */
  readonly refused: readonly string[]
}

/** Layout of the console that this browser last showed to this person. */
export type KeptTiles = {
  readonly isTiled: boolean
  readonly uids: readonly string[]
}

/** Uids in the address, each once. */
export const readTiles = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((uid) => uid.trim())
      .filter((uid) => uid !== ''),
  ),
]

/** @source ux §5 job rule 6: up to 4 frames as tiles, one account each */
export const placeTiles = (uids: readonly string[]): ChosenTiles => ({
  shown: uids.slice(0, MAX_RUNS),
  refused: uids.slice(MAX_RUNS),
})

/** Adds an account at the end, or removes it. */
export const toggleTile = (uids: readonly string[], uid: string): readonly string[] =>
  uids.includes(uid) ? uids.filter((one) => one !== uid) : [...uids, uid]

/**
 * Accounts to show when a person chooses the layout: those of last time, the one that is shown, and
 * those that run.
 */
export const tilesToShow = (
  kept: readonly string[],
  current: string | null,
  running: readonly string[],
): readonly string[] => {
  const chosen = [...new Set([...kept, ...(current === null ? [] : [current])])]
  const free = running.filter((uid) => !chosen.includes(uid))
  // A run that finds no place goes on in the task tray.
  return [...chosen, ...free.slice(0, Math.max(0, MAX_RUNS - chosen.length))]
}

/** Accounts in display order: where they stack, those that need a person come first. */
export const inOrder = (
  uids: readonly string[],
  isStacked: boolean,
  needsPerson: (uid: string) => boolean,
): readonly string[] =>
  isStacked ? uids.toSorted((a, b) => Number(needsPerson(b)) - Number(needsPerson(a))) : uids

const NONE: KeptTiles = { isTiled: false, uids: [] }

export const keptTiles = (username: string) =>
  keptValue<KeptTiles>({
    key: `omc.publishing.tiles.${username}`,
    fallback: NONE,
    parse: (raw) =>
      isRecord(raw)
        ? { isTiled: raw['isTiled'] === true, uids: uidsOf(raw['uids']).slice(0, MAX_RUNS) }
        : NONE,
    store: browserStore,
  })

const uidsOf = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? readTiles(raw.filter((uid) => typeof uid === 'string').join()) : []
