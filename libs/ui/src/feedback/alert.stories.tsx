import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../primitives/button.tsx'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { Alert, type AlertProps } from './alert.tsx'

const onRetry = fn()

const meta: Meta<AlertProps> = {
  title: 'Feedback/Alert',
  component: Alert,
  parameters: {
    usage: {
      use: {
        zh: '内容旁必须知道的一件事：为什么没成、等着什么、怎么办；情况还在就一直显示。',
        en: 'One thing to know beside the content: why it failed, what waits, what to do; shown as long as it holds.',
      },
      avoid: {
        zh: '一个输入框的错误（Field）；代替内容的失败（ErrorState）；一闪而过的消息（toast）。',
        en: 'The error of one control (Field); a failure in place of content (ErrorState); passing messages (a toast).',
      },
      keys: [KEYS.tab, KEYS.press],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <Alert tone="danger" {...args}>
      {t('链接无法访问，请检查后重试', 'The link cannot be reached; check it and try again')}
    </Alert>
  )),
}
export default meta

type Story = StoryObj<AlertProps>

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('alert')).toBeVisible()
  },
}

/** The other tones wait for a pause of the screen reader. */
export const Tones: Story = {
  render: told((t) => (
    <div className="flex flex-col gap-2">
      <Alert tone="info">{t('今晚 2:00 起维护 10 分钟', 'Ten minutes of upkeep from 2:00')}</Alert>
      <Alert tone="success">{t('草稿已恢复', 'Your draft is back')}</Alert>
      <Alert tone="warning">{t('登录 3 天后过期', 'The login expires in 3 days')}</Alert>
      <Alert tone="danger">{t('渠道拒绝了标题', 'The channel refused the title')}</Alert>
    </div>
  )),
  play: async () => {
    await expect(screen.getAllByRole('status')).toHaveLength(3)
  },
}

const whole = told<AlertProps>((t, args) => (
  <Alert
    tone="warning"
    isUrgent
    title={t('电脑没有回应', 'The computer does not answer')}
    actions={
      <Button size="sm" onClick={onRetry}>
        {t('再发一次', 'Send again')}
      </Button>
    }
    {...args}
  >
    {t('14:02 之前没有回应就作废', 'It lapses without an answer by 14:02')}
  </Alert>
))

export const WithTitleAndAct: Story = {
  render: whole,
  play: async () => {
    onRetry.mockClear()
    await userEvent.click(screen.getByRole('button'))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = {
  render: (args, context) => <div className="w-60">{whole(args, context)}</div>,
}

export const Long: Story = { ...LOOKS.long, render: whole }
export const Dark: Story = { ...LOOKS.dark, render: whole }
