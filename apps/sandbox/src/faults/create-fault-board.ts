import { stableRoll } from '@omc/demo-world'
import { defaultOperations } from './fault-rules.ts'
import type {
  FaultDocument,
  FaultMode,
  FaultRule,
  Operation,
  PlatformSwitches,
} from './fault-rules.ts'

/** One request, as far as faults care. */
export type Target = {
  readonly operation: Operation
  readonly platform: string
  readonly uid: string
}

/** Fault for one request. */
export type Fault = { readonly mode: FaultMode; readonly latencyMs: number }

/** Counters of one rule. */
export type RuleUse = { readonly seen: number; readonly hits: number; readonly left: number | null }

/** Holds the planted faults and decides for each request. */
export type FaultBoard = {
  read: () => { rules: FaultRule[]; platforms: Record<string, PlatformSwitches>; use: RuleUse[] }
  replace: (document: FaultDocument) => void
  /** The first rule that applies and fires, counted; the roll depends on seed and turn only. */
  take: (target: Target) => Fault
  /** Whether a standing rule takes the right to publish from this account; counts nothing. */
  mayPublish: (platform: string, uid: string) => boolean
  switches: (platform: string) => PlatformSwitches
}

type Slot = { rule: FaultRule; seen: number; hits: number }

const NO_FAULT: Fault = { mode: 'none', latencyMs: 0 }

/** A board without faults. */
export function createFaultBoard(): FaultBoard {
  let slots: Slot[] = []
  let platforms: Record<string, PlatformSwitches> = {}

  return {
    read: () => ({
      rules: slots.map((slot) => slot.rule),
      platforms,
      use: slots.map((slot) => ({ seen: slot.seen, hits: slot.hits, left: leftOf(slot) })),
    }),
    replace: (document) => {
      slots = (document.rules ?? []).map((rule) => ({ rule, seen: 0, hits: 0 }))
      platforms = { ...document.platforms }
    },
    take: (target) => {
      for (const slot of slots) {
        if (!applies(slot, target)) continue
        slot.seen += 1
        const { rule } = slot
        if (roll(rule, slot.seen, 'fire') >= (rule.rate ?? 1)) continue
        slot.hits += 1
        return { mode: rule.mode ?? 'none', latencyMs: latencyOf(rule, slot.seen) }
      }
      return NO_FAULT
    },
    mayPublish: (platform, uid) =>
      !slots.some(
        (slot) =>
          slot.rule.mode === 'no_permission' &&
          (slot.rule.rate ?? 1) === 1 &&
          applies(slot, { operation: 'publish', platform, uid }),
      ),
    switches: (platform) => platforms[platform] ?? {},
  }
}

const leftOf = (slot: Slot): number | null =>
  slot.rule.times === undefined ? null : slot.rule.times - slot.hits

function applies(slot: Slot, target: Target): boolean {
  const { rule } = slot
  if (leftOf(slot) === 0) return false
  if (rule.platform !== undefined && rule.platform !== target.platform) return false
  if (rule.uid !== undefined && rule.uid !== target.uid) return false
  return (rule.on ?? defaultOperations(rule.mode ?? 'none')).includes(target.operation)
}

const roll = (rule: FaultRule, turn: number, use: string): number =>
  stableRoll(`${rule.seed ?? 0}:${use}:${turn}`)

function latencyOf(rule: FaultRule, turn: number): number {
  const range = rule.latency_ms ?? 0
  if (typeof range === 'number') return range
  const span = Math.max(0, range.max - range.min)
  return range.min + Math.floor(roll(rule, turn, 'latency') * (span + 1))
}
