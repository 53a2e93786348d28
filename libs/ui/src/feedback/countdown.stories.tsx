import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { Countdown, type CountdownProps } from './countdown.tsx'

/** A clock that stands still, so that the catalogue looks the same each time. */
const now = () => 1_000_000

const meta: Meta<CountdownProps> = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: { now, deadlineAt: now() + 178_000 },
  parameters: {
    usage: {
      use: {
        zh: '到某一刻还有多久；写明在等什么，旁边给出跳过的办法。',
        en: 'How long until a moment; say what is awaited and offer a way around it beside.',
      },
      avoid: {
        zh: '已用时间；大约的时间（“5 分钟前”）。',
        en: 'Time gone by; rough times (5 minutes ago).',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <p className="text-sm">
      {t('上传失败，重试还有', 'The upload failed, next try in')}{' '}
      <Countdown label={t('重试还有', 'Next try in')} now={now} deadlineAt={now()} {...args} />
    </p>
  )),
}
export default meta

type Story = StoryObj<CountdownProps>

export const Default: Story = {}
export const Hours: Story = { args: { deadlineAt: now() + 7_384_000 } }

export const Due: Story = {
  args: { deadlineAt: now() - 1, onDue: fn() },
  play: async ({ args }) => {
    await expect(screen.getByRole('timer')).toHaveTextContent('00:00')
    await waitFor(() => expect(args.onDue).toHaveBeenCalledOnce())
  },
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
