import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { SkipLink, type SkipLinkProps } from './skip-link.tsx'

const meta: Meta<SkipLinkProps> = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    docs: { story: { inline: false, height: '160px' } },
    usage: {
      use: {
        zh: '页面的第一个焦点：直接到主要内容。只在有焦点时看得见。',
        en: 'The first stop of a page: straight to its content. Seen only while it has focus.',
      },
      avoid: { zh: '页内目录；普通链接。', en: 'A table of contents; ordinary links.' },
      keys: [
        { keys: ['Tab'], does: { zh: '显示', en: 'Shows it' } },
        { keys: ['Enter'], does: { zh: '到主要内容', en: 'Goes to the content' } },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <>
      <SkipLink targetId="content" {...args}>
        {t('跳到主要内容', 'Skip to content')}
      </SkipLink>
      <div id="content" tabIndex={-1} className="pt-12 text-sm">
        {t('主要内容', 'The content')}
      </div>
    </>
  )),
}
export default meta

type Story = StoryObj<SkipLinkProps>

export const Default: Story = {}

export const Focus: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(screen.getByRole('link')).toHaveFocus()
  },
}

export const GoesToTheContent: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).toHaveAttribute('id', 'content')
  },
}

export const Long: Story = { ...LOOKS.long, ...Focus }
export const Dark: Story = { ...LOOKS.dark, ...Focus }
