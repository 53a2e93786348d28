import { LOOKS, type Usage } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { partInChat } from '../testing/stories/in-chat.tsx'
import { samplePeople } from '../testing/stories/sample-texts.ts'
import { SessionBar, type SessionBarProps } from './session-bar.tsx'

const onSession = fn()
const UNREAD = [3, 0, 120, 1]

const meta: Meta<SessionBarProps> = {
  title: 'Chat/SessionBar',
  component: SessionBar,
  args: { activeId: 'p1' },
  parameters: {
    usage: {
      use: {
        zh: '同时进行的会话与各自的未读数。移除只发出事件，由使用方决定。',
        en: 'Conversations at the same time and what is unread. Removing is only asked for.',
      },
      avoid: { zh: '消息的分类（用 Tabs）。', en: 'Kinds of messages (Tabs).' },
      keys: [
        {
          keys: ['↑', '↓', 'Home', 'End'],
          does: { zh: '在会话间移动', en: 'Between conversations' },
        },
        { keys: ['Enter', 'Space'], does: { zh: '打开', en: 'Opens it' } },
        { keys: ['Delete'], does: { zh: '请求移除', en: 'Asks to remove it' } },
      ],
    } satisfies Usage,
  },
  render: partInChat(
    (t, args) => (
      <div style={{ height: 300 }}>
        <SessionBar
          activeId={null}
          sessions={samplePeople(t).map((person, index) => ({
            ...person,
            dept: t('运营', 'Operations'),
            unreadCount: UNREAD[index] ?? 0,
          }))}
          {...args}
        />
      </div>
    ),
    { onSession },
  ),
}
export default meta

type Story = StoryObj<SessionBarProps>

export const Default: Story = {
  play: async () => {
    const badges = [...document.querySelectorAll('.omc-chat-badge')]
    await expect(badges.map(({ textContent }) => textContent)).toEqual(['3', '99+', '1'])
  },
}

/** Each remove button is next to its conversation. */
export const Removing: Story = {
  play: async () => {
    onSession.mockClear()
    const options = await screen.findAllByRole('option')
    const buttons = screen.getAllByRole('button')
    const middle = (one: Element | undefined) => {
      const { top, height } = one?.getBoundingClientRect() ?? new DOMRect()
      return top + height / 2
    }
    for (const [index, option] of options.entries())
      await expect(middle(buttons[index])).toBe(middle(option))
    await userEvent.click(buttons[2] ?? document.body)
    await expect(onSession.mock.calls[0]?.[0]).toMatchObject({
      type: 'remove',
      session: { id: 'p2' },
    })
  },
}

export const Keyboard: Story = {
  play: async () => {
    onSession.mockClear()
    const options = await screen.findAllByRole('option')
    await userEvent.tab()
    await expect(options[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Delete}')
    await expect(onSession.mock.calls.map(([event]) => event)).toMatchObject([
      { type: 'select', session: { id: 'p3' } },
      { type: 'remove', session: { id: 'p3' } },
    ])
  },
}

export const None: Story = { args: { sessions: [] } }
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
