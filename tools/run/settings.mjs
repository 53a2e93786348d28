import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { root } from './root.mjs'
import { Stop, say } from './say.mjs'

const NEW_DATABASE_MB = 150
const LITTLE_SPACE_MB = 32
const MEGABYTE = 1024 * 1024

/**
 * Settings passed to the two servers, from the environment. They read all others themselves.
 *
 * @typedef {{ port: number, sandboxPort: number, dataDir: string, env: Record<string, string> }} Settings
 * @returns {Settings}
 */
export function readSettings() {
  const port = readPort('PORT', 8080)
  const sandboxPort = readPort('SANDBOX_PORT', 8090)
  if (port === sandboxPort) {
    throw new Stop('PORT 与 SANDBOX_PORT 不能相同', `PORT and SANDBOX_PORT are both ${port}`)
  }
  const publicOrigin = readOrigin('PUBLIC_ORIGIN', `http://localhost:${port}`)
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  assertWritable(dataDir)
  assertSpace(dataDir)
  return {
    port,
    sandboxPort,
    dataDir,
    env: {
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      DEMO: process.env.DEMO || '1',
      SANDBOX_URL: process.env.SANDBOX_URL || `http://127.0.0.1:${sandboxPort}`,
      SANDBOX_DATA: process.env.SANDBOX_DATA || join(dataDir, 'sandbox.jsonl'),
      CONSOLE_ORIGIN: publicOrigin,
    },
  }
}

/** Throws a Stop if the port is in use or not allowed. */
export async function assertPortFree(name, port) {
  for (const host of ['::', '0.0.0.0', '127.0.0.1']) {
    const code = await listenCode(port, host)
    if (code === 'EADDRINUSE') {
      throw new Stop(
        `端口 ${port} 已被占用，请关闭占用它的程序或设置 ${name}`,
        `port ${port} is taken: end the program that listens there, or set ${name}`,
      )
    }
    if (code === 'EACCES') {
      throw new Stop(`无权使用端口 ${port}`, `port ${port} is not allowed here: set ${name}`)
    }
  }
}

function readPort(name, fallback) {
  const text = process.env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Stop(`设置 ${name} 不正确`, `the setting ${name} is no port from 1 to 65535: ${text}`)
}

function readOrigin(name, fallback) {
  const text = process.env[name]?.trim()
  if (!text) return fallback
  if (URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text) return text
  throw new Stop(
    `设置 ${name} 不正确`,
    `the setting ${name} is no origin such as https://omc.example.com: ${text}`,
  )
}

function assertWritable(dataDir) {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error.code === 'ENOSPC') throw diskFull(dataDir)
    throw new Stop(
      '数据目录 DATA_DIR 不可写',
      `DATA_DIR is not a folder that can be written: ${dataDir} (${error.code})`,
    )
  }
}

/** Creates folders one by one: Node's recursive option hangs if a parent is reported missing. */
function makeFolder(path) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** An existing database can start on a full disk from its reserve; a new one cannot. */
function assertSpace(dataDir) {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = Math.floor((bavail * bsize) / MEGABYTE)
  const exists = existsSync(join(dataDir, 'postgres/cluster/PG_VERSION'))
  if (!exists && !process.env.DATABASE_URL && free < NEW_DATABASE_MB) throw diskFull(dataDir, free)
  if (free < LITTLE_SPACE_MB) say(`! 磁盘将满 · the disk of ${dataDir} has ${free} MB left`)
}

function diskFull(dataDir, free = 0) {
  return new Stop(
    `磁盘已满：${dataDir} 只剩 ${free} MB，新数据库需要 ${NEW_DATABASE_MB} MB`,
    `the disk is full: ${dataDir} has ${free} MB left, a new database needs ${NEW_DATABASE_MB} MB`,
  )
}

function listenCode(port, host) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done(error.code))
    server.listen({ port, host, ipv6Only: host === '::' }, () => server.close(() => done('')))
  })
}
