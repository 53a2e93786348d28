import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { Button } from './button.tsx'
import { Tooltip, type TooltipProps } from './tooltip.tsx'

const meta: Meta<TooltipProps> = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { delayMs: 0 },
  parameters: {
    docs: { story: { inline: false, height: '160px' } },
    usage: {
      use: {
        zh: '对一个控件的短解释，例如完整数字或为何停用。',
        en: 'A short word on a control, e.g. the exact number or why it is off.',
      },
      avoid: {
        zh: '必须知道的事（触屏看不到）；含按钮或链接的内容（Popover）。',
        en: 'What must be known (touch never shows it); content with buttons or links (Popover).',
      },
      keys: [
        { keys: ['Tab'], does: { zh: '焦点到时显示', en: 'Shown while it has focus' } },
        { keys: ['Esc'], does: { zh: '隐藏', en: 'Hides it' } },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <div className="flex h-20 items-center justify-center">
      <Tooltip content={t('共 128,400 次', '128,400 in all')} {...args}>
        <Button>{t('12.8 万', '128K')}</Button>
      </Tooltip>
    </div>
  )),
}
export default meta

type Story = StoryObj<TooltipProps>

const point = async () => {
  await userEvent.hover(screen.getByRole('button'))
  await screen.findByRole('tooltip')
}

export const Default: Story = {}
export const Pointed: Story = { play: point }

export const Focus: Story = {
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(screen.getByRole('button')).toHaveAccessibleDescription()
  },
}

export const EscapeHides: Story = {
  play: async () => {
    await point()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const Beside: Story = { args: { side: 'right' }, play: point }

export const Long: Story = {
  ...LOOKS.long,
  play: point,
  render: told((t, args) => (
    <div className="flex h-20 items-center justify-center">
      <Tooltip
        content={t(
          '横向布局没有侧栏，所以不能选菜单背景',
          'The horizontal layout has no sidebar, so it takes no menu background',
        )}
        {...args}
      >
        <Button aria-disabled>{t('菜单背景', 'Menu background')}</Button>
      </Tooltip>
    </div>
  )),
}

export const Dark: Story = { ...LOOKS.dark, play: point }
