import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  ACCENTS,
  CHARTS,
  DEFAULT_THEME,
  DENSITY,
  LAYERS,
  MENUS,
  MOTION,
  NEUTRALS,
  OCEAN_ACTIVE,
  RADIUS,
  SEMANTICS,
  THEMES,
  TYPE_SCALE,
} from './tokens.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const modes = ['light', 'dark'] as const

/** The variables of the last rule with this selector. */
function rule(selector: string): Record<string, string> {
  const start = css.lastIndexOf(`${selector} {\n`)
  if (start < 0) throw new Error(`no rule for ${selector}`)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return Object.fromEntries(
    [...body.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map((match) => [match[1]!, match[2]!]),
  )
}

describe('tokens.css says what tokens.ts says', () => {
  it.each(modes)('neutrals, meanings and charts, %s', (mode) => {
    const variables = rule(mode === 'light' ? '\nbody' : '\nbody.dark')
    expect(variables).toMatchObject(NEUTRALS[mode])
    for (const [name, meaning] of Object.entries(SEMANTICS)) {
      expect(variables).toMatchObject({
        [`${name}-fg`]: meaning[mode].text,
        [`${name}-soft`]: meaning[mode].soft,
        ...(mode === 'light' ? { [name]: meaning.solid, [`${name}-on`]: meaning.onSolid } : {}),
      })
    }
    expect(CHARTS[mode].map((_, index) => variables[`chart-${index + 1}`])).toEqual(CHARTS[mode])
  })

  it.each(
    Object.entries(THEMES).flatMap(([name, theme]) => modes.map((mode) => ({ name, theme, mode }))),
  )('theme $name, $mode', ({ name, theme, mode }) => {
    const variables = rule(`body.theme-${name}${mode === 'dark' ? '.dark' : ''}`)
    const accent = ACCENTS[theme.accent][mode]
    const menu = MENUS[theme.menu][mode]
    expect(variables).toMatchObject({
      accent: accent.solid,
      'accent-hover': accent.hover,
      'accent-soft': accent.soft,
      'accent-fg': accent.text,
      'menu-rail': menu.rail,
      menu: menu.bar,
      'menu-end': menu.barEnd,
      'menu-hover': menu.hover,
      'menu-fg': menu.text,
      'menu-muted': menu.muted,
    })
  })

  it('active entry of the ocean menu', () => {
    for (const selector of ['body.theme-ocean', 'body.theme-ocean.dark']) {
      expect(rule(selector)).toMatchObject({
        'menu-on': OCEAN_ACTIVE.ground,
        'menu-on-fg': OCEAN_ACTIVE.text,
      })
    }
  })

  it('density, radius, type, motion and layers', () => {
    const px = (value: number) => `${value}px`
    const base = rule('\nbody')
    const { ctl, row, cell } = DENSITY.standard
    expect(base).toMatchObject({ ctl: px(ctl), row: px(row), cell: px(cell) })
    expect(rule("body[data-density='comfortable']")).toEqual({ row: px(DENSITY.comfortable.row) })
    expect(rule("body[data-density='compact']")).toBeDefined()
    expect(css).toContain(`--ctl: ${DENSITY.touch}px;\n    --target: ${DENSITY.touch}px;`)
    expect(css).toContain(`--ctl: ${DENSITY.compact.ctl}px;\n  --row: ${DENSITY.compact.row}px;`)
    const theme = rule('@theme inline')
    for (const [name, size] of Object.entries(TYPE_SCALE)) {
      expect(theme[`text-${name}`]).toBe(px(size))
      expect(theme[`text-${name}--line-height`]).toBe(px(size + 8))
    }
    for (const [name, value] of Object.entries(RADIUS))
      expect(theme[`radius-${name}`]).toBe(px(value))
    for (const [name, value] of Object.entries(MOTION))
      expect(base[`motion-${name}`]).toBe(`${value}ms`)
    for (const [name, value] of Object.entries(LAYERS))
      expect(base[`layer-${name}`]).toBe(`${value}`)
  })

  it('gives Tailwind a name for every colour', () => {
    const theme = rule('@theme inline')
    const variables = { ...rule('\nbody'), ...rule('body.theme-ocean') }
    const colours = Object.entries(variables).filter(([, value]) => value.startsWith('#'))
    expect(colours.length).toBeGreaterThan(45)
    for (const [name] of colours) expect(theme[`color-${name}`]).toBe(`var(--${name})`)
  })

  it('starts in the default theme before any class is set', () => {
    expect(css).toContain(`body,\nbody.theme-${DEFAULT_THEME} {`)
  })
})
