import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { explainExit } from './launch-postmaster.ts'
import { judgeLock, parsePostmasterLock, readPostmasterLock } from './postmaster-lock.ts'
import { isRunning } from './process-facts.ts'
import { freeMegabytes, layReserve, releaseReserve } from './reserve-file.ts'
import { startPostgres } from './start-postgres.ts'
import type { RunningPostgres } from './start-postgres.ts'

const PASSWORD = 'a pass/word @ 1'
const isRoot = process.getuid?.() === 0
const leftovers: (() => unknown)[] = []
const said: string[] = []
const log = { info: (line: string) => said.push(line), warn: (line: string) => said.push(line) }

afterEach(async () => {
  while (leftovers.length > 0) await leftovers.pop()?.()
  said.length = 0
})

describe('a start of the embedded database', () => {
  it('creates it, answers by password only, keeps every promise of durability', async () => {
    const pg = await start(newDir())
    expect(pg.adopted).toBe(false)
    const settings = await rows(
      pg.url,
      `select name, setting from pg_settings where name in ('fsync','full_page_writes',
       'synchronous_commit','listen_addresses','unix_socket_directories','max_connections')`,
    )
    expect(Object.fromEntries(settings.map((row) => [row['name'], row['setting']]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '60',
    })
    const [locale] = await rows(
      pg.url,
      `select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = 'postgres'`,
    )
    expect(locale).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8' })
    const withoutPassword = `postgres://postgres:wrong@127.0.0.1:${pg.port}/postgres`
    await expect(rows(withoutPassword, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })

  it('is quick the second time, keeps the rows, and leaves no process after stop', async () => {
    const dir = newDir()
    const first = await start(dir)
    await rows(first.url, 'create table kept (n int)')
    await rows(first.url, 'insert into kept values (7)')
    await first.stop()
    expect(isRunning(first.pid)).toBe(false)
    const before = performance.now()
    const second = await start(dir)
    expect(performance.now() - before).toBeLessThan(3_000)
    expect(await rows(second.url, 'select n from kept')).toEqual([{ n: 7 }])
  })

  it('refuses another password with one line that names the directory', async () => {
    const dir = newDir()
    await (await start(dir)).stop()
    const failure = await failureOf(start(dir, 'another'))
    expect(failure.code).toBe('password_wrong')
    expect(failure.message).toMatch(/密码.*password.*omc-pg-/)
    expect(failure.message).not.toContain('\n')
    expect(readPostmasterLock(join(dir, 'cluster'))).toBeUndefined()
  })

  it('names a data directory that is a file, and one of another version', async () => {
    const dir = newDir()
    writeFileSync(join(dir, 'file'), '')
    const notAFolder = await failureOf(start(join(dir, 'file')))
    expect([notAFolder.code, notAFolder.thing]).toEqual(['data_dir_unwritable', join(dir, 'file')])
    await (await start(dir)).stop()
    writeFileSync(join(dir, 'cluster', 'PG_VERSION'), '17\n')
    expect((await failureOf(start(dir))).code).toBe('data_dir_version')
  })

  it.runIf(existsSync('/proc/self'))('names a place where no folder can be made', async () => {
    expect((await failureOf(start('/proc/nowhere/data'))).code).toBe('data_dir_unwritable')
  })

  it.runIf(isRoot)('runs as another user where namespaces are forbidden', async () => {
    const dir = newDir()
    execFileSync('chmod', ['755', dir])
    const runAs = { tag: 'user', uid: 65534, gid: 65534 } as const
    const pg = await startPostgres({ dataDir: dir, superPassword: PASSWORD, log, runAs })
    leftovers.push(() => pg.stop())
    expect(statSync(`/proc/${pg.pid}`).uid).toBe(65534)
    expect(await rows(pg.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await pg.stop()
    // The machine may allow namespaces again: the same files serve both ways.
    expect(await rows((await start(dir)).url, 'select 1 as n')).toEqual([{ n: 1 }])
  })
})

describe('after a kill', () => {
  it('adopts the server that a killed process left, in under a second', async () => {
    const dir = newDir()
    const left = await startInChild(dir)
    left.child.kill('SIGKILL')
    await once(left.child, 'exit')
    expect(isRunning(left.pid)).toBe(true)
    const before = performance.now()
    const pg = await start(dir)
    expect([pg.adopted, pg.pid]).toEqual([true, left.pid])
    expect(performance.now() - before).toBeLessThan(1_000)
    await pg.stop()
    expect(isRunning(left.pid)).toBe(false)
  })

  it('leaves a server to the living process that started it, and takes it over after that', async () => {
    const dir = newDir()
    const owner = await startInChild(dir)
    const guest = await start(dir)
    expect([guest.adopted, guest.pid]).toEqual([true, owner.pid])
    await guest.stop()
    expect(await rows(owner.url, 'select 1 as n')).toEqual([{ n: 1 }])
    const second = await start(dir)
    owner.child.kill('SIGKILL')
    await once(owner.child, 'exit')
    await until(async () =>
      readFileSync(join(dir, 'owner.json'), 'utf8').includes(`${process.pid}`),
    )
    await second.stop()
    expect(isRunning(owner.pid)).toBe(false)
  })

  it('starts again within ten seconds when both were killed, committed rows intact', async () => {
    const dir = newDir()
    const left = await startInChild(dir)
    await rows(left.url, 'create table kept (n int)')
    await rows(left.url, 'insert into kept select generate_series(1, 1000)')
    left.child.kill('SIGKILL')
    process.kill(left.pid, 'SIGKILL')
    const before = performance.now()
    const pg = await start(dir)
    expect(performance.now() - before).toBeLessThan(10_000)
    expect(pg.adopted).toBe(false)
    expect(await rows(pg.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
  })

  it('is not held up by another program that got the old pid', async () => {
    const dir = newDir()
    await (await start(dir)).stop()
    const stranger = spawn('sleep', ['60'])
    leftovers.push(() => stranger.kill('SIGKILL'))
    const lock = [stranger.pid, join(dir, 'cluster'), 1_700_000_000, 5432, '', '127.0.0.1', '', '']
    writeFileSync(join(dir, 'cluster', 'postmaster.pid'), `${lock.join('\n')}\n`)
    const pg = await start(dir)
    expect([pg.adopted, isRunning(stranger.pid!)]).toEqual([false, true])
    expect(said.join()).toContain('is not the database')
  })

  it('never takes the lock of a living server it cannot talk to', async () => {
    const dir = newDir()
    const pg = await start(dir)
    const lockFile = join(dir, 'cluster', 'postmaster.pid')
    const lock = readFileSync(lockFile, 'utf8')
    writeFileSync(lockFile, lock.replace(`\n${pg.port}\n`, '\n1\n'))
    let at = 0
    const clock = { now: () => (at += 7_000) }
    const second = startPostgres({ dataDir: dir, superPassword: PASSWORD, log, clock })
    expect((await failureOf(second)).code).toBe('data_dir_in_use')
    expect(existsSync(lockFile)).toBe(true)
    writeFileSync(lockFile, lock)
  })

  it('starts the server again on the same port when it ends unasked', async () => {
    const pg = await start(newDir())
    await rows(pg.url, 'create table kept (n int)')
    const before = pg.pid
    process.kill(before, 'SIGKILL')
    await until(async () => pg.pid !== before && (await rows(pg.url, 'table kept')).length === 0)
    expect(said.join()).toContain('runs again')
  })
})

describe('on a full disk', () => {
  it('comes up again from its reserve and has lost nothing it acknowledged', async () => {
    const dir = smallDisk()
    if (dir === undefined) return judgesFullDiskByWordsAlone()
    const pg = await start(dir)
    expect(statSync(join(dir, 'reserve.bin')).size).toBe(16 * 1024 * 1024)
    await rows(pg.url, 'create table kept (n int, filler text storage external)')
    const filler = join(dir, 'filler')
    writeFileSync(filler, Buffer.alloc(Math.floor(freeMegabytes(dir) - 6) * 1024 * 1024, 1))
    const acknowledged = await insertUntilFull(pg.url)
    expect(acknowledged).toBeGreaterThan(0)
    await pg.stop()
    fillUp(join(dir, 'filler-rest'))
    expect(freeMegabytes(dir)).toBeLessThan(0.1)
    const again = await start(dir)
    expect(said.join()).toContain('is released')
    const [count] = await rows(again.url, 'select count(*)::int as n from kept')
    expect(count?.['n']).toBe(acknowledged)
    await again.stop()
    rmSync(filler)
    await start(dir)
    expect(existsSync(join(dir, 'reserve.bin'))).toBe(true)
  })

  it('says so in both languages when nothing is left to give', () => {
    const failure = explainExit(
      'FATAL:  could not write lock file: No space left on device',
      '/d',
      '1',
    )
    expect(failure.code).toBe('disk_full')
    expect(failure.message).toBe('磁盘已满 · the disk is full: /d')
  })
})

describe('a lock', () => {
  const lock = parsePostmasterLock(
    '10\n/d/cluster\n1700000000\n5432\n\n127.0.0.1\n1 2\nready   \n',
  )!
  const argv = ['/bin/postgres', '-D', '/d/cluster', '']

  it.each([
    ['gone', undefined],
    ['ours', { zombie: false, startedAt: 1_700_000_001_000, commandLine: argv }],
    ['stranger', { zombie: false, startedAt: 1_700_000_999_000, commandLine: ['sleep', '9', ''] }],
    ['stranger', { zombie: true, startedAt: 1_700_000_001_000, commandLine: [''] }],
    ['doubtful', { zombie: false, startedAt: 1_700_000_999_000, commandLine: argv }],
    ['doubtful', { zombie: false, startedAt: undefined, commandLine: undefined }],
  ])('is judged %s by pid, directory and start time', (verdict, facts) => {
    expect(judgeLock(lock, facts, '/d/cluster')).toBe(verdict)
  })

  it('that a kill left half written is none', () => {
    expect(parsePostmasterLock('10\n')).toBeUndefined()
  })
})

async function start(dataDir: string, superPassword = PASSWORD): Promise<RunningPostgres> {
  const pg = await startPostgres({ dataDir, superPassword, log })
  leftovers.push(() => pg.stop())
  return pg
}

function newDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'omc-pg-'))
  leftovers.push(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A second process that starts the database and then only waits to be killed. */
async function startInChild(
  dataDir: string,
): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(`${import.meta.dirname}/start-postgres.ts`)})
    const log = { info() {}, warn() {} }
    const pg = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, superPassword: ${JSON.stringify(PASSWORD)}, log })
    console.log(JSON.stringify({ pid: pg.pid, url: pg.url }))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  leftovers.push(() => child.kill('SIGKILL'))
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const { pid, url } = JSON.parse(line) as { pid: number; url: string }
  leftovers.push(() => isRunning(pid) && process.kill(pid, 'SIGQUIT'))
  return { child, pid, url }
}

async function failureOf(start: Promise<unknown>): Promise<EmbeddedPostgresError> {
  const error: unknown = await start.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof EmbeddedPostgresError) return error
  throw new Error(`expected a typed failure, got ${String(error)}`)
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue().catch(() => false))) await wait(100)
}

/** A disk of 120 MB in memory; undefined where this machine does not let us mount one. */
function smallDisk(): string | undefined {
  const dir = newDir()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', dir], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  leftovers.push(() => execFileSync('umount', ['-l', dir]))
  return dir
}

/** Without the right to mount: the reserve and the words of a full disk, without a full disk. */
function judgesFullDiskByWordsAlone(): void {
  const dir = newDir()
  expect(layReserve(dir)).toBe(true)
  expect(releaseReserve(dir)).toBe(true)
  expect(releaseReserve(dir)).toBe(false)
  expect(explainExit('PANIC: could not write: No space left on device', dir, '1').code).toBe(
    'disk_full',
  )
}

async function insertUntilFull(url: string): Promise<number> {
  let acknowledged = 0
  for (;;) {
    try {
      await rows(url, `insert into kept select 1, repeat(md5(random()::text), 10000)`)
      acknowledged += 1
    } catch {
      return acknowledged
    }
  }
}

function fillUp(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(64 * 1024 * 1024, 1))
  } catch {
    // The disk is meant to be full; the written part stays.
  }
}
