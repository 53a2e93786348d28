import { expect, test } from 'vitest'
import { fullKey } from './full-key.ts'

const account = (id: string, platform: string, business_team_id: string) => ({
  id,
  uid: '88213',
  platform,
  business_team_id,
})

test('an account that is named by its uid alone is the one that the server takes', () => {
  const accounts = [account('12', 'jd', '1'), account('9', 'pdd', '1'), account('3', 'xhs', '2')]
  expect(fullKey('88213', accounts, '1')).toBe('pdd/88213')
  expect(fullKey('jd/88213', accounts, '1')).toBe('jd/88213')
  expect(fullKey('40211', accounts, '1')).toBe('40211')
})
