import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { offersQuery, POOLS } from './pool-search.ts'
import { sendChosen } from './send-chosen.ts'
import type { Tray } from './tray.ts'

const OWN = [
  ['guanghe', 'search_guanghe_pool'],
  ['dewu', 'search_dewu_pool'],
  ['goudong', 'search_goudong_pool'],
  ['taobaoke', 'search_taobaoke_material'],
  ['douyin', 'search_pool'],
  ['redbook', 'search_pool'],
] as const

test.each(OWN)('a search at %s asks carry_materials.%s', async (platform, name) => {
  expect(POOLS).toContain(platform)
  const transport = fakeTransport()
  const answer = { candidates: [], total: 0, page: 1, size: 20 }
  transport.answer(`carry_materials.${name}`, { body: { data: answer } })
  const asked = offersQuery(createSdk({ transport }), {
    platform,
    kind: 'goods',
    q: ' 杯 ',
    sort: 'sales',
  })
  await new QueryClient().fetchInfiniteQuery(asked)
  const [call] = transport.calls
  expect(call?.operation).toBe(`carry_materials.${name}`)
  const given = `${decodeURIComponent(call?.query ?? '')} ${JSON.stringify(call?.body)}`
  for (const part of ['杯', 'goods', 'sales']) expect(given).toContain(part)
  expect(given.includes('platform')).toBe(name === 'search_pool')
})

test('goods of Taobao are stored by their own operation, everything else by the common one', async () => {
  const transport = fakeTransport()
  const told = { created_count: 1, existing_count: 0, existing: [], failed: [] }
  const stored = { body: { data: [], meta: told } }
  transport.always('carry_materials.new_taobaoke_material', stored)
  transport.always('carry_materials.assign_material_from_channel', stored)
  // as: storing reads only these attributes.
  const tray = [
    { kind: 'goods', source: 'taobaoke', source_id: 't1' },
    { kind: 'content', source: 'taobaoke', source_id: 't2' },
    { kind: 'goods', source: 'dewu', source_id: 'd1' },
  ] as unknown as Tray
  const ports = { sdk: createSdk({ transport }), queryClient: new QueryClient() }
  const { createdCount } = await sendChosen(ports, tray, { userId: '7' })
  expect(createdCount).toBe(3)
  const sent = transport.calls.map(({ operation, body }) => [operation, JSON.stringify(body)])
  expect(sent).toEqual([
    ['carry_materials.new_taobaoke_material', expect.stringContaining('"item_ids":["t1"]')],
    ['carry_materials.assign_material_from_channel', expect.stringContaining('["t2"]')],
    ['carry_materials.assign_material_from_channel', expect.stringContaining('["d1"]')],
  ])
  expect(sent.every(([, body]) => body?.includes('"user_id":"7"'))).toBe(true)
})
