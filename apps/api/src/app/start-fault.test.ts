import { expect, it } from 'vitest'
import { testConfig } from '../../test/test-config.ts'
import { ConfigError } from '../kernel/config.ts'
import { createServer } from './create-server.ts'
import { startFault } from './start-fault.ts'

it('a database that is not there is told as DATABASE_URL, without its password', async () => {
  const databaseUrl = 'postgres://owner:hidden-word@127.0.0.1:1/omc'
  const fault: unknown = await createServer({ ...testConfig, port: 0, databaseUrl }).catch(
    (error: unknown) => error,
  )
  expect(fault).toBeInstanceOf(ConfigError)
  expect(String(fault)).toContain('DATABASE_URL cannot be reached: 127.0.0.1:1 (ECONNREFUSED)')
  expect(String(fault)).not.toContain('hidden-word')
})

it('an address that is not ours is told as HOST', () => {
  const config = { ...testConfig, host: '999.1.1.1' }
  const error = Object.assign(new Error('x'), { syscall: 'getaddrinfo', hostname: '999.1.1.1' })
  expect(String(startFault(error, config))).toContain('HOST is no address of this machine')
})

it('what no setting explains stays what it is', () => {
  const error = new Error('ours')
  expect(startFault(error, testConfig)).toBe(error)
})
