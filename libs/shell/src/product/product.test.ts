import { readFileSync } from 'node:fs'
import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { footerOf, PRODUCT } from './product.ts'

it('carries the title of an open media creation centre', () => {
  behaviour('B-001', () =>
    expect(PRODUCT.title).toEqual({ zh: '开放媒体创作中心', en: 'Open Media Creation Centre' }),
  )
})

it('is version 2.0.0, as the manifest says', () => {
  const file = new URL('../../../../package.json', import.meta.url)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string } // ours
  behaviour('B-003', () => expect([PRODUCT.version, manifest.version]).toEqual(['2.0.0', '2.0.0']))
})

it('shows year, title and build time in the footer', () => {
  const footer = footerOf(Date.parse('2026-07-26T06:02:00Z'), '2026-07-25 20:11')
  behaviour('B-036', () =>
    expect(footer).toEqual({ year: 2026, title: PRODUCT.title, buildTime: '2026-07-25 20:11' }),
  )
})
