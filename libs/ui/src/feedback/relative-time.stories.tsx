import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { RelativeTime, type RelativeTimeProps } from './relative-time.tsx'

const NOW = Date.UTC(2026, 6, 26, 6, 2, 11)
const MINUTE_MS = 60_000

const ago = (t: Tell) => (at: number, now: number) => {
  const minutes = Math.floor((now - at) / MINUTE_MS)
  return minutes < 1 ? t('刚刚', 'Just now') : t(`${minutes} 分钟前`, `${minutes} min ago`)
}

const meta: Meta<RelativeTimeProps> = {
  title: 'Feedback/RelativeTime',
  component: RelativeTime,
  parameters: {
    usage: {
      use: {
        zh: '刚发生的事：多久以前；停着不动也会变。',
        en: 'What happened lately: how long ago; it ages while it stands there.',
      },
      avoid: {
        zh: '要比较、排序的时间（写日期）；还没到的时间（Countdown）。',
        en: 'Times to compare or sort (write the date); times to come (Countdown).',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <RelativeTime
      at={NOW - 3 * MINUTE_MS}
      now={() => NOW}
      exact="2026-07-26 13:59:11"
      {...args}
      format={ago(t)}
    />
  )),
}
export default meta

type Story = StoryObj<RelativeTimeProps>

export const Default: Story = {}
export const JustNow: Story = { args: { at: NOW - 2_000 } }
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
