import { expectTypeOf } from 'vitest'
import type { FixtureSdk } from '../testing/fixture/fixture-sdk.ts'
import { callOperation } from './call-operation.ts'
import type { Page, RelatedRecord } from './contract.ts'
import type { ReadOperation, WriteOperation } from './create-sdk.ts'
import type { CallOptions } from './transport.ts'

type Contents = FixtureSdk['carry_contents']
type ArgsOfCall<Call extends (args: never, options?: CallOptions) => unknown> = Parameters<Call>[0]
type ResultOfCall<Call extends (args: never, options?: CallOptions) => unknown> = Awaited<
  ReturnType<Call>
>

expectTypeOf<ArgsOfCall<Contents['batch_content_status']>>().toEqualTypeOf<{
  ids: string[]
  status: 'processed' | 'checked' | 'published'
}>()
expectTypeOf<ArgsOfCall<Contents['update']>>().toEqualTypeOf<{
  id: string
  title?: string
  images?: string[]
}>()
expectTypeOf<ArgsOfCall<FixtureSdk['auth']['login']>>().toEqualTypeOf<{
  grant_type: 'password'
  scope?: string
  username: string
  password: string
}>()

type Content = ResultOfCall<Contents['get']>
expectTypeOf<Content['type']>().toEqualTypeOf<'carry_contents'>()
expectTypeOf<Content['updated_at']>().toEqualTypeOf<string | null>()
expectTypeOf<Content['tags']>().toEqualTypeOf<RelatedRecord[] | undefined>()
expectTypeOf<Content['user']>().toEqualTypeOf<RelatedRecord | null | undefined>()
expectTypeOf<ResultOfCall<Contents['list']>>().toEqualTypeOf<Page<Content>>()
expectTypeOf<ResultOfCall<Contents['search_material']>>().toEqualTypeOf<string[]>()
expectTypeOf<ResultOfCall<FixtureSdk['auth']['logout']>>().toEqualTypeOf<null>()

// The queue may be empty, and the type says so.
type Claimed = ResultOfCall<Contents['get_publish_content']>
expectTypeOf<Extract<Claimed, null>>().toEqualTypeOf<null>()
expectTypeOf<NonNullable<Claimed>['fence']>().toEqualTypeOf<number>()

// Arguments may be left out only where none is needed.
expectTypeOf<Parameters<Contents['list']>[0]>().toExtend<object | undefined>()
expectTypeOf<Contents['list']>().toBeCallableWith()
// @ts-expect-error a claim needs its device
expectTypeOf<Contents['get_publish_content']>().toBeCallableWith()
// @ts-expect-error no such status
expectTypeOf<Contents['list']>().toBeCallableWith({ 'filter[status]': 'burnt' })

// The effect decides, not the method: a GET that changes something is a write.
expectTypeOf<'carry_contents.list'>().toExtend<ReadOperation>()
expectTypeOf<'carry_contents.list'>().not.toExtend<WriteOperation>()
expectTypeOf<'carry_contents.get_publish_content'>().toExtend<WriteOperation>()
expectTypeOf<'carry_contents.get_publish_content'>().not.toExtend<ReadOperation>()

// By id, the types are those of the operation.
expectTypeOf(callOperation<'auth.logout'>).returns.resolves.toEqualTypeOf<null>()
expectTypeOf(callOperation<'auth.refresh_token'>)
  .returns.resolves.toHaveProperty('access_token')
  .toEqualTypeOf<string>()
