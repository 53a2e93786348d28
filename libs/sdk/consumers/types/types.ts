import {
  ApiError,
  createSdk,
  type Args,
  type FetchTransportOptions,
  type Item,
  type OperationId,
  type Result,
  type Sdk,
} from '@omc/sdk'
import type { OpenCable } from '@omc/sdk/realtime'
import type { FakeTransport } from '@omc/sdk/testing'

type Equal<A, B> = [A, B] extends [B, A] ? true : false
const holds = <Claim extends true>(claim: Claim) => claim

declare const options: FetchTransportOptions
declare const cable: OpenCable
declare const fake: FakeTransport
export const sdk: Sdk = createSdk(options)
export const entries = [cable, fake, ApiError]

/** The SDK under the name that a library of a stranger gives it. */
export interface Own {
  readonly find: Sdk['carry_contents']['get']
  readonly args: Args<'carry_contents.list'>
  readonly item: Item<'carry_contents.list'>
  readonly id: OperationId
}

export async function use(): Promise<void> {
  const { items, total } = await sdk.carry_publishes.list({ include: ['carry_content'] })
  holds<Equal<typeof total, number>>(true)
  const included = items[0]?.carry_content
  // An included record has its attributes, one that is not has id and type.
  const title: string | undefined = included?.title
  const [plain] = (await sdk.carry_publishes.list()).items
  const id: string | undefined = plain?.carry_content?.id
  // @ts-expect-error -- not included
  const none: unknown = plain?.carry_content?.title
  // @ts-expect-error -- an id is a text
  await sdk.carry_contents.get({ id: 7 })
  // @ts-expect-error -- required
  await sdk.carry_contents.get()
  // @ts-expect-error -- no such operation
  void sdk.carry_contents.brew
  const gone: Result<'carry_contents.delete'> = null
  const file: Blob = await sdk.exports.download({ id: '7' })
  for await (const publish of sdk.carry_publishes.list())
    holds<Equal<typeof publish.id, string>>(true)
  void [title, id, none, gone, file]
}
