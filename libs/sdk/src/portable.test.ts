import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const SOURCE = import.meta.dirname
/**
 * Options with the names that every platform of the core has: workers have no document, and no Node
 * either.
 */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.webworker.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
}

/** Ports of one platform, made by the program that runs there. */
const OF_A_BROWSER = ['session/browser-session-ports.ts']

const PLANTED = `
  export const page = [document.title, localStorage.length, window.name]
  export const node = [process.env, Buffer.alloc(1), import('node:fs')]
`

/** Names in these files that the platforms do not have in common, by file. */
function strangers(): string[] {
  const planted = path.join(SOURCE, 'planted.ts')
  const host = ts.createCompilerHost(OPTIONS)
  const { fileExists, getSourceFile } = host
  host.fileExists = (file) => file === planted || fileExists(file)
  host.getSourceFile = (file, ...rest) =>
    file === planted
      ? ts.createSourceFile(file, PLANTED, ts.ScriptTarget.ES2023)
      : getSourceFile(file, ...rest)
  const program = ts.createProgram([path.join(SOURCE, 'index.ts'), planted], OPTIONS, host)
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(SOURCE))
    .filter(({ fileName }) => !OF_A_BROWSER.includes(path.relative(SOURCE, fileName)))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, messageText }) => {
      const where = path.relative(SOURCE, file?.fileName ?? '')
      const [, name = ''] = /Cannot find (?:name|module) '([^']+)'/.exec(said(messageText)) ?? []
      return `${where} ${name || said(messageText)}`
    })
}

const said = (message: string | ts.DiagnosticMessageChain) =>
  ts.flattenDiagnosticMessageText(message, ' ')

it(
  'needs nothing of a page and nothing of Node, where a planted file does',
  {
    timeout: 60_000,
  },
  () => {
    const names = ['document', 'localStorage', 'window', 'process', 'Buffer', 'node:fs']
    expect(strangers()).toEqual(names.map((name) => `planted.ts ${name}`))
  },
)
