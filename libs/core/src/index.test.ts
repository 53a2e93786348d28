import { expect, it } from 'vitest'

it('exports exactly this', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'ACCOUNT_PROBLEMS',
    'CHANNELS',
    'CHANNEL_ROWS',
    'COMMAND_ROWS',
    'CONTENT_STATUSES',
    'DATE_LOCALE',
    'DEFAULT_LANGUAGE',
    'DEVICE_JOBS',
    'FORM_MESSAGES',
    'IMAGE_DEFAULTS',
    'IMAGE_TYPES',
    'LANGUAGES',
    'PLATFORMS',
    'PUBLISH_LOOP',
    'REMOTE_COMMANDS',
    'SERVER_CHANNELS',
    'SOURCES',
    'SYNC_LOOP',
    'accountProblems',
    'canMoveByHand',
    'canMoveContent',
    'channelRow',
    'checkRule',
    'checkRules',
    'commandRow',
    'compressExactly',
    'createScreenTable',
    'firstScreen',
    'formMessage',
    'holds',
    'imageOptions',
    'initialState',
    'isBranch',
    'isExternal',
    'isIpv4',
    'isPassword',
    'isPhone',
    'isUsername',
    'noDataWaits',
    'paramsOf',
    'parseLanguage',
    'passesGuards',
    'pathOf',
    'queryOf',
    'runLoop',
    'step',
    'validators',
    'wrongParam',
  ])
})

it('exports exactly this for tests', async () => {
  const names = Object.keys(await import('./testing/index.ts')).sort()
  expect(names).toEqual(['VirtualClock', 'memoryStore', 'seededRandom'])
})
