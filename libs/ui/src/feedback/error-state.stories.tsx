import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { ErrorState, type ErrorStateProps } from './error-state.tsx'

const onRetry = fn()

const meta: Meta<ErrorStateProps> = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: {
    usage: {
      use: {
        zh: '内容取不到时：发生了什么、怎么办，可重试，可复制详情。',
        en: 'When content cannot be had: what happened, what to do, a retry, details to copy.',
      },
      avoid: {
        zh: '表单里的错误（Field）；动作失败的消息（toast）。',
        en: 'Errors of a form (Field); a failed act (a toast).',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <ErrorState
      message={t('素材没有加载出来，请重试', 'The materials did not load, try again')}
      {...args}
    />
  )),
}
export default meta

type Story = StoryObj<ErrorStateProps>

const everyPart = told<ErrorStateProps>((t, args) => (
  <ErrorState
    message={t('服务器没有回答，请稍后重试', 'The server did not answer, try again later')}
    code="upstream_timeout · 7f3a"
    retry={{ label: t('重试', 'Try again'), onRetry }}
    copy={{ label: t('复制详情', 'Copy details'), doneLabel: t('已复制', 'Copied'), text: '7f3a' }}
    {...args}
  />
))

export const Default: Story = {}

export const WithRetry: Story = {
  render: everyPart,
  play: async () => {
    onRetry.mockClear()
    const [retry] = screen.getAllByRole('button')
    if (retry) await userEvent.click(retry)
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  render: told((t, args) => (
    <ErrorState
      message={t('服务器没有回答，请稍后重试', 'The server did not answer, try again later')}
      retry={{ label: t('重试', 'Try again'), onRetry, isRetrying: true }}
      {...args}
    />
  )),
}

export const Long: Story = { ...LOOKS.long, render: everyPart }
export const Dark: Story = { ...LOOKS.dark, render: everyPart }
