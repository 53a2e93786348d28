import { isFramedPolicy } from '@omc/core/extension'
import { origin, type Parse, textsOf } from './parse-setting.ts'

export interface FrameSettings {
  /** Origins whose creator pages may be framed. */
  frameOrigins: readonly string[]
  /** Content security policies of some of them, without `frame-ancestors`. */
  framePolicies: Readonly<Record<string, string>>
}

/** A JSON object of exact web origins and content security policies that can be restated. */
export const policies: Parse<Readonly<Record<string, string>>> = (value) => {
  const given = textsOf(value)
  const isRight = Object.entries(given ?? {}).every(
    ([site, policy]) => origin(site) !== undefined && isFramedPolicy(policy),
  )
  return isRight ? given : undefined
}

/** A policy for an origin that cannot be framed has no effect: the origin is mistyped or missing. */
export function policyFault({ framePolicies, frameOrigins }: FrameSettings): string | undefined {
  const unknown = Object.keys(framePolicies).find((one) => !frameOrigins.includes(one))
  if (unknown === undefined) return undefined
  return `设置 FRAME_POLICIES 中的 ${unknown} 不在 FRAME_ORIGINS 里\nSetting FRAME_POLICIES names ${unknown}, which FRAME_ORIGINS does not`
}
