import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import ts from 'typescript'
import type { PackageManifest } from './package-manifest.ts'

const SOURCE_MAP = /^\/\/# sourceMappingURL=(\S+)/gm

/**
 * Problems of a built package for its users: findings of publint, files that do not belong to it,
 * and imports that name neither its files nor its dependencies.
 *
 * @param folder a built package
 * @param files  paths that `npm pack` takes, relative to the folder
 */
export async function judgePackage(folder: string, files: readonly string[]): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true })
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, manifest, { color: false })}`),
    ...strangeFiles(files),
    ...missingFiles(manifest, files),
    ...(await deadLinks(folder, files)),
    ...(await brokenImports(folder, files, manifest)),
    ...(await styleImports(folder, files)),
  ]
}

function strangeFiles(files: readonly string[]): string[] {
  const belongs = (file: string) =>
    /^(package\.json|README\.md|CHANGELOG\.md|docs\/([\w-]+\/)*[\w-]+\.md)$/.test(file) ||
    (/^dist\/.+\.(js|js\.map|d\.ts|css)$/.test(file) && !/\.test(-d)?\./.test(file))
  return files.filter((file) => !belongs(file)).map((file) => `does not belong: ${file}`)
}

/** Missing files of entries; an entry with `*` needs at least one. */
function missingFiles({ exports }: PackageManifest, files: readonly string[]): string[] {
  const named = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : [entry.types, entry.default],
  )
  return ['README.md', 'CHANGELOG.md', ...named.map((file) => file.slice('./'.length))]
    .filter((file) => !files.some((one) => path.matchesGlob(one, file)))
    .map((file) => `not in the package: ${file}`)
}

/** Links of the package's pages to pages or folders that are not in the package. */
async function deadLinks(folder: string, files: readonly string[]): Promise<string[]> {
  const dead: string[] = []
  for (const page of files.filter((file) => file.endsWith('.md'))) {
    const text = await readFile(path.join(folder, page), 'utf8')
    for (const [, link = ''] of text.matchAll(/\]\(([^):#]+)\)/g)) {
      const file = path.posix.join(path.posix.dirname(page), link)
      if (!files.includes(file)) dead.push(`${page} links to ${link}`)
    }
    for (const [, named = ''] of text.matchAll(/`(docs\/[^`\s]*)`/g)) {
      if (!files.some((file) => file.startsWith(named))) dead.push(`${page} names ${named}`)
    }
  }
  return dead
}

async function brokenImports(
  folder: string,
  files: readonly string[],
  { name: own, dependencies, peerDependencies }: PackageManifest,
): Promise<string[]> {
  const broken: string[] = []
  const installed = { ...dependencies, ...peerDependencies }
  for (const file of files.filter((one) => /\.(js|d\.ts)$/.test(one))) {
    const text = await readFile(path.join(folder, file), 'utf8')
    const beside = (name: string) => path.posix.join(path.posix.dirname(file), name)
    const leadsSomewhere = (name: string) => {
      if (!name.startsWith('.')) return packageOf(name) === own || packageOf(name) in installed
      const wanted = file.endsWith('.js') ? name : name.replace(/\.js$/, '.d.ts')
      return name.endsWith('.js') && files.includes(beside(wanted))
    }
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (!leadsSomewhere(fileName)) broken.push(`${file} imports ${fileName}`)
    }
    for (const [, name = ''] of text.matchAll(SOURCE_MAP)) {
      if (!files.includes(beside(name))) broken.push(`${file} names ${name}`)
    }
  }
  return broken
}

/** A style sheet must be one file, so users need no tool that follows imports. */
async function styleImports(folder: string, files: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const file of files.filter((one) => one.endsWith('.css'))) {
    const text = await readFile(path.join(folder, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/@import\s+([^;]+)/g)) {
      found.push(`${file} imports ${name}`)
    }
    for (const [, name = ''] of text.matchAll(/url\(\s*['"]?(?!data:|#)([^'")]+)/g)) {
      found.push(`${file} loads ${name}`)
    }
  }
  return found
}

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')
