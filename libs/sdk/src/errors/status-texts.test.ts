import { expect, it } from 'vitest'
import { STATUS_TEXTS, statusText } from './status-texts.ts'

it('has the twelve texts of the specification in both languages', () => {
  const statuses = [0, 400, 401, 402, 403, 404, 406, 410, 500, 502, 503, 504]
  expect(Object.keys(STATUS_TEXTS).map(Number)).toEqual(statuses)
  for (const { zh, en } of Object.values(STATUS_TEXTS)) {
    expect(zh).toMatch(/[一-龥]/)
    expect(en).toMatch(/^[A-Z]/)
  }
})

it('names any other status by its number', () => {
  expect(statusText(418, 'en')).toBe('Request failed with status code 418')
  expect(statusText(418, 'zh')).toContain('418')
})
