import { type Locale, localeOf, tellIn } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Rows } from '../parts/rows.tsx'
import { Part, Sheet } from '../parts/sheet.tsx'
import { TOKENS } from './token-list.ts'

const meta: Meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] }
export default meta

const NAMES = TOKENS.flatMap(({ tokens }) => tokens.map(({ name }) => name))

function Value({ text }: { readonly text: string }) {
  return (
    <span className="flex items-center gap-2 font-mono text-xs">
      {CSS.supports('color', text) ? (
        <span
          style={{ background: text }}
          className="size-5 shrink-0 rounded-chip border border-line"
        />
      ) : null}
      {text}
    </span>
  )
}

function Tables({ locale }: { readonly locale: Locale }) {
  // The look is applied to the body before a story renders.
  const style = getComputedStyle(document.body)
  const t = tellIn(locale)
  return TOKENS.map(({ title, tokens }) => (
    <Part key={title.en} title={t(title.zh, title.en)}>
      <Rows
        caption={t(title.zh, title.en)}
        heads={[t('变量', 'Variable'), t('现在的值', 'Value now'), t('用于', 'For')]}
        rows={tokens.map(({ name, use }) => [
          name,
          <Value key="value" text={style.getPropertyValue(name).trim()} />,
          t(use.zh, use.en),
        ])}
      />
    </Part>
  ))
}

/** Each variable with its computed value and its purpose, in the toolbar's look. */
export const Tokens: StoryObj = {
  render: (_args, { globals }) => {
    const locale = localeOf(globals)
    const t = tellIn(locale)
    return (
      <Sheet
        title={t('变量', 'Tokens')}
        intro={t(
          '样式里只写变量名，不写色值。颜色的类名就是变量名：bg-surface、text-fg2、border-line。',
          'Styles name variables, never values. The classes of colours carry the same names: bg-surface, text-fg2, border-line.',
        )}
      >
        <Tables
          key={['theme', 'mode', 'density'].map((axis) => String(globals[axis])).join(' ')}
          locale={locale}
        />
      </Sheet>
    )
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('--surface')
    await expect([...variablesOfLooks()].sort()).toEqual([...NAMES].sort())
    const style = getComputedStyle(document.body)
    for (const name of NAMES) await expect(style.getPropertyValue(name), name).not.toBe('')
  },
}

/** Variables that the style sheets set on the body for looks, without those of the build. */
function variablesOfLooks(): ReadonlySet<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const looks = rules.filter(
    (rule): rule is CSSStyleRule =>
      rule instanceof CSSStyleRule && /^body\b/.test(rule.selectorText),
  )
  return new Set(
    looks.flatMap(({ style }) => [...style].filter((name) => /^--(?!lightningcss)/.test(name))),
  )
}
