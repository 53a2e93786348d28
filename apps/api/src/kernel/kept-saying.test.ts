import { says, type Saying } from '@omc/core/problems'
import { expect, it } from 'vitest'
import { keepNothing, keepSaying } from './kept-saying.ts'
import { quoted } from './problem.ts'
import { spoken } from './spoken.ts'

/** A row as the database answers it. */
function kept(saying: Saying) {
  const { error, error_code, error_params } = keepSaying('error', saying)
  return { key: error_code, params: JSON.parse(error_params ?? 'null'), kept: error }
}
const inBoth = (value: unknown) => [spoken(value, 'zh'), spoken(value, 'en')]

it('keeps a sentence of the catalogue as its key and its parameters, and the text beside them', () => {
  const saying = says('job_failed', { job: { zh: '导出', en: 'Export' } })
  expect(keepSaying('error', saying)).toEqual({
    error: '导出失败',
    error_code: 'job_failed',
    error_params: '{"job":{"zh":"导出","en":"Export"}}',
  })
  expect(inBoth({ error: kept(saying) })).toEqual([
    { error: '导出失败' },
    { error: 'Export failed' },
  ])
})

it('keeps which case of a code it is', () => {
  const saying = says('account_expired.message', { name: 'Mei' })
  expect(kept(saying).key).toBe('account_expired.message')
  expect(spoken(kept(saying), 'en')).toBe('The sign-in of Mei has ended; please sign in again.')
})

it('says the words of somebody outside as they came, also under a code of ours', () => {
  expect(inBoth(kept(quoted('of theirs', '频道维护中')))).toEqual(['频道维护中', '频道维护中'])
  expect(inBoth(kept(quoted('signed_out', 'come back later')))).toEqual([
    'come back later',
    'come back later',
  ])
  const theirs = { code: 'of theirs', params: {}, words: { zh: '维护中', en: 'Closed' } }
  expect(inBoth(kept(theirs))).toEqual(['维护中', 'Closed'])
})

it('answers the text where the code is not known here, or has lost its parameters', () => {
  expect(spoken({ key: 'newer', params: {}, kept: '新的' }, 'en')).toBe('新的')
  expect(spoken({ key: 'job_failed', params: null, kept: '失败' }, 'en')).toBe('失败')
})

it('keeps nothing as no code', () => {
  expect(keepNothing('error', null)).toEqual({ error: null, error_code: null, error_params: null })
})
