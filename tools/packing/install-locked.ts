import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Locked {
  name: string
  /** Folder of the files, including a lock file. */
  from: string
  files: readonly string[]
}

/**
 * Installs an optional program in the user's cache, not with the product: once per lock file, with
 * the locked versions.
 *
 * @returns the folder with its files and packages @throws Error when they cannot be fetched
 */
export async function installLocked({ name, from, files }: Locked): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(join(from, file), 'utf8')))
  const mark = createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12)
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'omc-bench')
  const folder = join(cache, `${name}-${mark}`)
  if (await exists(folder)) return folder
  const part = `${folder}.part-${process.pid}`
  await mkdir(part, { recursive: true })
  for (const file of files) await copyFile(join(from, file), join(part, file))
  console.log(`installing ${name} into ${folder}`)
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: part,
  })
  await rename(part, folder).catch(async (error: unknown) => {
    await rm(part, { recursive: true, force: true })
    // Another process has installed it meanwhile.
    if (!(await exists(folder))) throw error
  })
  return folder
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
