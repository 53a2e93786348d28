import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, access } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const FILES = ['package.json', 'package-lock.json', 'server.mjs'] as const

/**
 * A program that ours is compared with, installed in a folder of the person's cache: not with the
 * product, and once for each lock file. Its versions are those of the lock file beside it.
 *
 * @returns its server's file @throws Error when its packages cannot be fetched
 */
export async function installPeer(name: string): Promise<string> {
  const from = join(import.meta.dirname, 'peers', name)
  const texts = await Promise.all(FILES.map((file) => readFile(join(from, file), 'utf8')))
  const mark = createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12)
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'omc-bench')
  const folder = join(cache, `${name}-${mark}`)
  const server = join(folder, 'server.mjs')
  if (await exists(server)) return server
  const part = `${folder}.part-${process.pid}`
  await mkdir(part, { recursive: true })
  for (const file of FILES) await copyFile(join(from, file), join(part, file))
  console.log(`installing ${name} into ${folder}`)
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: part,
  })
  await rm(folder, { recursive: true, force: true })
  await rename(part, folder)
  return server
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
