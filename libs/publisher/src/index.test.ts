import { expect, it } from 'vitest'

it('exports exactly this', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CREATOR_PUBLISH_MAX_ITEMS',
    'EVENT_LOG_SIZE',
    'FRAME_PROTOCOL',
    'PUBLISHER_CONFIG',
    'classifyRefusal',
    'classifyReply',
    'createFrameBridge',
    'createPublisher',
    'createWork',
    'frameAdapterOf',
    'framePublisher',
    'isFinal',
    'parseFrameMessage',
    'pickItems',
    'publishThrough',
    'publisherConfig',
    'refusedClaim',
    'saysLost',
    'toFrameContent',
    'toGoods',
    'toReport',
    'volatileOutbox',
    'wordToKeep',
  ])
})

it('exports exactly this for tests', async () => {
  const names = Object.keys(await import('./testing/index.ts')).sort()
  expect(names).toEqual([
    'FORGED_PAYLOAD',
    'FORGED_READY',
    'FakeChannel',
    'FakeFrame',
    'createRig',
    'forgedAnswer',
    'memoryOutbox',
  ])
})
