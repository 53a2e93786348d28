import type { FindFirst } from '../../kit/desk/desk-definition.ts'
import type { WaitKind } from './wait-rules.ts'
import { waitsEverywhere } from './waits.ts'

/** Lets a desk open on rows that wait for the person, with the count that the menu shows. */
export const firstWaiting =
  (kind: WaitKind): FindFirst =>
  (person, pathname) => {
    const ports = { person, built: new Set([pathname]), now: Date.now() }
    const wait = waitsEverywhere(ports).find((one) => one.kind === kind)
    if (!wait) return null
    const { resource, args, address } = wait
    return { resource, args, query: address.slice(address.indexOf('?') + 1) }
  }
