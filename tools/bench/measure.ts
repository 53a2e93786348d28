import autocannon from 'autocannon'

export interface Measured {
  perSecond: number
  p99Ms: number
}

/** Requests that are sent in turn. */
export type Shots = Pick<autocannon.Options, 'url' | 'headers' | 'requests'>

/** @throws Error when a request was refused or failed: a refusal is fast and would distort times */
export async function shoot(
  shots: Shots,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured> {
  const result = await autocannon({ ...shots, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${shots.url}: ${result.non2xx} refused, ${result.errors} broken`)
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}

export const inWords = (name: string, { perSecond, p99Ms }: Measured) =>
  `${name} ${perSecond.toFixed(0)}/s, p99 ${p99Ms.toFixed(0)} ms`

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
