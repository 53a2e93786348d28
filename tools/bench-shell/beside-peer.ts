import { median } from '../bench/measure.ts'
import type { Loaded } from './load-page.ts'
import type { Asked } from './waterfall.ts'

const total = (asked: readonly Asked[]): number => asked.reduce((sum, { kb }) => sum + kb, 0)

/** Everything that our server sent for a page. */
export const sentKb = ({ asked }: Loaded): number => total(asked)

/** How many scripts were asked for. */
export const scriptCount = ({ asked }: Loaded): number =>
  asked.filter(({ path }) => path.endsWith('.js')).length

/** Scripts as they were sent until the page was interactive. */
const scriptKb = ({ asked, interactiveMs }: Loaded): number =>
  total(asked.filter(({ path, cameMs }) => path.endsWith('.js') && cameMs <= interactiveMs))

/** What is compared, lower is better. */
const ROWS = [
  { name: 'LCP', unit: 'ms', digits: 0, of: ({ lcpMs }: Loaded) => lcpMs },
  { name: 'usable', unit: 'ms', digits: 0, of: ({ usableMs }: Loaded) => usableMs },
  { name: 'interactive', unit: 'ms', digits: 0, of: ({ interactiveMs }: Loaded) => interactiveMs },
  { name: 'blocking time', unit: 'ms', digits: 0, of: ({ blockedMs }: Loaded) => blockedMs },
  { name: 'script until interactive', unit: 'kB', digits: 1, of: scriptKb },
  { name: 'scripts in all', unit: 'files', digits: 0, of: scriptCount },
  { name: 'in all', unit: 'kB', digits: 1, of: sentKb },
] as const

/** The medians of both and how many times the peer's ours are. */
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
