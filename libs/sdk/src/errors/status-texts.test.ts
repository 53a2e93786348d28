import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { STATUS_TEXTS, statusText } from './status-texts.ts'

it('has twelve texts, each in both languages', () => {
  const statuses = [0, 400, 401, 402, 403, 404, 406, 410, 500, 502, 503, 504]
  expect(Object.keys(STATUS_TEXTS).map(Number)).toEqual(statuses)
  for (const { zh, en } of Object.values(STATUS_TEXTS)) {
    expect(zh).toMatch(/[一-龥]/)
    expect(en).toMatch(/^[A-Z]/)
  }
})

it.each([
  ['E-022', 0],
  ['E-023', 400],
  ['E-024', 401],
  ['E-025', 402],
  ['E-026', 403],
  ['E-027', 404],
  ['E-028', 406],
  ['E-029', 410],
  ['E-030', 500],
  ['E-031', 502],
  ['E-032', 503],
  ['E-033', 504],
] as const)('%s: status %i has a text of its own', (id, status) => {
  const others = Object.values(STATUS_TEXTS).filter((words) => words !== STATUS_TEXTS[status])
  expect(others).toHaveLength(11)
  behaviour(id, () => {
    for (const language of ['zh', 'en'] as const) {
      expect(statusText(status, language)).toBe(STATUS_TEXTS[status]?.[language])
      expect(others.map((words) => words[language])).not.toContain(statusText(status, language))
    }
  })
})

it('names any other status by its number', () => {
  behaviour('E-011', () => {
    expect(statusText(418, 'en')).toBe('Request failed with status code 418')
    expect(statusText(418, 'zh')).toContain('418')
  })
})
