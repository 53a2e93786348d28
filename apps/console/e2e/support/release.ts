import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUILT = join(import.meta.dirname, '../../dist')

/** A served folder whose content the tests replace with releases. */
export type ReleaseFolder = {
  readonly dir: string
  /** Replaces the current release with the next; no file of the old one stays. */
  readonly release: () => void
  /** Replaces the current release with another build. */
  readonly put: (from: string) => void
  readonly remove: () => void
}

/**
 * Copies the built console to its own folder. The next release is the same program under other
 * names: every file with a content hash gets a new name, as after any change, and the service
 * worker differs.
 */
export function releaseFolder(): ReleaseFolder {
  const dir = mkdtempSync(join(tmpdir(), 'omc-release-'))
  let count = 0
  /** Renames in one step: a page requested meanwhile comes from one release or the other. */
  const put = (from: string) => {
    const aside = mkdtempSync(join(tmpdir(), 'omc-aside-'))
    cpSync(from, join(aside, 'next'), { recursive: true })
    renameSync(dir, join(aside, 'before'))
    renameSync(join(aside, 'next'), dir)
    rmSync(aside, { recursive: true, force: true })
  }
  put(BUILT)
  return {
    dir,
    put,
    release() {
      count += 1
      const next = mkdtempSync(join(tmpdir(), 'omc-next-'))
      cpSync(BUILT, next, { recursive: true })
      rename(next, `r${count}`)
      put(next)
      rmSync(next, { recursive: true, force: true })
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}

function rename(dir: string, mark: string): void {
  dropPacked(dir)
  const assets = join(dir, 'assets')
  const names = readdirSync(assets)
  const newName = (name: string) => name.replace(/(\.\w+)$/, `.${mark}$1`)
  for (const name of names) renameSync(join(assets, name), join(assets, newName(name)))
  const texts = [
    ...readdirSync(assets)
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => join(assets, name)),
    join(dir, 'index.html'),
    join(dir, 'sw.js'),
  ]
  const version = /name="omc-build" content="(\w+)"/.exec(
    readFileSync(join(dir, 'index.html'), 'utf8'),
  )
  for (const path of texts) {
    let text = readFileSync(path, 'utf8')
    for (const name of names) text = text.replaceAll(name, newName(name))
    if (version?.[1]) text = text.replaceAll(version[1], `${version[1]}${mark}`)
    writeFileSync(path, text)
  }
}

/** Deletes the compressed copies: they still hold the old release. */
function dropPacked(dir: string): void {
  for (const { name, parentPath } of readdirSync(dir, { recursive: true, withFileTypes: true }))
    if (/\.(br|gz)$/.test(name)) rmSync(join(parentPath, name))
}
