import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { CHAT_PROP_TEXTS_ZH } from '../.storybook/chat-prop-texts.ts'
import { PROP_TEXTS_ZH } from '../.storybook/prop-texts.ts'

const LIBRARIES = join(import.meta.dirname, '../../../libs')
/** A comment and the prop below it. */
const SAID = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n\s*readonly (?:\w+|'[\w-]+')\??:/g

/** Comments of fields in the sources of a library. */
function saidIn(library: string): ReadonlySet<string> {
  const cwd = join(LIBRARIES, library, 'src')
  const files = globSync('**/*.{ts,tsx}', { cwd }).filter(
    (path) => !/\.(stories|test)\.|testing|tokens/.test(path),
  )
  return new Set(
    files
      .flatMap((path) => [...readFileSync(join(cwd, path), 'utf8').matchAll(SAID)])
      .map(([, comment = '']) => comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()),
  )
}

test('what the components say of their props is there in Chinese too', () => {
  const said = saidIn('ui')
  expect(said.size).toBeGreaterThan(50)
  expect([...said].filter((text) => !(text in PROP_TEXTS_ZH))).toEqual([])
  expect(Object.keys(PROP_TEXTS_ZH).filter((text) => !said.has(text))).toEqual([])
})

// Most field comments of the chat are on no docs page; docs.e2e.ts checks those that are.
test('what is there in Chinese of the chat, the chat says', () => {
  const said = saidIn('chat-widget')
  expect(Object.keys(CHAT_PROP_TEXTS_ZH).filter((text) => !said.has(text))).toEqual([])
})
