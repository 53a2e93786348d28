import { localeOf, LOOKS, tellIn, type Tell, type Usage } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { ChatProvider } from '../frame/chat-provider.tsx'
import type { ChatProviderProps } from '../frame/chat-provider.tsx'
import type { QuickReplyEvent, QuickReplyGroup } from '../model/quick-reply-event.ts'
import { partInChat, toldInChat } from '../testing/stories/in-chat.tsx'
import { sampleGroups } from '../testing/stories/sample-texts.ts'
import { QuickReplyManager, type QuickReplyManagerProps } from './quick-reply-manager.tsx'

const meta: Meta<QuickReplyManagerProps> = {
  title: 'Chat/QuickReplyManager',
  component: QuickReplyManager,
  parameters: {
    usage: {
      use: {
        zh: '管理快捷回复：分组、添加、编辑、删除。保存由使用方负责。',
        en: 'Keeping quick replies: groups, add, edit, delete. The host keeps them.',
      },
      avoid: {
        zh: '打字时选用（输入框会列出）。',
        en: 'Choosing while typing (the composer offers).',
      },
      keys: [
        { keys: ['←', '→', 'Home', 'End'], does: { zh: '在分组间移动', en: 'Between groups' } },
        {
          keys: ['Enter', 'Space'],
          does: { zh: '打开分组、选用', en: 'Opens a group, takes a reply' },
        },
        { keys: ['Esc'], does: { zh: '取消编辑', en: 'Cancels editing' } },
      ],
    } satisfies Usage,
  },
  render: toldInChat((t, spoken, args) => (
    <Kept key={spoken.locale} t={t} spoken={spoken} {...args} />
  )),
}
export default meta

type Story = StoryObj<QuickReplyManagerProps>

/** Host that applies all events. */
function Kept({
  t,
  spoken,
  ...args
}: Partial<QuickReplyManagerProps> & { readonly t: Tell; readonly spoken: ChatProviderProps }) {
  const [groups, setGroups] = useState<readonly QuickReplyGroup[]>(sampleGroups(t))
  return (
    <ChatProvider {...spoken} onQuickReply={(event) => setGroups(changed(groups, event))}>
      <div style={{ maxWidth: 420 }}>
        <QuickReplyManager groups={groups} {...args} />
      </div>
    </ChatProvider>
  )
}

function changed(groups: readonly QuickReplyGroup[], event: QuickReplyEvent) {
  const { replies } = event.group
  const next = () => {
    switch (event.type) {
      case 'addTalk':
        return [...replies, { id: `new${replies.length}`, text: event.text }]
      case 'editTalk':
        return replies.map((one) =>
          one.id === event.reply.id ? { ...one, text: event.text } : one,
        )
      case 'delIndex':
        return replies.filter(({ id }) => id !== event.reply.id)
      case 'navIndex':
      case 'select':
        return replies
      default:
        return event satisfies never
    }
  }
  return groups.map((one) => (one.id === event.group.id ? { ...one, replies: next() } : one))
}

const press = async (name: RegExp) => {
  const [first] = await screen.findAllByRole('button', { name })
  if (first) await userEvent.click(first)
}

export const Default: Story = {}

export const Editor: Story = {
  name: 'B-283, B-284: edits in three rows with a counter, 300 at most',
  play: async ({ globals }) => {
    const text = tellIn(localeOf(globals))('马上就好', 'Soon done')
    await press(/^(编辑|Edit)/)
    const area = screen.getByRole('textbox')
    await expect(area).toHaveAttribute('rows', '3')
    await expect(area).toHaveAttribute('maxlength', '300')
    await expect(area).toHaveFocus()
    await userEvent.clear(area)
    await userEvent.type(area, text)
    await expect(screen.getByText(`${text.length}/300`)).toBeVisible()
  },
}

export const EditorSaves: Story = {
  play: async (context) => {
    await Editor.play?.(context)
    const { value } = screen.getByRole<HTMLTextAreaElement>('textbox')
    await press(/^(保存|Save)/)
    await expect(screen.getByRole('button', { name: value })).toBeVisible()
  },
}

export const AddAndDelete: Story = {
  play: async ({ globals }) => {
    const text = tellIn(localeOf(globals))('新的一句', 'One more')
    const count = (await screen.findAllByRole('listitem')).length
    await press(/^(添加|Add)/)
    await userEvent.type(screen.getByRole('textbox'), text)
    await press(/^(保存|Save)/)
    await expect(screen.getAllByRole('listitem')).toHaveLength(count + 1)
    await press(/^(删除|Delete)/)
    await expect(screen.getAllByRole('listitem')).toHaveLength(count)
    await expect(screen.getByRole('list')).toHaveFocus()
  },
}

export const EmptyRefused: Story = {
  play: async () => {
    await press(/^(添加|Add)/)
    await press(/^(保存|Save)/)
    await expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
    await expect(screen.getByRole('textbox')).toHaveFocus()
  },
}

export const Groups: Story = {
  play: async () => {
    const [first, second] = await screen.findAllByRole('tab')
    first?.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(second).toHaveAttribute('aria-selected', 'true')
  },
}

export const None: Story = {
  render: partInChat((t, args) => (
    <QuickReplyManager groups={sampleGroups(t).map((one) => ({ ...one, replies: [] }))} {...args} />
  )),
}

export const ReadOnly: Story = {
  args: { showAdd: false, showEdit: false, showDelete: false, showHeader: false },
  render: partInChat((t, args) => <QuickReplyManager groups={sampleGroups(t)} {...args} />),
}

export const Long: Story = { ...LOOKS.long, play: async () => press(/^(编辑|Edit)/) }
export const Dark: Story = { ...LOOKS.dark, play: async () => press(/^(编辑|Edit)/) }
