import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

const meta: Meta<ConfirmDialogProps> = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    usage: {
      use: {
        zh: '不能撤销的动作之前。按钮写明动作和数量：删除 8 条。',
        en: 'Before an act without return. The button names the act and its count: Delete 8.',
      },
      avoid: {
        zh: '可以撤销的动作（直接做，再给撤销）；通知。',
        en: 'What can be undone (do it, offer undo); telling something.',
      },
      keys: [
        {
          keys: ['Tab'],
          does: {
            zh: '只在对话框内移动；焦点先在取消上',
            en: 'Moves inside; focus starts on cancel',
          },
        },
        { keys: ['Enter'], does: { zh: '执行焦点所在的按钮', en: 'Runs the button in focus' } },
        { keys: ['Esc'], does: { zh: '取消', en: 'Cancels' } },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      onConfirm={fn()}
      title={t('发布 38 条内容？', 'Publish 38 pieces?')}
      description={t(
        '将按队列顺序发到小红豆的 2 个账号。',
        'They go to two accounts in the order of the queue.',
      )}
      confirmLabel={t('发布 38 条', 'Publish 38')}
      cancelLabel={t('取消', 'Cancel')}
      {...args}
    />
  )),
}
export default meta

type Story = StoryObj<ConfirmDialogProps>

const deletion = told<ConfirmDialogProps>((t, args) => (
  <ConfirmDialog
    open
    onOpenChange={fn()}
    onConfirm={fn()}
    tone="danger"
    title={t('删除 8 条素材？', 'Delete 8 materials?')}
    description={t(
      '删除后不能恢复，已发布的内容不受影响。',
      'They cannot be brought back. What is published stays.',
    )}
    confirmLabel={t('删除 8 条', 'Delete 8')}
    cancelLabel={t('取消', 'Cancel')}
    {...args}
  />
))

const startsOnCancel: Story['play'] = async ({ args }) => {
  const [cancel] = await screen.findAllByRole('button')
  await waitFor(() => expect(cancel).toHaveFocus())
  await expect(args.onConfirm).not.toHaveBeenCalled()
}

export const Default: Story = { play: startsOnCancel }
export const Danger: Story = { render: deletion, play: startsOnCancel }

/** The act runs: neither a second press nor the keyboard starts it again. */
export const Working: Story = {
  args: { isWorking: true },
  render: deletion,
  play: async ({ args }) => {
    const buttons = await screen.findAllByRole('button')
    const confirm = buttons.at(-1)
    if (confirm) await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** For acts without return: the name is typed first. */
export const Typed: Story = {
  render: told((t, args) => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      onConfirm={fn()}
      tone="danger"
      title={t('删除今日全部内容？', 'Delete everything of today?')}
      description={t(
        '设备 A-02 将删除账号小红豆今日发布的内容。',
        'Device A-02 deletes what this account published today.',
      )}
      confirmLabel={t('删除今日', 'Delete today')}
      cancelLabel={t('取消', 'Cancel')}
      typed={{
        label: t('输入账号名 xiaohongdou', 'Type the account name xiaohongdou'),
        text: 'xiaohongdou',
      }}
      {...args}
    />
  )),
  play: async ({ args }) => {
    const box = await screen.findByRole('textbox')
    await userEvent.type(box, 'xiaohong{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.type(box, 'dou{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Long: Story = { ...LOOKS.long, render: deletion, play: startsOnCancel }
export const Dark: Story = { ...LOOKS.dark, render: deletion, play: startsOnCancel }
