import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { holdsFocus } from '../testing/stories/holds-focus.ts'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Popover, type PopoverProps } from './popover.tsx'

const meta: Meta<PopoverProps> = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { align: 'start' },
  parameters: {
    docs: { story: { inline: false, height: '280px' } },
    usage: {
      use: {
        zh: '按钮旁的小面板：更多筛选、列设置、通知。',
        en: 'A small panel beside its button: more filters, columns, notices.',
      },
      avoid: {
        zh: '一串动作（DropdownMenu）；要填完才能走的表单（Dialog）。',
        en: 'A list of acts (DropdownMenu); a form that must be finished (Dialog).',
      },
      keys: [
        KEYS.press,
        { keys: ['Tab'], does: { zh: '在面板内移动', en: 'Moves inside the panel' } },
        KEYS.escape,
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <Popover
      label={t('更多筛选', 'More filters')}
      trigger={<Button>{t('更多筛选', 'More filters')}</Button>}
      {...args}
    >
      <div className="flex flex-col gap-2">
        <Checkbox label={t('只看我的', 'Only mine')} />
        <Checkbox label={t('有视频', 'With a video')} defaultChecked />
        <Checkbox label={t('七天内更新', 'Changed in seven days')} />
      </div>
    </Popover>
  )),
}
export default meta

type Story = StoryObj<PopoverProps>

const openIt = async () => {
  await userEvent.click(screen.getByRole('button'))
  await holdsFocus('dialog')
}

export const Default: Story = {}
export const Open: Story = { play: openIt }

export const EscapeReturnsFocus: Story = {
  play: async () => {
    await openIt()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('button')).toHaveFocus()
  },
}

export const Long: Story = { ...LOOKS.long, play: openIt }
export const Dark: Story = { ...LOOKS.dark, play: openIt }
