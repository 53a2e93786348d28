import { expect, it } from 'vitest'

it('exports exactly this', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CHANNELS',
    'CONTENT_STATUSES',
    'FORM_MESSAGES',
    'GREETINGS',
    'IMAGE_DEFAULTS',
    'IMAGE_TYPES',
    'PLATFORMS',
    'PUBLISH_LOOP',
    'REMOTE_COMMANDS',
    'SOURCES',
    'SYNC_LOOP',
    'canMoveByHand',
    'canMoveContent',
    'checkRule',
    'checkRules',
    'formMessage',
    'holds',
    'imageOptions',
    'inLanguage',
    'initialState',
    'isPassword',
    'isPhone',
    'isUsername',
    'parseLanguage',
    'runLoop',
    'step',
    'timeOfDay',
    'validators',
  ])
})

it('exports exactly this for tests', async () => {
  const names = Object.keys(await import('./testing/index.ts')).sort()
  expect(names).toEqual([
    'VIRTUAL_PERSON',
    'VirtualClock',
    'memoryStore',
    'seededRandom',
    'withoutInterception',
  ])
})
