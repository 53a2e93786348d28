import { expectTypeOf } from 'vitest'
import type { FixtureApi, FixtureSdk } from '../testing/fixture/fixture-sdk.ts'
import type { ArgsOf } from './arguments.ts'
import { callOperation } from './call-operation.ts'
import type { Answered } from './call.ts'
import type { ResultOf } from './contract.ts'
import type { Known } from './known.ts'
import type { Page } from './page.ts'
import type { Reference } from './record.ts'
import type { ReadOperation, WriteOperation } from './sdk.ts'

declare const sdk: FixtureSdk
type Ops = FixtureApi['operations']
type Contents = FixtureSdk['carry_contents']
type Open<Known extends string> = Known | (string & {})

// One flat object: path, query and body.
expectTypeOf<ArgsOf<Ops['carry_contents.batch_content_status']>>().toEqualTypeOf<{
  ids: string[]
  status: 'processed' | 'checked' | 'published'
}>()
expectTypeOf<ArgsOf<Ops['carry_contents.update']>>().toEqualTypeOf<{
  id: string
  title?: string
  images?: string[]
}>()
expectTypeOf<ArgsOf<Ops['auth.login']>>().toEqualTypeOf<{
  grant_type: 'password'
  scope?: string
  username: string
  password: string
}>()

// Both spellings of a parameter, one value or a list of them; arguments stay closed.
expectTypeOf<Contents['list']>().toBeCallableWith({ 'filter[status]': 'checked', sort: 'title' })
expectTypeOf<Contents['list']>().toBeCallableWith({
  filter: { status: 'checked', readed: false },
  page: { number: 2, size: 50 },
  include: ['user', 'tags'],
})
// @ts-expect-error no such status
expectTypeOf<Contents['list']>().toBeCallableWith({ 'filter[status]': 'burnt' })
// @ts-expect-error nor in the nested spelling
expectTypeOf<Contents['list']>().toBeCallableWith({ filter: { status: 'burnt' } })
// @ts-expect-error no such filter
expectTypeOf<Contents['list']>().toBeCallableWith({ filter: { colour: 'red' } })
// @ts-expect-error no such relation
expectTypeOf<Contents['list']>().toBeCallableWith({ include: ['owner'] })

// Arguments may be left out only where none is needed.
expectTypeOf<Contents['list']>().toBeCallableWith()
// @ts-expect-error a claim needs its device
expectTypeOf<Contents['get_publish_content']>().toBeCallableWith()

// Relations that were not included are id and type; answers may say more than is known today.
type Content = ResultOf<FixtureApi, 'carry_contents.get'>
expectTypeOf<Content['type']>().toEqualTypeOf<'carry_contents'>()
expectTypeOf<Content['updated_at']>().toEqualTypeOf<string | null>()
expectTypeOf<Content['status']>().toEqualTypeOf<Open<'processed' | 'checked' | 'published'>>()
expectTypeOf<Known<Content['status']>>().toEqualTypeOf<'processed' | 'checked' | 'published'>()
expectTypeOf<Content['tags']>().toEqualTypeOf<Reference<'tags'>[] | undefined>()
expectTypeOf<Content['user']>().toEqualTypeOf<Reference<'users'> | null | undefined>()

// Included relations are records, as deep as the path goes.
const plain = sdk.carry_contents.get({ id: '1' })
expectTypeOf(plain).resolves.toEqualTypeOf<Content>()
const whole = await sdk.carry_contents.get({ id: '1', include: ['user.team', 'tags'] })
expectTypeOf(whole.user).extract<null>().toEqualTypeOf<null>()
expectTypeOf(whole.user?.username).toEqualTypeOf<string | undefined>()
expectTypeOf(whole.user?.team?.name).toEqualTypeOf<string | undefined>()
expectTypeOf(whole.tags[0]?.name).toEqualTypeOf<string | undefined>()
expectTypeOf(whole.tags[0]?.contents).toEqualTypeOf<Reference<'carry_contents'>[] | undefined>()
const one = await sdk.carry_contents.get({ id: '1', include: 'user' })
expectTypeOf(one.user?.team).toEqualTypeOf<Reference<'business_teams'> | undefined>()
expectTypeOf(one.tags).toEqualTypeOf<Reference<'tags'>[] | undefined>()

// A list is a page, and all its items.
expectTypeOf(sdk.carry_contents.list()).resolves.toEqualTypeOf<Page<Content>>()
for await (const item of sdk.carry_contents.list({ include: ['user'], page: { size: 100 } })) {
  expectTypeOf(item.user?.username).toEqualTypeOf<string | undefined>()
}
expectTypeOf(sdk.carry_contents.get({ id: '1' })).not.toExtend<AsyncIterable<unknown>>()

expectTypeOf<Contents['search_material']>().returns.resolves.toEqualTypeOf<string[]>()
expectTypeOf<FixtureSdk['auth']['logout']>().returns.resolves.toEqualTypeOf<null>()
expectTypeOf(sdk.auth.logout().withResponse()).resolves.toEqualTypeOf<Answered<null>>()

// The queue may be empty, and the type says so.
type Claimed = ResultOf<FixtureApi, 'carry_contents.get_publish_content'>
expectTypeOf<Extract<Claimed, null>>().toEqualTypeOf<null>()
expectTypeOf<NonNullable<Claimed>['fence']>().toEqualTypeOf<number>()

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

// By route, only the caller knows.
expectTypeOf(sdk.request('GET /api/v1/carry_contents/{id}', { id: '7' })).resolves.toBeUnknown()
// @ts-expect-error no route
expectTypeOf<FixtureSdk['request']>().toBeCallableWith('/api/v1/carry_contents')
