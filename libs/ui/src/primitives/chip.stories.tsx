import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { Chip, type ChipProps } from './chip.tsx'

const onRemove = fn()

const meta: Meta<ChipProps> = {
  title: 'Primitives/Chip',
  component: Chip,
  parameters: {
    usage: {
      use: {
        zh: '正在起作用的值：筛选条件、已选的记录；点一下去掉。',
        en: 'A value in force: a filter, a chosen record; one press takes it off.',
      },
      avoid: {
        zh: '状态（StatusChip）；数量（Badge）；会做别的事的按钮。',
        en: 'States (StatusChip); counts (Badge); buttons that do anything else.',
      },
      keys: [KEYS.tab, { keys: ['Enter', 'Space'], does: { zh: '去掉', en: 'Takes it off' } }],
    } satisfies Usage,
  },
  render: told((t, args) => {
    const text = t('渠道：逛逛', 'Channel: Guangguang')
    return (
      <Chip remove={{ label: `${t('去掉', 'Remove')} ${text}`, onRemove }} {...args}>
        {text}
      </Chip>
    )
  }),
}
export default meta

type Story = StoryObj<ChipProps>

export const Default: Story = {
  play: async () => {
    onRemove.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onRemove).toHaveBeenCalledOnce()
    await expect(screen.getByRole('button')).toHaveFocus()
  },
}

/** Set by the screen, not by the person. */
export const Fixed: Story = {
  render: told((t) => (
    <Chip title={t('由本页面限定', 'Set by this screen')}>{t('来源：抖音', 'Source: Douyin')}</Chip>
  )),
}

/** A value that is longer than its place is cut. */
export const Cut: Story = {
  render: told((t, args) => (
    <div className="w-40">
      <Chip
        {...args}
        remove={{
          label: t(
            '去掉 账号：杭州西湖边一家卖茶叶的小铺子',
            'Remove Account: a small tea shop beside the lake',
          ),
          onRemove,
        }}
      >
        {t('账号：杭州西湖边一家卖茶叶的小铺子', 'Account: a small tea shop beside the lake')}
      </Chip>
    </div>
  )),
}

export const Hover: Story = { ...LOOKS.hover }
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
