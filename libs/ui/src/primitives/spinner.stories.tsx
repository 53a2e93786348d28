import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { Spinner, type SpinnerProps } from './spinner.tsx'

const meta: Meta<SpinnerProps> = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { size: 24 },
  parameters: {
    usage: {
      use: {
        zh: '短而不知长度的工作；给 label 才会读出来。',
        en: 'Short work of unknown length; only with a label is it read.',
      },
      avoid: {
        zh: '整页或列表的首次加载（Skeleton）；已知步数（Progress）。',
        en: 'The first load of a page or list (Skeleton); known steps (Progress).',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => <Spinner label={t('加载中', 'Loading')} {...args} />),
}
export default meta

type Story = StoryObj<SpinnerProps>

export const Default: Story = {}
export const Small: Story = { args: { size: 14 } }

/** Nothing is shown before the delay, so that quick work does not flash. */
export const Delayed: Story = {
  args: { delayMs: 300 },
  play: async () => {
    await screen.findByRole('status')
  },
}

export const Dark: Story = { ...LOOKS.dark }
