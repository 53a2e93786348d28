import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { markOf } from './process-mark.mjs'
import { root } from './root.mjs'
import { createRuntime } from './runtime.mjs'

const LIMIT = { timeout: 120_000 }
const { node, env } = createRuntime()
const module = (name) => JSON.stringify(join(import.meta.dirname, name))

/** `npm start` without the build: the same servers and the same shutdown. */
const START = `
  const { serve } = await import(${module('start.mjs')})
  const { createRuntime } = await import(${module('runtime.mjs')})
  const servers = { sandbox: ['apps/sandbox/src/main.ts'], api: ['apps/api/src/main.ts'] }
  process.exitCode = await serve(createRuntime(), { build: () => undefined, servers }).catch((error) => {
    console.log(error.message)
    return error.exitCode
  })`

/** Claims the data directory, prints the result and runs until it is ended. */
const CLAIM = `
  const { claimRun } = await import(${module('leftovers.mjs')})
  const settings = { dataDir: process.env.DATA_DIR, port: 1 }
  console.log(await claimRun(settings).then(() => 'claimed', () => 'refused'))
  process.stdin.resume()`

const dataDir = mkdtempSync(join(tmpdir(), 'omc-second-'))
const living = new Set()
after(async () => {
  for (const program of living) program.child.kill('SIGTERM')
  await Promise.all([...living].map(({ end }) => end))
  rmSync(dataDir, { recursive: true, force: true })
})

describe('while the product runs', LIMIT, () => {
  let first, ports, database
  before(async () => {
    ports = await freePorts(4)
    first = script(START, place(ports[0], ports[1]))
    await first.says('ready in')
    database = databasePid()
  })
  const isUntouched = async () => {
    assert.equal(databasePid(), database)
    assert.ok(markOf(database), 'the database runs')
    assert.equal((await fetch(`http://127.0.0.1:${ports[0]}/readyz`)).status, 200)
    assert.equal(
      JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')).run.pid,
      first.child.pid,
    )
  }

  test('a second start says where it runs, fails, and leaves everything to it', LIMIT, async () => {
    for (const portsOfSecond of [ports.slice(0, 2), ports.slice(2)]) {
      const second = script(START, place(...portsOfSecond))
      assert.equal(await second.end, 1)
      assert.match(second.said(), new RegExp(`产品已在运行：http://localhost:${ports[0]}`))
      assert.match(second.said(), new RegExp(`already runs at http://localhost:${ports[0]}`))
      await isUntouched()
    }
  })

  test('a second server on its data ends without the database', LIMIT, async () => {
    const second = program(['apps/api/src/main.ts'], place(ports[2], ports[1]))
    await second.says('listening on')
    second.child.kill('SIGTERM')
    assert.equal(await second.end, 0)
    await isUntouched()
  })

  test('its own end stops the database and forgets the run', LIMIT, async () => {
    first.child.kill('SIGTERM')
    assert.equal(await first.end, 0)
    assert.equal(markOf(database), undefined)
    assert.equal(existsSync(join(dataDir, 'run.json')), false)
    assert.equal(existsSync(join(dataDir, 'postgres/owner.json')), false)
  })
})

test(
  'of starts at the same moment one takes the directory that a killed run left',
  LIMIT,
  async () => {
    const stale = { port: 1, run: { pid: 999_999_999, mark: '1' }, servers: [] }
    writeFileSync(join(dataDir, 'run.json'), JSON.stringify(stale))
    const starts = Array.from({ length: 6 }, () => script(CLAIM, { DATA_DIR: dataDir }))
    await Promise.all(starts.map(({ says }) => says('\n')))
    const claimed = starts.filter(({ said }) => said() === 'claimed\n')
    assert.equal(claimed.length, 1)
    const { run } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
    assert.equal(run.pid, claimed[0].child.pid)
  },
)

function place(port, sandboxPort) {
  return {
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DEMO: '0',
    CONSOLE_DIR: join(dataDir, 'no-console'),
  }
}

function script(text, settings) {
  return program(['--input-type=module', '-e', text], settings)
}

/** Starts a program; returns its output so far and promises of its output and its end. */
function program(args, settings) {
  const child = spawn(node, args, { cwd: root, env: { ...env, ...settings }, stdio: 'pipe' })
  let said = ''
  const self = { child, said: () => said }
  living.add(self)
  self.end = once(child, 'close').then(([code]) => {
    living.delete(self)
    return code
  })
  const heard = new Set()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
      for (const look of heard) look()
    })
  }
  self.says = (words) =>
    Promise.race([
      new Promise((resolve) => {
        const look = () => said.includes(words) && resolve()
        heard.add(look)
        look()
      }),
      self.end.then((code) => assert.fail(`ended with ${code} and said:\n${said}`)),
    ])
  return self
}

function databasePid() {
  return Number(
    readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0],
  )
}

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}
