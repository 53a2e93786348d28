import { expect, it } from 'vitest'

it('the public surface is exactly this', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CABLE_LIMITS',
    'CABLE_PATH',
    'MAX_NOTIFY_BYTES',
    'MAX_PARAMS_BYTES',
    'RealtimeError',
    'cableClock',
    'createAnnouncer',
    'createCableApp',
    'createCableNode',
    'createMemoryBroadcaster',
    'createPostgresBroadcaster',
    'createRpcHandler',
    'rpcToken',
    'streamNames',
  ])
})
