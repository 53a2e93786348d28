import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { ToastRegion, type ToastRegionProps } from './toast-region.tsx'
import { createToasts, type ToastMessage } from './toasts.ts'

const meta: Meta<ToastRegionProps> = {
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  parameters: {
    docs: { story: { inline: false, height: '280px' } },
    usage: {
      use: {
        zh: '动作的结果。3 秒后消失，带撤销的 5 秒，错误留到关闭；最多三条。',
        en: 'What became of an act. Gone after 3 s, with an undo after 5 s, errors stay; three at most.',
      },
      avoid: {
        zh: '必须回答的事（Dialog）；表单里的错误（Field）。',
        en: 'What must be answered (Dialog); errors of a form (Field).',
      },
      keys: [
        { keys: ['F8'], does: { zh: '焦点到消息', en: 'Moves focus to the messages' } },
        { keys: ['Esc'], does: { zh: '关闭有焦点的消息', en: 'Closes the one in focus' } },
      ],
    } satisfies Usage,
  },
}
export default meta

type Story = StoryObj<ToastRegionProps>

type ShownProps = { readonly t: Tell; readonly messages: readonly ToastMessage[] }

function Shown({ t, messages }: ShownProps) {
  const [toasts] = useState(createToasts)
  useEffect(() => messages.forEach((message) => toasts.show(message)), [messages, toasts])
  return (
    <ToastRegion toasts={toasts} label={t('消息', 'Messages')} closeLabel={t('关闭', 'Close')} />
  )
}

const showing = (messagesIn: (t: Tell) => readonly ToastMessage[]) =>
  told<ToastRegionProps>((t) => <Shown t={t} messages={messagesIn(t)} />)

const isThere = async () => {
  await screen.findAllByRole('listitem')
}

const failure = showing((t) => [
  {
    tone: 'danger',
    title: t('上传失败', 'The upload failed'),
    description: t('3 分钟后自动重试', 'It is tried again in 3 minutes'),
  },
])

/** An error stays until it is closed. */
export const Default: Story = { render: failure, play: isThere }

const everyTone = showing((t) => [
  { tone: 'success', title: t('已保存', 'Saved') },
  { tone: 'info', title: t('新版本已就绪', 'A new version is ready') },
  { tone: 'warning', title: t('登录将在 3 天后到期', 'The login ends in 3 days') },
])

export const Tones: Story = { render: everyTone, play: isThere }

const onUndo = fn()

export const WithUndo: Story = {
  render: showing((t) => [
    {
      tone: 'success',
      title: t('已删除 8 条', 'Deleted 8'),
      action: { label: t('撤销', 'Undo'), onSelect: onUndo },
    },
  ]),
  play: async () => {
    onUndo.mockClear()
    await isThere()
    await userEvent.click(screen.getByRole('button', { name: /撤销|Undo/ }))
    await expect(onUndo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(0))
  },
}

export const Long: Story = { ...LOOKS.long, render: failure, play: isThere }
export const Dark: Story = { ...LOOKS.dark, render: everyTone, play: isThere }
