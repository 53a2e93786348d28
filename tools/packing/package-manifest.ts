/** Parts of a workspace's package.json that its package uses. */
export interface WorkspaceManifest {
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly exports: Readonly<Record<string, string>>
  readonly sideEffects?: readonly string[] | false
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly engines?: Readonly<Record<string, string>>
  readonly keywords?: readonly string[]
  /** Entries of other workspaces that are packed into this one and not installed. */
  readonly omc?: { readonly bundles?: readonly string[] }
}

export interface Entry {
  readonly types: string
  readonly default: string
}

export interface PackageManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly license: string
  readonly type: 'module'
  readonly sideEffects: readonly string[] | false
  readonly exports: Readonly<Record<string, Entry | string>>
  readonly types: string
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly files: readonly string[]
}

/**
 * package.json of the published package: built files instead of sources, without workspace-only
 * fields. All dependencies are regular ones, so each entry works after one `npm install`; an entry
 * that is not imported does not load its dependencies.
 */
export function packageManifest(workspace: WorkspaceManifest): PackageManifest {
  const { name, version, description = '', keywords = [], dependencies = {} } = workspace
  const { peerDependencies, sideEffects = false, engines = { node: '>=20.3' } } = workspace
  const entries = Object.entries(workspace.exports).map(([entry, source]) => [
    entry,
    isStyle(source) ? styleEntry(source) : builtModule(source),
  ])
  return {
    name,
    version,
    description,
    keywords,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    types: builtModule(workspace.exports['.'] ?? './src/index.ts').types,
    engines,
    dependencies,
    ...(peerDependencies && { peerDependencies }),
    files: ['dist', 'docs', 'CHANGELOG.md'],
  }
}

export const isStyle = (source: string) => source.endsWith('.css')

/** A style sheet is shipped in one file. */
export const builtStyle = (source: string) => source.replace(/^\.\/src\//, './dist/')

/** With an empty declaration: otherwise strict compilers refuse to import the sheet. */
function styleEntry(source: string): Entry {
  const style = builtStyle(source)
  return { types: `${style}.d.ts`, default: style }
}

/** Output files of a workspace source. */
function builtModule(source: string): Entry {
  const path = source.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '')
  return { types: `${path}.d.ts`, default: `${path}.js` }
}
