import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Field } from '../forms/field.tsx'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Input } from './input.tsx'

const meta: Meta<DialogProps> = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      use: {
        zh: '短表单或必须先答完的事。可以拖标题移动，不会拖出窗口。',
        en: 'A short form, or what must be answered first. Dragged by its title, never out of the window.',
      },
      avoid: {
        zh: '确认动作（ConfirmDialog）；边看边改（Drawer）；消息（toast）。',
        en: 'Confirming an act (ConfirmDialog); changing while looking (Drawer); messages (a toast).',
      },
      keys: [
        { keys: ['Tab'], does: { zh: '只在对话框内移动', en: 'Moves inside the dialog only' } },
        KEYS.escape,
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <Held t={t} {...args} />),
}
export default meta

type Story = StoryObj<DialogProps>

type HeldProps = Partial<DialogProps> & { readonly t: Tell; readonly startsOpen?: boolean }

function Held({ t, startsOpen = false, ...args }: HeldProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('重命名', 'Rename')}</Button>
      <Dialog
        title={t('重命名视图', 'Rename view')}
        description={t('团队里的每个人都会看到新名字', 'Everybody in the team sees the new name')}
        closeLabel={t('关闭', 'Close')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('取消', 'Cancel')}</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('保存', 'Save')}
            </Button>
          </>
        }
        {...args}
        open={isOpen}
        onOpenChange={setOpen}
      >
        {args.children ?? (
          <Field label={t('名称', 'Name')}>
            <Input defaultValue={t('待我审核', 'Waiting for me')} />
          </Field>
        )}
      </Dialog>
    </>
  )
}

const opened = told<DialogProps>((t, args) => <Held t={t} {...args} startsOpen />)
const isThere = async () => {
  await screen.findByRole('dialog')
}

export const Default: Story = {}
export const Open: Story = { render: opened, play: isThere }

export const EscapeReturnsFocus: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await isThere()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus())
  },
}

export const Small: Story = { args: { size: 'sm' }, render: opened, play: isThere }
export const Large: Story = { args: { size: 'lg' }, render: opened, play: isThere }

/** More than fits: the content scrolls, title and buttons stay. */
export const Scrolling: Story = {
  render: told((t, args) => (
    <Held t={t} {...args} startsOpen>
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index} className="py-1 text-sm">
          {t('第', 'Line')} {index + 1} {t('行', '')}
        </p>
      ))}
    </Held>
  )),
  play: isThere,
}

export const Long: Story = { ...LOOKS.long, args: { size: 'sm' }, render: opened, play: isThere }
export const Dark: Story = { ...LOOKS.dark, render: opened, play: isThere }
