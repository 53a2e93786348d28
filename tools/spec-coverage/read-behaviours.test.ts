import { describe, expect, it } from 'vitest'
import { behavioursIn } from './read-behaviours.ts'

const inTest = (body: string, test = 'it') => `${test}('shows it', async () => { ${body} })`
const read = (text: string) => behavioursIn('x.test.ts', text).map(({ ids, fault }) => [ids, fault])
const counts = (text: string) => expect(read(text)).toEqual([[['B-001'], null]])
const refuses = (text: string, fault: string) => expect(read(text)).toEqual([[['B-001'], fault]])

describe('a behaviour counts', () => {
  it('when its body asserts something of the product', () => {
    counts(inTest(`behaviour('B-001', () => expect(list.order).toBe('-updated_at'))`))
    counts(inTest(`await behaviour('B-001', async () => { await expect(page).toHaveURL(/404/) })`))
    counts(inTest(`behaviour('B-001', () => expect.poll(() => page.title()).toBe('x'))`, 'test'))
    counts(inTest(`behaviour('B-001', () => expect\n  .poll(() => page.title())\n  .toBe('x'))`))
    counts(inTest(`behaviour('B-001', () => expect(row.attributes.status).toBe('checked'))`))
    counts(inTest(`behaviour('B-001', () => expect(await read()).not.toContain('x'))`))
    counts(inTest(`behaviour('B-001', () => assert.equal(sum(1), 2))`))
  })

  it('inside the cases and the blocks of tests', () => {
    counts(`describe('x', () => { ${inTest(`behaviour('B-001', () => expect(a).toBe(1))`)} })`)
    counts(inTest(`behaviour('B-001', () => expect(a).toBe(1))`, 'it.each(rows)'))
    counts(inTest(`behaviour('B-001', () => expect(a).toBe(1))`, 'it.skipIf(isSlow)'))
  })

  it('for each of its ids, also those of the rows of a table', () => {
    const two = [[['B-001', 'E-002'], null]]
    expect(read(inTest(`behaviour(['B-001', 'E-002'], () => expect(a).toBe(1))`))).toEqual(two)
    const body = `(id, n) => behaviour(id, () => expect(give(n)).toBe(n))`
    expect(read(`it.each([['B-001', 1], ['E-002', 2]])('%s', ${body})`)).toEqual(two)
    const nested = `it.each(good)('%s', (n) => behaviour(id, () => expect(give(n)).toBe(n)))`
    expect(
      read(`describe.each([['B-001', g], ['E-002', h]])('%s', (id, good) => { ${nested} })`),
    ).toEqual(two)
    expect(read(`const ROWS = [['B-001', 1], ['E-002', 2]]\nit.each(ROWS)('%s', ${body})`)).toEqual(
      two,
    )
  })
})

describe('a behaviour counts for nothing', () => {
  it('as a title alone', () => {
    expect(read(`it('B-001: is whole', () => { expect(order).toBe(1) })`)).toEqual([])
  })

  it.each([
    ['with an empty body', `behaviour('B-001', () => {})`],
    ['with a body that does things only', `behaviour('B-001', () => act(page))`],
    ['with an expectation that asks nothing', `behaviour('B-001', () => expect(order))`],
    ['with sums of literals', `behaviour('B-001', () => expect(1 + 1).toBe(2))`],
    ['with a status alone', `behaviour('B-001', () => expect(answer.status).toBe(200))`],
    ['with the assertion outside', `expect(a).toBe(1); behaviour('B-001', () => act())`],
    ['without a body', `behaviour('B-001')`],
  ])('%s', (_what, body) => refuses(inTest(body), 'its body asserts nothing of the product'))

  it('in a test that is skipped, or in none', () => {
    const call = `behaviour('B-001', () => expect(a).toBe(1))`
    refuses(inTest(call, 'it.skip'), 'its test is skipped')
    refuses(inTest(call, 'test.fixme'), 'its test is skipped')
    refuses(inTest(inTest(call), 'describe.skip'), 'its test is skipped')
    refuses(`const show = () => ${call}`, 'it stands in no test')
  })

  it('with an id that nobody can read from the source', () => {
    const call = inTest(`behaviour(pick(), () => expect(a).toBe(1))`)
    expect(read(call)).toEqual([[[], 'its id is no literal']])
  })

  it('in a comment or a text', () => {
    expect(
      read(`// behaviour('B-001', () => expect(a).toBe(1))\nconst a = "behaviour('B-001')"`),
    ).toEqual([])
  })
})
