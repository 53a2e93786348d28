import { keyOf, type Chosen } from './candidate.ts'

/** Candidates that are chosen and not collected yet, in the order of choosing. */
export type Tray = readonly Chosen[]

/** Most candidates in a tray. */
export const TRAY_MAX = 50
/** From here the tray tells that it is nearly full. */
export const TRAY_NEAR = 45

/** Adds a candidate, or takes it out again; a full tray takes no more. */
export function toggled(tray: Tray, chosen: Chosen): Tray {
  const key = keyOf(chosen)
  const others = tray.filter((one) => keyOf(one) !== key)
  if (others.length < tray.length) return others
  return tray.length < TRAY_MAX ? [...tray, chosen] : tray
}

export const without = (tray: Tray, keys: ReadonlySet<string>): Tray =>
  tray.filter((one) => !keys.has(keyOf(one)))

/** Most candidates of one call. */
const CALL_MAX = 50

/** Candidates that one call collects. */
export type Group = Pick<Chosen, 'kind' | 'source'> & { readonly chosen: Tray }

/** Groups of one platform and kind, at most as large as a call may be. */
export function groupsOf(tray: Tray): readonly Group[] {
  const groups: (Group & { readonly chosen: Chosen[] })[] = []
  for (const one of tray) {
    const open = groups.findLast(({ kind, source }) => kind === one.kind && source === one.source)
    if (open && open.chosen.length < CALL_MAX) open.chosen.push(one)
    else groups.push({ kind: one.kind, source: one.source, chosen: [one] })
  }
  return groups
}

/** Mean commission of the goods whose commission is known, yuan; null without any. */
export function meanCommission(tray: Tray): number | null {
  const known = tray.flatMap(({ commission_price: yuan }) => (yuan === null ? [] : [yuan]))
  return known.length === 0 ? null : known.reduce((sum, yuan) => sum + yuan, 0) / known.length
}
