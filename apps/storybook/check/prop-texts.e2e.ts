import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { PROP_TEXTS_ZH } from '../.storybook/prop-texts.ts'

const LIBRARY = join(import.meta.dirname, '../../../libs/ui/src')
/** A comment and the prop below it. */
const SAID = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n\s*readonly \w+\??:/g

test('what the components say of their props is there in Chinese too', () => {
  const said = new Set(
    globSync('**/*.{ts,tsx}', { cwd: LIBRARY })
      .filter((path) => !/\.(stories|test)\.|testing|tokens/.test(path))
      .flatMap((path) => [...readFileSync(join(LIBRARY, path), 'utf8').matchAll(SAID)])
      .map(([, comment = '']) => comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()),
  )
  expect(said.size).toBeGreaterThan(50)
  expect([...said].filter((text) => !(text in PROP_TEXTS_ZH))).toEqual([])
  expect(Object.keys(PROP_TEXTS_ZH).filter((text) => !said.has(text))).toEqual([])
})
