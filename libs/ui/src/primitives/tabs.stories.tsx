import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { Badge } from './badge.tsx'
import { Tabs, type TabsProps } from './tabs.tsx'

const items = (t: Tell) => [
  {
    value: 'notices',
    label: t('通知', 'Notices'),
    badge: <Badge tone="accent">8</Badge>,
    content: <p className="text-sm">{t('审核通过 12 条素材', '12 materials were accepted')}</p>,
  },
  {
    value: 'letters',
    label: t('站内信', 'Letters'),
    content: <p className="text-sm text-fg3">{t('还没有站内信', 'No letters yet')}</p>,
  },
  { value: 'system', label: t('系统', 'System'), isDisabled: true, content: null },
]

const meta: Meta<TabsProps> = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: {
    usage: {
      use: {
        zh: '同一对象的几块内容，一次看一块。',
        en: 'Several parts of one thing, one at a time.',
      },
      avoid: {
        zh: '步骤（有先后）；需要对照看的内容；打开的页面（控制台的标签栏）。',
        en: 'Steps in order; what must be compared; open pages (the tabs bar of the console).',
      },
      keys: [
        { keys: ['←', '→', 'Home', 'End'], does: { zh: '在标签间移动', en: 'Moves between tabs' } },
        {
          keys: ['Enter', 'Space'],
          does: { zh: '手动方式下打开', en: 'Opens it in the manual way' },
        },
        { keys: ['Tab'], does: { zh: '进入面板', en: 'Goes into the panel' } },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <Tabs label={t('消息', 'Messages')} items={items(t)} {...args} />),
}
export default meta

type Story = StoryObj<TabsProps>

export const Default: Story = {}
export const Hover: Story = { ...LOOKS.hover }

export const Focus: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true')
  },
}

/** Arrows move, Enter opens: for panels that load over the network. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const second = screen.getAllByRole('tab')[1]
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-selected', 'true')
  },
}

/** More than fit: the strip scrolls. */
export const Many: Story = {
  render: told((t, args) => (
    <div className="max-w-80">
      <Tabs
        label={t('渠道', 'Channels')}
        items={Array.from({ length: 9 }, (_, index) => ({
          value: `c${index}`,
          label: `${t('渠道', 'Channel')} ${index + 1}`,
          content: <p className="text-sm">{`${t('渠道', 'Channel')} ${index + 1}`}</p>,
        }))}
        {...args}
      />
    </div>
  )),
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
