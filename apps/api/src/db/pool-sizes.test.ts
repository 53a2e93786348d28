import { expect, it } from 'vitest'
import { readConfig } from '../kernel/config.ts'
import { poolSizes } from './pool-sizes.ts'

/** `max_connections` less those that PostgreSQL keeps for its administrator. */
const OPEN_TO_ALL = 100 - 3
/** Connections for migrations at start, a backup, and a person with psql. */
const BESIDE = 10

it('three processes with the usual settings find room in PostgreSQL as it comes', () => {
  const sizes = poolSizes(readConfig({}).poolSize)
  expect(sizes).toEqual({ requests: 12, server: 6, asking: 3, queue: 4, notices: 3 })
  const all = Object.values(sizes).reduce((sum, size) => sum + size)
  expect(3 * all + BESIDE).toBeLessThanOrEqual(OPEN_TO_ALL)
})
