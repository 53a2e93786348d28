import {
  createSdk,
  createSession,
  isApiError,
  NotFoundError,
  ValidationError,
  type Sdk,
} from '@omc/sdk'
import { channels, openCable, superviseChannel } from '@omc/sdk/realtime'
import { encryptText } from '@omc/sdk/rsa'
import { buildRecord } from '@omc/sdk/testing'

/** Steps of a program with the SDK, and their results. */
export async function tellStory(baseUrl: string): Promise<string[]> {
  const seen: string[] = []
  const session = createSession()
  const sdk = createSdk({
    baseUrl,
    session,
    hooks: { onRequest: ({ headers }) => void (headers['x-program'] = 'consumer') },
  })

  const { access_token } = await sdk.auth.login({ username: 'xiaoman', password: 'tea' })
  session.signIn(access_token)

  const page = await sdk.carry_publishes.list({
    filter: { channel: 'youhaohuo' },
    include: ['carry_content'],
    page: { size: 2 },
  })
  const [first, second] = page.items
  seen.push(`${page.items.length} of ${page.total}: ${first?.carry_content?.title}`)
  seen.push(`one object: ${first?.carry_content === second?.carry_content}`)

  const ids: string[] = []
  for await (const publish of sdk.carry_publishes.list({ page: { size: 2 } })) ids.push(publish.id)
  seen.push(`all pages: ${ids.join(' ')}`)

  const { data, response } = await sdk.carry_contents.get({ id: '7' }).withResponse()
  seen.push(`${data.title} ${response.status} ${response.requestId}`)

  const changed = await sdk.users.update({ id: '7', full_name: 'Xiaoman' })
  seen.push(`changed: ${changed.full_name}`)

  seen.push(await failuresOf(sdk))

  const raw = await sdk.request<{ data: { id: string } }>('GET /api/v1/carry_contents/{id}', {
    id: '7',
  })
  seen.push(`raw: ${raw.data.id}`)

  seen.push(`heard: ${await heardBy(sdk, baseUrl)}`)

  const others = [openCable, encryptText, buildRecord].map((one) => typeof one)
  seen.push(`other entries: ${others.join(' ')}`)
  session.dispose()
  return seen
}

async function failuresOf(sdk: Sdk): Promise<string> {
  const words: string[] = []
  try {
    await sdk.carry_contents.get({ id: '404' })
  } catch (error) {
    if (error instanceof NotFoundError) words.push(`${error.status} ${error.code}`)
  }
  try {
    await sdk.users.update({ id: '422', full_name: '' })
  } catch (error) {
    if (error instanceof ValidationError) words.push(JSON.stringify(error.fields))
    if (isApiError(error)) words.push(`retryable: ${error.retryable}`)
  }
  return words.join(', ')
}

/** The first message of a channel. */
async function heardBy(sdk: Sdk, baseUrl: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const cable = openCable({
      url: `${baseUrl.replace(/^http/, 'ws')}/cable`,
      getTicket: async (signal) => (await sdk.cable_tickets.create({}, { signal })).ticket,
      onAuthLost: (reason) => reject(new Error(reason)),
    })
    const events = superviseChannel(cable, channels.Events, {
      message(message) {
        events.stop()
        cable.close()
        resolve(message.kind === 'queue-changed' ? message.change : message.kind)
      },
    })
  })
}
