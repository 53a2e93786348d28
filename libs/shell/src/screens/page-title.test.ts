import { TABLE } from '@omc/core/testing/screens'
import { expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

it('titles a page by screen and product, a group by the product, a record by its own name', () => {
  const words = { language: 'en', product: 'Creation Centre' } as const
  expect(pageTitle(TABLE, '/home?x=1', words)).toBe('workbench - Creation Centre')
  expect(pageTitle(TABLE, '/home', { ...words, language: 'zh' })).toBe(
    '「workbench」 - Creation Centre',
  )
  expect(pageTitle(TABLE, '/carry', words)).toBe('Creation Centre')
  const own = { zh: '小红豆', en: 'Red Bean' }
  expect(pageTitle(TABLE, '/sweb/account/7/edit', { ...words, own })).toBe(
    'Red Bean - Creation Centre',
  )
})
