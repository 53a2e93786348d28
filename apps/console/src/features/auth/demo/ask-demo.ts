/**
 * Asks the demo's own addresses, which are no part of the API and so not in the SDK.
 *
 * @throws for any answer that is not 200
 */
export async function askDemo<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal, cache: 'no-store' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  // The server of this very page writes it: apps/api/src/app/demo-routes.ts.
  return (await answer.json()) as T
}
