import type { FastifyError } from 'fastify'
import { expect, it } from 'vitest'
import { TooManyWait } from '../../auth/turns.ts'
import { notFound } from '../../kernel/problem.ts'
import { toProblem } from './to-problem.ts'

const failed = (facts: object, message = 'why'): FastifyError =>
  Object.assign(new Error(message), { name: 'Error', code: '', ...facts })

const facts = (error: FastifyError, method = 'POST') => {
  const known = toProblem(error, method)
  return known && [known.status, known.code]
}

it('takes a refusal as it is', () => {
  const refusal = notFound({ zh: '内容', en: 'content' })
  expect(toProblem(refusal, 'GET')).toBe(refusal)
})

it.each([
  [
    'what the framework refuses',
    { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 },
    [413, 'too_large'],
  ],
  ['a value that the database cannot hold', { code: '22003' }, [422, 'out_of_range']],
  ['a database that is away', { code: 'ECONNREFUSED' }, [503, 'database_lost']],
  ['a request that nobody can read', { statusCode: 431 }, [431, 'bad_request']],
])('gives %s its own code', (_what, error, answer) => {
  expect(facts(failed(error))).toEqual(answer)
})

it('asks to come again where too many wait for their sign-in', () => {
  const crowded = Object.assign(new TooManyWait('too many wait'), { code: '' })
  expect(facts(crowded)).toEqual([503, 'busy'])
})

it('calls a wrong value of a query a wrong query', () => {
  expect(facts(failed({ code: '22003' }), 'GET')).toEqual([400, 'out_of_range'])
  expect(facts(failed({ code: '22003' }), 'PUT')).toEqual([422, 'out_of_range'])
  expect(facts(failed({ code: '23505' }), 'GET')).toEqual([409, 'duplicate'])
})

it('knows nothing of what is ours', () => {
  expect(facts(failed({}))).toBeUndefined()
  expect(facts(failed({ statusCode: 503 }))).toBeUndefined()
})
