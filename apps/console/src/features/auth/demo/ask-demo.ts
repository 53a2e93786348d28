/**
 * Requests the demo's own routes, which are not part of the API and so not in the SDK.
 *
 * @throws for any answer that is not 200
 */
export async function askDemo<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal, cache: 'no-store' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  // as: this page's server writes the answer, see apps/api/src/app/demo-routes.ts.
  return (await answer.json()) as T
}
