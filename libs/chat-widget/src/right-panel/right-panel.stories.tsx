import { KEYS, LOOKS, type Tell, type Usage } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { partInChat } from '../testing/stories/in-chat.tsx'
import { samplePeople } from '../testing/stories/sample-texts.ts'
import { RightPanel, type RightPanelProps } from './right-panel.tsx'

const onMemberClick = fn()

const meta: Meta<RightPanelProps> = {
  title: 'Chat/RightPanel',
  component: RightPanel,
  parameters: {
    usage: {
      use: {
        zh: '会话旁的公告与成员；可收起，也可放自己的内容。',
        en: 'Notice and members beside a chat; folds away, or holds content of your own.',
      },
      avoid: {
        zh: '需要一直看到的状态（放到标题）。',
        en: 'What must always be seen (the header).',
      },
      keys: [KEYS.tab, KEYS.press],
    } satisfies Usage,
  },
  render: partInChat((t, args) => <Beside t={t} {...args} />, { onMemberClick }),
}
export default meta

type Story = StoryObj<RightPanelProps>

function Beside({ t, ...args }: Partial<RightPanelProps> & { readonly t: Tell }) {
  const [isOpen, setIsOpen] = useState(args.isOpen ?? true)
  return (
    <div className="omc-chat-columns" style={{ width: 700, maxWidth: '100%', height: 360 }}>
      <div className="omc-chat-main" />
      <RightPanel
        notice={t('周五 18:00 前交稿', 'Drafts are due on Friday at 18:00')}
        members={samplePeople(t)}
        {...args}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </div>
  )
}

export const Default: Story = {}

export const Folding: Story = {
  play: async () => {
    const panel = await screen.findByRole('complementary')
    await expect(panel.getBoundingClientRect().width).toBeGreaterThan(90)
    await userEvent.click(screen.getByRole('button', { expanded: true }))
    await expect(panel.getBoundingClientRect().width).toBe(0)
    await userEvent.click(screen.getByRole('button', { expanded: false }))
    await expect(screen.getByRole('searchbox')).toBeVisible()
  },
}

export const Search: Story = {
  play: async () => {
    const search = await screen.findByRole('searchbox')
    await userEvent.type(search, '(')
    await expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(search, 'x')
    await expect(screen.queryAllByRole('listitem')).toHaveLength(0)
    await expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  },
}

export const Clickable: Story = {
  args: { isClickable: true },
  play: async () => {
    onMemberClick.mockClear()
    const [, first] = await screen.findAllByRole('button')
    if (first) await userEvent.click(first)
    await expect(onMemberClick.mock.calls[0]?.[0]).toMatchObject({ id: 'p0' })
  },
}

export const Folded: Story = { args: { isOpen: false } }
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
