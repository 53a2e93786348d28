import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './root.mjs'
import { Stop, step } from './say.mjs'

const STAMP = join(root, 'node_modules/.omc-installed')
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** Installs the packages of the lock file, only when the lock or the platform has changed. */
export async function installPackages() {
  const wanted = stamp()
  const isStamped = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted
  if (!isStamped && !isInstalled()) await step('安装依赖包', 'installing packages', install)
  // Always: a copied node_modules folder may contain the stamp of another checkout.
  linkProjects()
  if (!isStamped) writeFileSync(STAMP, wanted)
}

function stamp() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const platform = `${process.platform} ${process.arch}`
  return createHash('sha256').update(lock).update(platform).digest('hex')
}

/** Whether npm's own lock file of the installation matches ours, entry by entry. */
function isInstalled() {
  const note = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(note)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'))).packages
  const present = JSON.parse(readFileSync(note)).packages
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.link) return true
    if (present[place] === undefined) return entry.optional === true && !isForHere(wanted, place)
    return present[place].version === entry.version && present[place].integrity === entry.integrity
  })
}

/** Whether an optional package is for this platform; a nested one depends on its parent. */
function isForHere(packages, place) {
  const outer = place.slice(0, place.lastIndexOf('/node_modules/'))
  if (packages[outer]?.optional && !isForHere(packages, outer)) return false
  const { os, cpu, libc } = packages[place]
  const allows = (list, name) => list === undefined || list.includes(name)
  const musl = process.report?.getReport().header.glibcVersionRuntime === undefined
  return (
    allows(os, process.platform) &&
    allows(cpu, process.arch) &&
    (process.platform !== 'linux' || allows(libc, musl ? 'musl' : 'glibc'))
  )
}

/** Links workspace projects added by a newer release: nothing to download. */
function linkProjects() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [place, { link, resolved }] of Object.entries(packages)) {
    const at = join(root, place)
    if (!link || existsSync(at)) continue
    mkdirSync(dirname(at), { recursive: true })
    symlinkSync(relative(dirname(at), join(root, resolved)), at, 'junction')
  }
}

async function install() {
  const script = process.env.npm_execpath
  const [file, ...before] = script?.endsWith('.js') ? [process.execPath, script] : ['npm']
  const child = spawn(file, [...before, ...INSTALL], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && before.length === 0,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const code = await new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Stop('找不到 npm', `npm cannot be run (${error.message})`)),
    )
    child.once('close', resolve)
  })
  if (code !== 0) throw explain(said)
}

function explain(said) {
  const line = said.split('\n').find((text) => /Missing:|E[A-Z]{3,}|error/.test(text)) ?? said
  if (/ENOSPC/.test(said)) {
    return new Stop('磁盘已满，无法安装依赖包', `the disk is full: packages do not fit in ${root}`)
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(said)) {
    return new Stop('无法连接 npm 仓库', `the package registry cannot be reached (${line.trim()})`)
  }
  if (/EACCES|EROFS|EPERM/.test(said)) {
    return new Stop('目录不可写', `the project folder is not writable: ${root} (${line.trim()})`)
  }
  if (/EUSAGE/.test(said)) {
    return new Stop(
      'package-lock.json 与 package.json 不一致',
      `package-lock.json does not agree with package.json (${line.trim()})`,
    )
  }
  return new Stop('依赖包安装失败', `packages could not be installed\n${said.trim()}`)
}
