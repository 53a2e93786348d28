import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Deployment, DEPLOYMENT_FILE } from '@omc/core/extension'
import { strToU8, zipSync } from 'fflate'
import { rolldown } from 'rolldown'
import { ICONS, manifestFor } from '../src/manifest/manifest.ts'
import { TEXTS } from '../src/settings/texts.ts'

const SOURCES = join(import.meta.dirname, '../src')
const PICTURES = join(import.meta.dirname, '../../console/public/icons')
/** Folder names that browsers know for the languages. */
const LOCALES = { zh_CN: TEXTS.zh, en: TEXTS.en }
const SCRIPTS = { 'worker.js': 'worker/main.ts', 'settings.js': 'settings/main.ts' }
const PAGE = ['settings.html', 'settings.css']

export type PackageFiles = Readonly<Record<string, Uint8Array>>

/** All files of the extension for a deployment, by their paths in the package. */
export async function packageFiles(version: string, deployment: Deployment): Promise<PackageFiles> {
  const scripts = Object.entries(SCRIPTS).map(async ([name, source]) => [
    name,
    strToU8(await bundle(join(SOURCES, source))),
  ])
  const copied = [
    ...PAGE.map((name) => [name, join(SOURCES, 'settings', name)] as const),
    ...Object.values(ICONS).map((name) => [name, join(PICTURES, name)] as const),
  ].map(async ([name, path]) => [name, new Uint8Array(await readFile(path))])
  return Object.fromEntries([
    ['manifest.json', json(manifestFor(version, deployment))],
    [DEPLOYMENT_FILE, json(deployment)],
    ...Object.entries(LOCALES).map(([locale, { name, description }]) => [
      `_locales/${locale}/messages.json`,
      json({ name: { message: name }, description: { message: description } }),
    ]),
    ...(await Promise.all([...scripts, ...copied])),
  ])
}

/** A package: the same files give the same bytes. */
export function zipFiles(files: PackageFiles): Uint8Array {
  const inOrder = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
  return zipSync(Object.fromEntries(inOrder), { level: 9, mtime: EARLIEST, os: 3 })
}

/** First date that a zip can hold. */
const EARLIEST = new Date(1980, 0, 1)

const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`)

async function bundle(input: string): Promise<string> {
  const made = await rolldown({ input, platform: 'browser' })
  const { output } = await made.generate({ format: 'esm', minify: true })
  await made.close()
  return output[0].code
}
