import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { build } from 'vite'
import { install, type Registry } from '../packing/local-registry.ts'
import { runQuietly } from '../packing/run-quietly.ts'
import { WIDGET } from './widget.ts'

/** Installs the packed widget into an empty app, as its users do. */
export async function installConsumer(folder: string, registry: Registry): Promise<void> {
  await cp(path.join(WIDGET, 'consumers'), folder, { recursive: true })
  await install(folder, registry, path.join(folder, '.npm'))
  const readme = path.join(folder, 'node_modules/@omc/chat-widget/README.md')
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(await readFile(readme, 'utf8')) ?? []
  await writeFile(path.join(folder, 'readme.ts'), example)
}

/** Runs the example of the README in Node and returns its result. */
export async function runExample(folder: string): Promise<unknown> {
  const program = `
    const { markup, model } = await import('./readme.ts')
    console.log(JSON.stringify([model.getState().messages.length, markup.includes('第三段要改一下')]))`
  const options = ['--input-type=module', '--eval', program]
  return JSON.parse(await runQuietly(process.execPath, options, { cwd: folder }))
}

/** Checks types with the strictest rules, including the package's declarations. */
export async function checkTypes(folder: string): Promise<string> {
  return runQuietly('tsc', ['-p', folder])
}

/**
 * Builds one page of the app.
 *
 * @param mode `development`: with React's warnings
 * @returns folder of the built page
 */
export async function buildPage(
  folder: string,
  name: string,
  mode: 'development' | 'production',
): Promise<string> {
  const outDir = path.join(folder, 'built', name)
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: { outDir, rolldownOptions: { input: path.join(folder, `${name}.html`) } },
  })
  return outDir
}

/** Packages in the bundle of a program that imports only the headless model. */
export async function packagesOfModel(folder: string): Promise<readonly string[]> {
  const bundle = await rolldown({ input: path.join(folder, 'model-only.ts') })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  const names = modules.map((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1])
  return [...new Set(names.filter((name) => name !== undefined))]
}
