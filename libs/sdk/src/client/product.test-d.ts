import { expectTypeOf } from 'vitest'
import { callOperation } from './call-operation.ts'
import type { EventStream } from './event-stream.ts'
import type { Page } from './page.ts'
import type { Args, Item, Result, Sdk, WriteOperation } from './sdk.ts'

declare const sdk: Sdk

// Taking back from the trash gives the record, and lists say that they want the trash.
expectTypeOf<Args<'plans.restore'>>().toEqualTypeOf<{ id: string }>()
// An empty body leaves the id alone.
expectTypeOf<Args<'devices.release'>>().toEqualTypeOf<{ id: string }>()
expectTypeOf<Result<'plans.restore'>>().toEqualTypeOf<Result<'plans.get'>>()
expectTypeOf<'plans.restore'>().toExtend<WriteOperation>()
expectTypeOf<Args<'plans.list'>['filter[trashed]']>().toEqualTypeOf<boolean | undefined>()
expectTypeOf<NonNullable<Args<'plans.list'>['filter']>['trashed']>().toEqualTypeOf<
  boolean | undefined
>()

// A list below a record is a page of the other resource.
type Message = Result<'conversations.messages'> extends Page<infer Item> ? Item : never
expectTypeOf<Message['type']>().toEqualTypeOf<'conversation_messages'>()
expectTypeOf<Args<'conversations.messages'>['id']>().toEqualTypeOf<string>()

// A relation that was included is the record it leads to.
const { items } = await sdk.carry_publishes.list({
  filter: { channel: 'youhaohuo' },
  sort: '-updated_at',
  include: ['carry_content'],
})
expectTypeOf(items[0]?.carry_content?.title).toEqualTypeOf<string | undefined>()
expectTypeOf<Item<'carry_contents.list', 'carry_publishes'>['carry_publishes'][number]>()
  .toHaveProperty('feed_id')
  .not.toBeAny()

expectTypeOf<Result<'conversations.send_message'>>().toEqualTypeOf<EventStream>()
expectTypeOf<Args<'conversations.send_message'>>().toEqualTypeOf<{ id: string; text: string }>()
expectTypeOf<Result<'exports.download'>>().toEqualTypeOf<Blob>()
expectTypeOf<Args<'uploads.create'>['file']>().toEqualTypeOf<string | Blob>()
expectTypeOf<Args<'uploads.create'>['file_name']>().toEqualTypeOf<string | undefined>()

// By id too.
const byId = await callOperation(sdk, 'carry_publishes.list', { include: ['carry_content'] })
expectTypeOf(byId.items[0]?.carry_content?.title).toEqualTypeOf<string | undefined>()
const without = await callOperation(sdk, 'carry_publishes.list', { page: { size: 1 } })
expectTypeOf(without).toEqualTypeOf<Result<'carry_publishes.list'>>()
// @ts-expect-error no such relation
void callOperation(sdk, 'carry_publishes.list', { include: ['owner'] })
