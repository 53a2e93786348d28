import { expect, it } from 'vitest'
import { parseOptions } from './options.ts'

it('queues enough items for all kills, unless their number is given', () => {
  expect(parseOptions(['--kills', '1000'])).toMatchObject({ killCount: 1_000, itemCount: 3_125 })
  expect(parseOptions([])).toMatchObject({ killCount: 64, itemCount: 200 })
  expect(parseOptions(['--kills', '1000', '--items', '7'])).toMatchObject({ itemCount: 7 })
})

it.each([
  [['--kills', '0'], '--kills wants a whole number above 0, not "0"'],
  [['--by', 'nobody'], '--by wants console, server, both, not "nobody"'],
])('refuses %j', (args, message) => {
  expect(() => parseOptions(args)).toThrow(new RangeError(message))
})
