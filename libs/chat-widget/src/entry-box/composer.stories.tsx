import { LOOKS, type Usage } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Enter } from '../frame/chat-events.ts'
import { ChatProvider } from '../frame/chat-provider.tsx'
import { createDraft } from '../model/create-draft.ts'
import { partInChat, toldInChat } from '../testing/stories/in-chat.tsx'
import { Composer, type ComposerProps } from './composer.tsx'
import { EntryBox } from './entry-box.tsx'

const onEnter = fn<(event: Enter) => void>()
const draft = createDraft()

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox')
const begin = async () => {
  onEnter.mockClear()
  draft.setText('')
  const area = await box()
  await userEvent.click(area)
  return area
}

const meta: Meta<ComposerProps> = {
  title: 'Chat/Composer',
  component: Composer,
  subcomponents: { EntryBox },
  args: { toolConfig: { show: ['file', 'img', 'video', 'history'], callback: fn() } },
  parameters: {
    usage: {
      use: {
        zh: '写消息：三行输入框、工具、表情与快捷回复。',
        en: 'Writing a message: three rows, tools, emoji and quick replies.',
      },
      avoid: {
        zh: '长文（用内容编辑器）；没有消息列表的表单（用 Textarea）。',
        en: 'Long texts (the content editor); forms without messages (Textarea).',
      },
      keys: [
        { keys: ['Enter'], does: { zh: '发送', en: 'Sends' } },
        { keys: ['Shift+Enter'], does: { zh: '换行', en: 'Makes a new line' } },
        {
          keys: ['↓'],
          does: { zh: '有匹配的快捷回复时进入列表', en: 'Goes into the replies that match' },
        },
        { keys: ['Esc'], does: { zh: '关闭快捷回复或表情', en: 'Closes replies or emoji' } },
      ],
    } satisfies Usage,
  },
  render: partInChat((_, args) => <Composer {...args} />, { onEnter, draft }),
}
export default meta

type Story = StoryObj<ComposerProps>

export const Default: Story = {
  play: async () => {
    const area = await begin()
    await expect(area).toHaveAttribute('rows', '3')
    await expect(screen.getByRole('button', { name: /^(发送|Send)/ })).toBeDisabled()
  },
}

export const EnterSends: Story = {
  name: 'B-263, B-265: Enter sends the trimmed text and empties the box',
  play: async () => {
    const area = await begin()
    await userEvent.type(area, '  第一行')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}第二行 ')
    await expect(onEnter).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(onEnter.mock.calls).toEqual([[{ type: 'text', text: '第一行\n第二行' }]])
    await expect(area).toHaveValue('')
    await expect(area).toHaveFocus()
  },
}

export const Multiline: Story = {
  name: 'B-266: Shift+Enter makes a new line; the box keeps its three rows',
  play: async () => {
    const area = await begin()
    const { height } = area.getBoundingClientRect()
    await userEvent.keyboard(
      '1{Shift>}{Enter}{/Shift}2{Shift>}{Enter}{/Shift}3{Shift>}{Enter}4{/Shift}',
    )
    await expect(area).toHaveValue('1\n2\n3\n4')
    await expect(area.getBoundingClientRect().height).toBe(height)
    await expect(onEnter).not.toHaveBeenCalled()
  },
}

export const CaretAndUndo: Story = {
  name: 'B-267: an emoji goes in at the caret, which stands behind it; undo takes it out',
  play: async () => {
    const area = await begin()
    await userEvent.type(area, '早上好')
    area.setSelectionRange(1, 2)
    await userEvent.click(screen.getByRole('button', { name: /^(表情|Emoji)/ }))
    await userEvent.click(await screen.findByRole('button', { name: /^(太阳|Sun)$/ }))
    await expect(area).toHaveValue('早/:sun好')
    await expect([area.selectionStart, area.selectionEnd]).toEqual([6, 6])
    await expect(area).toHaveFocus()
    document.execCommand('undo')
    await waitFor(() => expect(area).toHaveValue('早上好'))
  },
}

/** Pinyin: Enter accepts the candidate; Safari ends the composition before that Enter. */
export const Ime: Story = {
  name: 'IME: the Enter of an input method sends nothing',
  play: async () => {
    const area = await begin()
    await fireEvent.compositionStart(area)
    await fireEvent.input(area, { target: { value: '你好' }, isComposing: true })
    await fireEvent.keyDown(area, { key: 'Enter', isComposing: true })
    await fireEvent.compositionEnd(area, { data: '你好' })
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 })
    await fireEvent.keyDown(area, { key: 'Enter' })
    await expect(onEnter).not.toHaveBeenCalled()
    await expect(area).toHaveValue('你好')
  },
}

export const LimitKept: Story = {
  name: 'B-272: the limit holds while typing and is not shown',
  args: { maxLength: 5 },
  play: async () => {
    const area = await begin()
    await userEvent.type(area, '1234567')
    await expect(area).toHaveValue('12345')
    await expect(screen.queryByText('5/5')).toBeNull()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

/** Custom button and custom tool: functions that receive the entry. */
export const Slots: Story = {
  render: toldInChat((t, spoken, args) => (
    <ChatProvider
      {...spoken}
      onEnter={onEnter}
      draft={draft}
      slots={{
        enterBtn: ({ canSend, send }) => (
          <button type="button" className="omc-chat-button" disabled={!canSend} onClick={send}>
            {t('寄出', 'Post')}
          </button>
        ),
        tools: ({ insert }) => (
          <button
            type="button"
            className="omc-chat-link"
            onClick={() => insert(t('@韩梅 ', '@Han Mei '))}
          >
            {t('提到', 'Mention')}
          </button>
        ),
      }}
    >
      <Composer {...args} />
    </ChatProvider>
  )),
  play: async () => {
    await begin()
    await userEvent.click(screen.getByRole('button', { name: /^(提到|Mention)/ }))
    await userEvent.click(screen.getByRole('button', { name: /^(寄出|Post)/ }))
    await expect(onEnter).toHaveBeenCalledOnce()
  },
}

/** Custom entry box of the host; it need not be a text area. */
export const OwnBox: Story = {
  render: toldInChat((t, spoken, args) => (
    <ChatProvider
      {...spoken}
      onEnter={onEnter}
      draft={draft}
      slots={{
        entry: ({ text, setText, send }) => (
          <p>
            <input
              className="omc-chat-search"
              aria-label={t('一句话', 'One line')}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && send()}
            />
          </p>
        ),
      }}
    >
      <Composer {...args} />
    </ChatProvider>
  )),
}

export const Narrow: Story = {
  render: partInChat((_, args) => (
    <div style={{ width: 320 }}>
      <Composer {...args} />
    </div>
  )),
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
