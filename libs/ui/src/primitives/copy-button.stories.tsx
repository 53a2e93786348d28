import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { CopyButton, type CopyButtonProps } from './copy-button.tsx'

/** A clipboard for the story: the browser of a check has none. */
const lend = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })

const meta: Meta<CopyButtonProps> = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  parameters: {
    usage: {
      use: {
        zh: '复制旁边显示的文字、链接或编号。',
        en: 'Copies a text, link or number that is shown beside it.',
      },
      avoid: {
        zh: '菜单里的复制（菜单会关闭，用 toast 告知）。',
        en: 'Copying from a menu, which closes (say it in a toast).',
      },
      keys: [KEYS.tab, KEYS.press],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <CopyButton
      label={t('复制全文', 'Copy the text')}
      doneLabel={t('已复制', 'Copied')}
      text={t('春茶上新', 'Spring tea is here')}
      {...args}
    />
  )),
}
export default meta

type Story = StoryObj<CopyButtonProps>

export const Default: Story = {}
export const Hover: Story = { ...LOOKS.hover }
export const Small: Story = { args: { size: 'sm', variant: 'ghost' } }
export const Disabled: Story = { args: { disabled: true } }

export const Copied: Story = {
  play: async () => {
    const writeText = fn(async () => undefined)
    lend(writeText)
    await userEvent.click(screen.getByRole('button'))
    await expect(writeText).toHaveBeenCalledOnce()
    await expect(await screen.findByText(/^(已复制|Copied)/)).toBeVisible()
  },
}

/** The browser keeps the clipboard closed: the text can be copied by hand. */
export const Refused: Story = {
  play: async () => {
    lend(async () => {
      throw new Error('denied')
    })
    await userEvent.click(screen.getByRole('button'))
    await expect(await screen.findByRole('textbox')).toBeVisible()
  },
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
