import type { TProperties, TSchema } from 'typebox'
import { Problem } from '../gateway-schemas.ts'

/** One call of the channel gateway; routes and the API description are printed from the rows. */
export type GatewayCall = {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for parameters. */
  readonly path: string
  readonly summary: string
  readonly params?: TProperties
  readonly query?: TProperties
  readonly body?: TSchema
  /** Largest body in bytes. */
  readonly bodyLimit?: number
  readonly answers: Readonly<Record<number, TSchema>>
}

export const REFUSED = { 400: Problem, 401: Problem, 404: Problem }
/** Refusals common to all reading calls. */
export const READ_REFUSED = { ...REFUSED, 403: Problem, 422: Problem }
export const PLATFORM = '/gateway/v1/platforms/{platform}'
export const ACCOUNT = `${PLATFORM}/accounts/{uid}`
