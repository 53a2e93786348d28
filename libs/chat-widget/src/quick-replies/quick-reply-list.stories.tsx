import { LOOKS, type Usage } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Composer, type ComposerProps } from '../entry-box/composer.tsx'
import { createDraft } from '../model/create-draft.ts'
import { partInChat } from '../testing/stories/in-chat.tsx'
import { sampleReplies } from '../testing/stories/sample-texts.ts'
import { QuickReplyList } from './quick-reply-list.tsx'

const onEnter = fn()
const onQuickReplySubmit = fn()
const draft = createDraft()
const HELLO = '你'

const meta: Meta<ComposerProps> = {
  title: 'Chat/QuickReplies',
  component: Composer,
  subcomponents: { QuickReplyList },
  parameters: {
    docs: { story: { inline: false, height: '280px' } },
    usage: {
      use: {
        zh: '常用的句子：打字时列出含有所打文字的回复，可按拼音匹配。',
        en: 'Sentences said often: those that hold what is typed are offered, by sound too.',
      },
      avoid: {
        zh: '一次性的文字；需要先填空的模板。',
        en: 'Texts for once; templates with gaps to fill.',
      },
      keys: [
        { keys: ['↓', '↑'], does: { zh: '进入列表并移动', en: 'Into the list and through it' } },
        { keys: ['Enter'], does: { zh: '选用', en: 'Takes it' } },
        { keys: ['Esc'], does: { zh: '回到输入框', en: 'Back to the entry box' } },
      ],
    } satisfies Usage,
  },
  render: partInChat(
    (t, args) => (
      <div style={{ paddingTop: 110, maxWidth: 550 }}>
        <Composer quickReplies={sampleReplies(t)} {...args} />
      </div>
    ),
    { onEnter, onQuickReplySubmit, draft },
  ),
}
export default meta

type Story = StoryObj<ComposerProps>

const type = async (text: string) => {
  onEnter.mockClear()
  onQuickReplySubmit.mockClear()
  draft.setText('')
  const area = await screen.findByRole('textbox')
  await userEvent.type(area, text)
  return area
}
/** Types a text that half of the sample replies start with, in either language. */
const match = async () => {
  await type(HELLO)
  if (screen.queryByRole('listbox') === null) await type('Hello')
  return screen.findByRole('listbox')
}

export const Default: Story = {
  play: async () => {
    await match()
    await expect(screen.getAllByRole('option')).toHaveLength(3)
    await expect(document.querySelectorAll('mark')).toHaveLength(3)
  },
}

export const Height: Story = {
  name: 'B-289: at most 100 px high, over the entry box',
  render: partInChat(
    (_, args) => (
      <div style={{ paddingTop: 110, maxWidth: 550 }}>
        <Composer
          quickReplies={Array.from({ length: 40 }, (_, index) => ({
            id: `${index}`,
            text: `${HELLO} ${index}`,
          }))}
          {...args}
        />
      </div>
    ),
    { draft },
  ),
  play: async () => {
    const list = await match()
    await expect(list.getBoundingClientRect().height).toBe(100)
    await expect(list.scrollHeight).toBeGreaterThan(100)
    const area = screen.getByRole('textbox').getBoundingClientRect()
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(area.top)
  },
}

export const NothingMatches: Story = {
  play: async () => {
    await type('(*')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

export const Keyboard: Story = {
  name: 'B-288: ↓ enters, Enter takes: submit and enter are raised with the reply',
  play: async () => {
    await match()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const second = screen.getAllByRole('option')[1]
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onQuickReplySubmit).toHaveBeenCalledOnce()
    await expect(onEnter.mock.calls[0]?.[0]).toMatchObject({ type: 'quickReply' })
    await expect(screen.getByRole('textbox')).toHaveValue('')
    await expect(screen.getByRole('textbox')).toHaveFocus()
  },
}

export const EscapeLeaves: Story = {
  play: async () => {
    await match()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(screen.getByRole('textbox')).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** `quickReplyMode="insert"`: fills the box, caret at the end; undo restores the typed text. */
export const Insert: Story = {
  args: { quickReplyMode: 'insert' },
  play: async () => {
    await match()
    const [first] = screen.getAllByRole('option')
    const text = first?.textContent ?? ''
    const area = screen.getByRole<HTMLTextAreaElement>('textbox')
    const typed = area.value
    await userEvent.click(first ?? area)
    await expect(area).toHaveValue(text)
    await expect(area.selectionStart).toBe(text.length)
    await expect(onEnter).not.toHaveBeenCalled()
    document.execCommand('undo')
    await expect(area).toHaveValue(typed)
  },
}

/** The host passes the matcher: its dictionary is not part of the package. */
export const BySound: Story = {
  args: {
    matchPinyin: (text, query) => (query === 'sd' && text.startsWith('稍等') ? [0, 1] : null),
    quickReplies: [{ id: '1', text: '稍等，我看一下' }],
  },
  play: async () => {
    await type('sd')
    await expect(await screen.findByRole('option')).toHaveTextContent('稍等，我看一下')
  },
}

export const Long: Story = { ...LOOKS.long, play: async () => void (await match()) }
export const Dark: Story = { ...LOOKS.dark, play: async () => void (await match()) }
