import { Type } from 'typebox'
import type { Static } from 'typebox'

const OPERATIONS = [
  'publish',
  'draft',
  'image',
  'read',
  'delete',
  'accounts',
  'cards',
  'goods',
  'ranks',
  'authors',
  'contents',
  'metrics',
  'topics',
  'orders',
  'relations',
  'creators',
  'crowds',
  'picture',
  'writing',
] as const
const MODES = [
  'none',
  'refuse',
  'timeout_after_effect',
  'lose_answer',
  'bot_check',
  'no_permission',
  'image_refused',
  'upload_failed',
  'empty',
  'bad_json',
  'server_error',
  'redirect_private',
] as const

const closed = { additionalProperties: false }
const LatencyMs = Type.Integer({ minimum: 0, maximum: 600_000 })

/** Operations on a channel. */
export type Operation = (typeof OPERATIONS)[number]

/** How a channel can misbehave; `none` leaves the answer as it is (for latency alone). */
export type FaultMode = (typeof MODES)[number]

/** The names of all operations, for forms. */
export const FAULT_OPERATIONS: readonly Operation[] = OPERATIONS

/** The names of all modes, for forms. */
export const FAULT_MODES: readonly FaultMode[] = MODES

/** One planted fault: where it applies, what happens, how often. */
export const FaultRuleSchema = Type.Object(
  {
    platform: Type.Optional(Type.String({ maxLength: 40 })),
    uid: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    on: Type.Optional(
      Type.Array(Type.Enum([...OPERATIONS]), { minItems: 1, maxItems: OPERATIONS.length }),
    ),
    mode: Type.Optional(Type.Enum([...MODES])),
    latency_ms: Type.Optional(
      Type.Union([LatencyMs, Type.Object({ min: LatencyMs, max: LatencyMs }, closed)]),
    ),
    rate: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    seed: Type.Optional(Type.Integer()),
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  closed,
)

/** Lasting habits of one channel, as opposed to faults. */
export const PlatformSwitchesSchema = Type.Object(
  {
    dedupe: Type.Optional(Type.Boolean()),
    lookup: Type.Optional(Type.Enum(['complete', 'partial', 'none'])),
    /** Where its creator pages send the browser instead, as a site that was taken over would. */
    page_redirect: Type.Optional(Type.String({ pattern: '^https?://', maxLength: 500 })),
    x_frame_options: Type.Optional(Type.Union([Type.Literal('DENY'), Type.Null()])),
  },
  closed,
)

/** The complete setting, which PUT replaces. */
export const FaultDocumentSchema = Type.Object(
  {
    rules: Type.Optional(Type.Array(FaultRuleSchema, { maxItems: 200 })),
    platforms: Type.Optional(Type.Record(Type.String(), PlatformSwitchesSchema)),
  },
  closed,
)

export type FaultRule = Static<typeof FaultRuleSchema>
export type PlatformSwitches = Static<typeof PlatformSwitchesSchema>
export type FaultDocument = Static<typeof FaultDocumentSchema>

/** Default operations of a mode: reads fail only if named. */
export const defaultOperations = (mode: FaultMode): readonly Operation[] =>
  mode === 'image_refused' || mode === 'upload_failed' ? ['publish', 'image'] : ['publish']
