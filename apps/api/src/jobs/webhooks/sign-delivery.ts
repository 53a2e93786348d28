import { createHmac } from 'node:crypto'

/**
 * The signature a receiver checks: HMAC-SHA256 of `<timestamp>.<body>` under the shared secret, so
 * that neither the body nor its time can be changed.
 *
 * @param timestampS  seconds since 1970
 */
export const signDelivery = (secret: string, timestampS: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestampS}.${body}`).digest('hex')}`
