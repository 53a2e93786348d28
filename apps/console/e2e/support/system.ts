type System = { origin: string; sandbox: string; dataDir: string }

/** Addresses and data folder of this worker's system. */
export const { origin, sandbox, dataDir } = ownSystem()
export const PASSWORD = 'omc-demo-2026'

function ownSystem(): System {
  const { OMC_SYSTEMS, TEST_PARALLEL_INDEX } = process.env
  // Written by start-system.ts.
  const systems = JSON.parse(OMC_SYSTEMS ?? '[]') as System[]
  // The process that only lists the tests has no index.
  const own = systems[Number(TEST_PARALLEL_INDEX ?? 0)]
  if (!own) throw new Error("there is no system: run the tests through playwright's config")
  return own
}

/** Posts on the stand-in channel, from its own list and not from ours. */
export async function postsOf(
  uid: string,
  channel = sandbox,
): Promise<{ total: number; duplicates: number; data: { attempt_key: string; title: string }[] }> {
  const answer = await fetch(`${channel}/posts?uid=${uid}&size=100`)
  if (!answer.ok) throw new Error(`the channel answered ${answer.status}`)
  // as: the contract of the stand-in channel.
  return (await answer.json()) as Awaited<ReturnType<typeof postsOf>>
}

/** Sets a stand-in channel's faults; an empty object clears them. @param channel  default: this worker's */
export async function setFaults(faults: object, channel = sandbox): Promise<void> {
  const answer = await fetch(`${channel}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox-demo-token' },
    body: JSON.stringify(faults),
  })
  if (!answer.ok) throw new Error(`the channel refused the faults: ${await answer.text()}`)
}

/** Calls the API as one person, outside the browser. @param server  default: this worker's */
export async function callAs(username: string, server = origin) {
  const signedIn = await fetch(`${server}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password: PASSWORD }),
  })
  // as: the sign-in answer in the specification.
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  return async (method: string, path: string, attributes?: object) => {
    const type = path.split('?')[0]?.split('/')[3] ?? ''
    const answer = await fetch(`${server}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' },
      ...(attributes ? { body: JSON.stringify({ data: { type, attributes } }) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}
