/** The parts of a workspace's package.json that its package is made of. */
export interface WorkspaceManifest {
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly engines?: Readonly<Record<string, string>>
  readonly keywords?: readonly string[]
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
  readonly sideEffects: false
  readonly exports: Readonly<Record<string, Entry | string>>
  readonly types: string
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly files: readonly string[]
}

/**
 * package.json of the package that others install: built files instead of sources, nothing that
 * only the workspace understands. The realtime entry's dependency is an ordinary one, so that each
 * entry works after one `npm install`; who does not import the entry does not load it.
 */
export function packageManifest(workspace: WorkspaceManifest): PackageManifest {
  const { name, version, description = '', keywords = [], dependencies = {} } = workspace
  const entries = Object.entries(workspace.exports).map(([entry, source]) => [entry, built(source)])
  const main = built(workspace.exports['.'] ?? './src/index.ts')
  return {
    name,
    version,
    description,
    keywords,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    types: main.types,
    engines: workspace.engines ?? { node: '>=20.3' },
    dependencies,
    files: ['dist', 'docs', 'CHANGELOG.md'],
  }
}

/** Where the compiler puts what a source of the workspace becomes. */
function built(source: string): Entry {
  const path = source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '')
  return { types: `${path}.d.ts`, default: `${path}.js` }
}
