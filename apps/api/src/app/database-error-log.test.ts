import { Pool } from 'pg'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/template-db.ts'
import { databaseErrorLog } from './database-error-log.ts'

it('a lost connection is logged by code and message, without the password of the database (T9)', async () => {
  const database = await createTestDatabase('nothing')
  const lines: string[] = []
  const log = databaseErrorLog(pino({}, { write: (line: string) => void lines.push(line) }))
  const pool = new Pool({ connectionString: database.appUrl })
  const lost = new Promise<void>((resolve) => {
    pool.on('error', (error) => {
      log(error)
      resolve()
    })
  })
  await pool.query('select 1')
  await database.drop()
  await lost
  await pool.end()
  const { password } = new URL(database.appUrl)
  const entry = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  expect(entry).toMatchObject({ code: '57P01', msg: 'database connection' })
  expect(Object.keys(entry).sort()).toEqual(
    ['code', 'hostname', 'level', 'msg', 'pid', 'reason', 'time'].sort(),
  )
  expect(lines.join('')).not.toContain(decodeURIComponent(password))
})
