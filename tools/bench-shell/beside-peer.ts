import { median } from '../bench/measure.ts'
import type { Loaded } from './load-page.ts'
import type { Asked } from './waterfall.ts'

const total = (asked: readonly Asked[]): number => asked.reduce((sum, { kb }) => sum + kb, 0)

/** Bytes that our server sent for a page, kB. */
export const sentKb = ({ asked }: Loaded): number => total(asked)

/** Number of requested scripts. */
export const scriptCount = ({ asked }: Loaded): number =>
  asked.filter(({ path }) => path.endsWith('.js')).length

/** Sent size of the scripts until the page was interactive, kB. */
const scriptKb = ({ asked, interactiveMs }: Loaded): number =>
  total(asked.filter(({ path, cameMs }) => path.endsWith('.js') && cameMs <= interactiveMs))

/** Compared figures; lower is better. */
const ROWS = [
  { name: 'LCP', unit: 'ms', digits: 0, of: ({ lcpMs }: Loaded) => lcpMs },
  { name: 'usable', unit: 'ms', digits: 0, of: ({ usableMs }: Loaded) => usableMs },
  { name: 'interactive', unit: 'ms', digits: 0, of: ({ interactiveMs }: Loaded) => interactiveMs },
  { name: 'blocking time', unit: 'ms', digits: 0, of: ({ blockedMs }: Loaded) => blockedMs },
  { name: 'script until interactive', unit: 'kB', digits: 1, of: scriptKb },
  { name: 'scripts in all', unit: 'files', digits: 0, of: scriptCount },
  { name: 'in all', unit: 'kB', digits: 1, of: sentKb },
] as const

/** Medians of both, and the ratio of ours to the peer's. */
export function besidePeer(ours: readonly Loaded[], peers: readonly Loaded[]) {
  const lines = ROWS.map(({ name, unit, digits, of }) => {
    const [our, peer] = [median(ours.map(of)), median(peers.map(of))]
    const times = (our / peer).toFixed(2)
    return `first list, ${name}: ${our.toFixed(digits)} ${unit}, react-admin ${peer.toFixed(digits)} ${unit}: ${times} ×`
  })
  const interactiveOf = (loads: readonly Loaded[]) =>
    median(loads.map(({ interactiveMs }) => interactiveMs))
  return { lines, timesPeer: interactiveOf(ours) / interactiveOf(peers) }
}
