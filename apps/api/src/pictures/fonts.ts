import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)
const UNICODE = require.resolve('@fontsource-variable/noto-sans-sc/unicode.json')

/** The font is split into parts by characters; only needed parts are loaded. */
interface Part {
  name: string
  holds: readonly (readonly [from: number, to: number])[]
}

const parts: readonly Part[] = Object.entries(
  // The package says which part holds which characters.
  JSON.parse(readFileSync(UNICODE, 'utf8')) as Record<string, string>,
).map(([key, ranges]) => ({
  name: key.replaceAll(/[[\]]/g, ''),
  holds: ranges.split(',').map(rangeOf),
}))
const loaded = new Set<string>()

function rangeOf(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

const partOf = (character: string): Part | undefined => {
  const code = character.codePointAt(0) ?? 0
  return parts.find(({ holds }) => holds.some(([from, to]) => from <= code && code <= to))
}

export interface FontFor {
  /** A list of families for the canvas. */
  family: string
  /** Characters that no part of the font has. */
  missing: readonly string[]
}

/** Loads the font parts of a text. Fonts of the machine are not used. */
export function fontFor(text: string): FontFor {
  const needed = new Set<string>()
  const missing = new Set<string>()
  for (const character of text) {
    const part = partOf(character)
    if (part) needed.add(part.name)
    else if (!/\s/.test(character)) missing.add(character)
  }
  for (const name of needed) load(name)
  return { family: [...needed].map(familyOf).join(', '), missing: [...missing] }
}

const familyOf = (name: string) => `omc-${name}`

function load(name: string): void {
  if (loaded.has(name)) return
  const file = join(dirname(UNICODE), 'files', `noto-sans-sc-${name}-wght-normal.woff2`)
  if (!GlobalFonts.register(readFileSync(file), familyOf(name)))
    throw new Error(`the font ${file} cannot be read`)
  loaded.add(name)
}
