import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { manifestFor } from '../src/manifest/manifest.ts'
import { packageFiles, zipFiles } from './package-files.ts'

const DEPLOYMENT = {
  console: 'https://omc.test',
  platforms: [{ origin: 'https://a.test', policy: "script-src 'self'" }],
}

test('the manifest asks for one permission, no host, and nothing of its list of strangers', () => {
  const { permissions, optional_host_permissions, externally_connectable, ...rest } = manifestFor(
    '1.0.0',
    DEPLOYMENT,
  )
  expect(permissions).toEqual(['declarativeNetRequestWithHostAccess'])
  expect(optional_host_permissions).toEqual(['https://a.test/*'])
  expect(externally_connectable).toEqual({ matches: ['https://omc.test/*'] })
  expect(Object.keys(rest).sort((a, b) => (a < b ? -1 : 1))).toEqual([
    'action',
    'background',
    'content_security_policy',
    'default_locale',
    'description',
    'icons',
    'incognito',
    'key',
    'manifest_version',
    'minimum_chrome_version',
    'name',
    'options_ui',
    'version',
  ])
})

test('a package holds all that its manifest names, in two languages, the same bytes each time', async () => {
  const zip = zipFiles(await packageFiles('1.0.0', DEPLOYMENT))
  expect(zipFiles(await packageFiles('1.0.0', DEPLOYMENT))).toEqual(zip)
  const files = unzipSync(zip)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const manifest = manifestFor('1.0.0', DEPLOYMENT)
  expect(JSON.parse(text('manifest.json'))).toEqual(manifest)
  expect(JSON.parse(text('deployment.json'))).toEqual(DEPLOYMENT)
  const named = [
    manifest.background.service_worker,
    manifest.options_ui.page,
    ...Object.values(manifest.icons),
    ...[...text('settings.html').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, name = '']) => name),
  ]
  expect(named.filter((name) => !files[name]?.length)).toEqual([])
  for (const locale of ['zh_CN', 'en'])
    expect(Object.keys(JSON.parse(text(`_locales/${locale}/messages.json`)))).toEqual([
      'name',
      'description',
    ])
})

test('the scripts reach for nothing but what the manifest asks for', async () => {
  const files = await packageFiles('1.0.0', DEPLOYMENT)
  const scripts = ['worker.js', 'settings.js'].map((name) =>
    strFromU8(files[name] ?? new Uint8Array()),
  )
  for (const script of scripts)
    expect(script).not.toMatch(
      /\.(cookies|storage|scripting|webRequest)\b|\beval\(|innerHTML|Function\(/,
    )
})
