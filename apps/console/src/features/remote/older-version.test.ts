import { expect, it } from 'vitest'
import { isOlderVersion } from './older-version.ts'

it.each([
  ['2.0.0', '2.0.0', false],
  ['2.9.0', '2.10.0', true],
  ['2.10.0', '2.9.0', false],
  ['2.0.0+20260131.0930', '2.0.0+20260131.0931', true],
  ['2.0.0+20260131.0931', '2.0.0+20260131.0930', false],
  ['2.1.0+20250101.0000', '2.0.0+20260131.0930', false],
  // The server itself names no build.
  ['2.0.0', '2.0.0+20260131.0930', false],
])('%s is older than %s: %s', (version, than, isOlder) => {
  expect(isOlderVersion(version, than)).toBe(isOlder)
})
