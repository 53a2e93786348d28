import { expect, it } from 'vitest'
import { packageManifest } from './package-manifest.ts'

const workspace = {
  name: '@omc/sdk',
  version: '1.2.3',
  private: true,
  description: 'The client',
  exports: { '.': './src/index.ts', './realtime': './src/realtime/index.ts' },
  scripts: { test: 'vitest run' },
  dependencies: { '@anycable/core': '1.1.7' },
  devDependencies: { ws: '8.23.0' },
  nx: { tags: ['layer:sdk'] },
}

it('points every entry to what is built from its source', () => {
  expect(packageManifest(workspace).exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './realtime': { types: './dist/realtime/index.d.ts', default: './dist/realtime/index.js' },
    './package.json': './package.json',
  })
})

it('keeps nothing that only the workspace understands', () => {
  const names = Object.keys(packageManifest(workspace))
  for (const name of ['private', 'scripts', 'devDependencies', 'nx', 'workspaces']) {
    expect(names).not.toContain(name)
  }
})

it('keeps version, dependencies and the promise to have no side effects', () => {
  expect(packageManifest(workspace)).toMatchObject({
    version: '1.2.3',
    type: 'module',
    sideEffects: false,
    dependencies: { '@anycable/core': '1.1.7' },
    engines: { node: '>=20.3' },
  })
})

it('ships a style sheet as one file and says that it has an effect', () => {
  const widget = {
    ...workspace,
    sideEffects: ['**/*.css'],
    peerDependencies: { react: '>=18' },
    exports: { '.': './src/index.ts', './widget.css': './src/widget.css' },
  }
  const manifest = packageManifest(widget)
  expect(manifest.exports['./widget.css']).toEqual({
    types: './dist/widget.css.d.ts',
    default: './dist/widget.css',
  })
  expect(manifest).toMatchObject({
    sideEffects: ['**/*.css'],
    peerDependencies: { react: '>=18' },
  })
})
