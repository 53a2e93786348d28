import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../primitives/button.tsx'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { Card, type CardProps } from './card.tsx'

const meta: Meta<CardProps> = {
  title: 'Layout/Card',
  component: Card,
  parameters: {
    usage: {
      use: {
        zh: '页面上的一块内容；有标题时成为可以跳到的区域。',
        en: 'One part of a page; with a title it is a region one can jump to.',
      },
      avoid: {
        zh: '卡片里再放卡片；只为留白。',
        en: 'Cards inside cards; mere spacing.',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <Card title={t('需要我处理', 'Waiting for me')} {...args}>
      <p className="text-sm">{t('3 条素材待审核', '3 materials to review')}</p>
    </Card>
  )),
}
export default meta

type Story = StoryObj<CardProps>

const everyPart = told<CardProps>((t, args) => (
  <div className="max-w-140">
    <Card
      title={t('需要我处理', 'Waiting for me')}
      actions={
        <>
          <Button size="sm">{t('刷新', 'Refresh')}</Button>
          <Button size="sm" variant="primary">
            {t('开始审核', 'Start review')}
          </Button>
        </>
      }
      footer={<span className="text-fg3">{t('2 分钟前更新', 'Updated 2 minutes ago')}</span>}
      {...args}
    >
      <p className="text-sm">{t('3 条素材待审核', '3 materials to review')}</p>
    </Card>
  </div>
))

export const Default: Story = {}
export const Untitled: Story = { args: { title: undefined } }
export const EveryPart: Story = { render: everyPart }
/** For content that brings its own edges, e.g. a table. */
export const Unpadded: Story = {
  args: { isPadded: false },
  render: told((t, args) => (
    <Card title={t('需要我处理', 'Waiting for me')} {...args}>
      <ul className="divide-y divide-line text-sm">
        <li className="px-4 py-2.5">{t('3 条素材待审核', '3 materials to review')}</li>
        <li className="px-4 py-2.5">{t('2 个账号登录已到期', '2 logins have ended')}</li>
      </ul>
    </Card>
  )),
}
export const Long: Story = { ...LOOKS.long, render: everyPart }
export const Dark: Story = { ...LOOKS.dark, render: everyPart }
