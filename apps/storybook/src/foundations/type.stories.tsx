import { tokens } from '@omc/ui'
import { told } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Part, Sheet } from '../parts/sheet.tsx'

const meta: Meta = { title: 'Foundations/Type', tags: ['!autodocs'] }
export default meta

const CLASSES = {
  xs: 'text-xs',
  sm: 'text-sm',
  base: 'text-base',
  lg: 'text-lg',
  xl: 'text-xl',
  '2xl': 'text-2xl',
} as const satisfies Record<keyof typeof tokens.TYPE_SCALE, string>

export const Scale: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('字号', 'Type scale')}
      intro={t(
        '行高 = 字号 + 8。只用 400 与 600 两种字重；不用斜体，不小于 12。',
        'Line height is size + 8. Weights 400 and 600 only; no italics, nothing below 12.',
      )}
    >
      {Object.entries(tokens.TYPE_SCALE).map(([name, size]) => (
        <Part key={name} title={`${name} · ${size} / ${size + 8}`}>
          <p className={CLASSES[name as keyof typeof CLASSES]}>
            {t(
              '审核通过的 12 条素材将在 14:02 发布',
              'Twelve accepted pieces are published at 14:02',
            )}
            <br />
            <strong className="font-semibold">
              {t(
                '审核通过的 12 条素材将在 14:02 发布',
                'Twelve accepted pieces are published at 14:02',
              )}
            </strong>
          </p>
        </Part>
      ))}
    </Sheet>
  )),
}

/** Tabular digits for numbers in columns. */
export const Numbers: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('数字', 'Numbers')}
      intro={t(
        '表格、计时与日期用等宽数字，右对齐。',
        'Tables, timers and dates take digits of equal width, at the right.',
      )}
    >
      <div className="w-28 text-end tabular-nums">
        {['1,284', '11.1', '¥129.50', '07-26 14:02'].map((number) => (
          <p key={number}>{number}</p>
        ))}
      </div>
    </Sheet>
  )),
}
