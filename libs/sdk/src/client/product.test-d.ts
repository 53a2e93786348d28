import { expectTypeOf } from 'vitest'
import type { Page } from './contract.ts'
import type { Args, Result, WriteOperation } from './create-sdk.ts'
import type { EventStream } from './event-stream.ts'

// Taking back from the trash gives the record, and lists say that they want the trash.
expectTypeOf<Args<'plans.restore'>>().toEqualTypeOf<{ id: string }>()
expectTypeOf<Result<'plans.restore'>>().toEqualTypeOf<Result<'plans.get'>>()
expectTypeOf<'plans.restore'>().toExtend<WriteOperation>()
expectTypeOf<Args<'plans.list'>['filter[trashed]']>().toEqualTypeOf<boolean | undefined>()

// A list below a record is a page of the other resource.
type Message = Result<'conversations.messages'> extends Page<infer Item> ? Item : never
expectTypeOf<Message['type']>().toEqualTypeOf<'conversation_messages'>()
expectTypeOf<Args<'conversations.messages'>['id']>().toEqualTypeOf<string>()

expectTypeOf<Result<'conversations.send_message'>>().toEqualTypeOf<EventStream>()
expectTypeOf<Args<'conversations.send_message'>>().toEqualTypeOf<{ id: string; text: string }>()
expectTypeOf<Result<'exports.download'>>().toEqualTypeOf<Blob>()
expectTypeOf<Args<'uploads.create'>['file']>().toEqualTypeOf<string | Blob>()
expectTypeOf<Args<'uploads.create'>['file_name']>().toEqualTypeOf<string | undefined>()
