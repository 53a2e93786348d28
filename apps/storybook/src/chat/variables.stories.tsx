import { ChatWidget } from '@omc/chat-widget'
import { contrastOf, type Locale, localeOf, tellIn, type Tell } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, within } from 'storybook/test'
import { hexOf } from '../parts/hex-of.ts'
import { Rows } from '../parts/rows.tsx'
import { Part, Sheet } from '../parts/sheet.tsx'
import { sampleTalk } from './sample.ts'

const meta: Meta = { title: 'Chat/Variables', tags: ['!autodocs'] }
export default meta

const PAIRS = [
  ['--chat-fg', '--chat-bg'],
  ['--chat-muted', '--chat-bg'],
  ['--chat-bubble-fg', '--chat-bubble'],
  ['--chat-own-fg', '--chat-own'],
  ['--chat-link', '--chat-bubble'],
  ['--chat-link', '--chat-bg'],
  ['--chat-tag-fg', '--chat-tag-bg'],
  ['--chat-accent-fg', '--chat-accent'],
  ['--chat-danger', '--chat-bg'],
] as const

function Figures({ t, locale }: { readonly t: Tell; readonly locale: Locale }) {
  const place = useRef<HTMLDivElement>(null)
  const [colours, setColours] = useState<ReadonlyMap<string, string>>(new Map())
  useLayoutEffect(() => {
    const chat = place.current?.querySelector('.omc-chat')
    if (chat) setColours(new Map(PAIRS.flat().map((name) => [name, hexOf(name, chat)])))
  }, [])
  return (
    <>
      <div ref={place}>
        <ChatWidget
          model={sampleTalk(t)}
          locale={locale === 'zh' ? 'zh' : 'en'}
          title={t('韩梅', 'Han Mei')}
        />
      </div>
      <Part title={t('对比度', 'Contrast')}>
        <Rows
          caption={t('对比度', 'Contrast')}
          heads={[t('文字 · 底', 'Text · ground'), t('颜色', 'Colours'), t('对比度', 'Contrast')]}
          rows={PAIRS.map(([text, ground]) => {
            const [first = '#000000', second = '#000000'] = [colours.get(text), colours.get(ground)]
            return [
              `${text} · ${ground}`,
              <span
                key="sample"
                className="inline-block rounded-control px-3 py-1 font-mono"
                style={{ color: first, background: second }}
              >
                {first} / {second}
              </span>,
              <span key="figure" data-contrast className="tabular-nums">
                {contrastOf(first, second).toFixed(1)} : 1
              </span>,
            ]
          })}
        />
      </Part>
    </>
  )
}

/** Computed values of the variables in the toolbar's look, with their contrast. */
export const Variables: StoryObj = {
  render: (_args, { globals }) => {
    const locale = localeOf(globals)
    const t = tellIn(locale)
    return (
      <Sheet
        title={t('变量', 'Variables')}
        intro={t(
          '颜色在控制台里跟随其主题；在别处用 mode 与 theme 选择，或在自己的 .omc-chat 规则里改写。',
          'In the console the colours follow its theme; elsewhere mode and theme choose them, or a rule of your own on .omc-chat.',
        )}
      >
        <Figures
          key={`${String(globals['theme'])} ${String(globals['mode'])}`}
          t={t}
          locale={locale}
        />
      </Sheet>
    )
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^--chat-own-fg/)
    const figures = [...canvasElement.querySelectorAll('[data-contrast]')].map((cell) =>
      Number.parseFloat(cell.textContent),
    )
    await expect(figures).toHaveLength(PAIRS.length)
    for (const figure of figures) await expect(figure).toBeGreaterThanOrEqual(4.5)
  },
}
