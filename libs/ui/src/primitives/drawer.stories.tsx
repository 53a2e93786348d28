import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { holdsFocus } from '../testing/stories/holds-focus.ts'
import { Button } from './button.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'
import { Switch } from './switch.tsx'

const meta: Meta<DrawerProps> = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { size: 'sm' },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      use: {
        zh: '边缘的面板：预览一条记录，或一边看一边改设置（isModal=false）。',
        en: 'A panel at the edge: previewing a record, or changing settings while looking (isModal=false).',
      },
      avoid: {
        zh: '一句确认（ConfirmDialog）；整页的工作（页面）。',
        en: 'A single question (ConfirmDialog); work that fills a page.',
      },
      keys: [
        { keys: ['Tab'], does: { zh: '在面板内移动', en: 'Moves inside the panel' } },
        KEYS.escape,
      ],
    } satisfies Usage,
  },
  render: told((t, args) => <Held t={t} {...args} />),
}
export default meta

type Story = StoryObj<DrawerProps>

type HeldProps = Partial<DrawerProps> & { readonly t: Tell; readonly startsOpen?: boolean }

function Held({ t, startsOpen = false, ...args }: HeldProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('外观', 'Appearance')}</Button>
      <Drawer
        title={t('外观', 'Appearance')}
        closeLabel={t('关闭', 'Close')}
        footer={
          <>
            <Button>{t('恢复默认', 'Restore')}</Button>
            <Button variant="primary">{t('保存', 'Save')}</Button>
          </>
        }
        {...args}
        open={isOpen}
        onOpenChange={setOpen}
      >
        <Switch label={t('显示标签页', 'Show tabs')} isSpread defaultChecked />
        <Switch label={t('固定头部', 'Fixed header')} isSpread />
        <Switch label={t('显示进度条', 'Show progress bar')} isSpread defaultChecked />
      </Drawer>
    </>
  )
}

const opened = told<DrawerProps>((t, args) => <Held t={t} {...args} startsOpen />)
const isThere = () => holdsFocus('dialog')

export const Default: Story = {}
export const Open: Story = { render: opened, play: isThere }

export const EscapeReturnsFocus: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await isThere()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus())
  },
}

/** The page stays usable beside it, so that changes are seen at once. */
export const BesideThePage: Story = { args: { isModal: false }, render: opened, play: isThere }
export const Left: Story = { args: { side: 'left' }, render: opened, play: isThere }
export const Medium: Story = { args: { size: 'md' }, render: opened, play: isThere }
export const Long: Story = { ...LOOKS.long, render: opened, play: isThere }
export const Dark: Story = { ...LOOKS.dark, render: opened, play: isThere }
