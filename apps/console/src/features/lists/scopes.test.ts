import { expect, test } from 'vitest'
import { channelLinks, channelScope, groupScope, sourceLinks, sourceScope } from './scopes.ts'

test('a group narrows what it publishes to and what its material comes from', () => {
  expect(groupScope('/jingdong/content/list?t=checked')).toEqual({
    channels: ['jd', 'goudong'],
    platforms: ['jd', 'goudong'],
    sources: ['goudong', 'jd', 'douyin'],
  })
  expect(groupScope('/carry/content/list')).toEqual({})
  expect(groupScope('/setting/user')).toEqual({})
})

test('an address names one channel or source; one that there is not is no scope', () => {
  expect(channelScope('/carry/content/jd')).toMatchObject({ channel: ['jd'], channels: ['jd'] })
  expect(channelScope('/carry/content/moon')).toBeNull()
  expect(sourceScope('/carry/item/douyin')).toEqual({ sources: ['douyin'] })
  expect(sourceScope('/carry/item/jd-moon')).toBeNull()
})

test('an unknown channel or source has links to those there are', () => {
  const toSources = sourceLinks('/carry/item/moon')
  expect(toSources.map(({ to }) => to)).toContain('/carry/item/douyin')
  for (const { to } of toSources) expect(sourceScope(to)).not.toBeNull()
  for (const { to } of channelLinks('/carry/content/moon')) expect(channelScope(to)).not.toBeNull()
})
