import { expect, test } from 'vitest'
import { channelScope, groupScope, sourceScope } from './scopes.ts'

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
