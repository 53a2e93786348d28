import { KEYS, LOOKS, type Usage } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { partInChat } from '../testing/stories/in-chat.tsx'
import { ToolBar, type ToolBarProps } from './tool-bar.tsx'

const callback = fn()

const meta: Meta<ToolBarProps> = {
  title: 'Chat/ToolBar',
  component: ToolBar,
  args: { show: ['file', 'img', 'video', 'history', 'hongbao', 'more'], callback },
  parameters: {
    usage: {
      use: {
        zh: '输入框上的工具：按给定顺序，可加自己的工具与提示。',
        en: 'Tools over the entry box: in the given order, with tools and texts of your own.',
      },
      avoid: {
        zh: '没有回调的按钮：按下只会在控制台告警“callback not find”。',
        en: "Buttons without a callback: they only warn 'callback not find' in the console.",
      },
      keys: [
        KEYS.tab,
        { keys: ['←', '→', 'Home', 'End'], does: { zh: '在工具间移动', en: 'Between tools' } },
        KEYS.press,
      ],
    } satisfies Usage,
  },
  render: partInChat((_, args) => (
    <div style={{ paddingTop: 32 }}>
      <ToolBar {...args} />
    </div>
  )),
}
export default meta

type Story = StoryObj<ToolBarProps>

export const Default: Story = {}

export const OwnTools: Story = {
  render: partInChat((t, args) => (
    <div style={{ paddingTop: 32 }}>
      <ToolBar
        {...args}
        show={[
          'img',
          { key: 'order', label: t('查订单', 'Find the order'), icon: <b aria-hidden>¥</b> },
          'no-such-tool',
          'file',
          [t('发一张图', 'Send a picture')],
        ]}
      />
    </div>
  )),
  play: async () => {
    callback.mockClear()
    const buttons = await screen.findAllByRole('button')
    await expect(buttons).toHaveLength(3)
    for (const button of buttons.slice(0, 2)) await userEvent.click(button)
    await expect(callback.mock.calls).toEqual([[{ type: 'img' }], [{ type: 'own', key: 'order' }]])
  },
}

/** The name of a tool shows at the keyboard's focus too. */
export const Keyboard: Story = {
  play: async () => {
    const buttons = await screen.findAllByRole('button')
    await userEvent.tab()
    await expect(buttons[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(buttons[1]).toHaveFocus()
    const tip = getComputedStyle(buttons[1] ?? document.body, '::after').content
    await expect(tip).toContain(buttons[1]?.getAttribute('aria-label'))
    await userEvent.keyboard('{End}')
    await expect(buttons.at(-1)).toHaveFocus()
  },
}

export const Files: Story = {
  play: async ({ canvasElement }) => {
    callback.mockClear()
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]
    if (picker) await userEvent.upload(picker, files)
    await expect(callback.mock.calls[0]?.[0]).toMatchObject({ type: 'file', files })
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
