import { Button, StatusChip } from '@omc/ui'
import { told } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { Rule } from '../parts/rule.tsx'
import { Sheet } from '../parts/sheet.tsx'

const meta: Meta = { title: 'Foundations/Rules', tags: ['!autodocs'] }
export default meta

export const Rules: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('共同的规则', 'Rules for all')}
      intro={t('每个部件都守，页面也要守。', 'Every component keeps them; so do the pages.')}
    >
      <Rule
        t={t}
        rule={t('一个视图一个主按钮', 'One primary button per view')}
        good={
          <div className="flex gap-2">
            <Button>{t('保存草稿', 'Save draft')}</Button>
            <Button variant="primary">{t('提交发布', 'Submit')}</Button>
          </div>
        }
        bad={
          <div className="flex gap-2">
            <Button variant="primary">{t('保存草稿', 'Save draft')}</Button>
            <Button variant="primary">{t('提交发布', 'Submit')}</Button>
          </div>
        }
      />
      <Rule
        t={t}
        rule={t('按钮写明动作与数量', 'Buttons name the act and its count')}
        good={
          <Button variant="danger" icon={<Trash2 size={16} aria-hidden />}>
            {t('删除 8 条', 'Delete 8')}
          </Button>
        }
        bad={<Button variant="danger">{t('确定', 'OK')}</Button>}
      />
      <Rule
        t={t}
        rule={t('颜色从不单独表意', 'A colour never speaks alone')}
        good={
          <StatusChip tone="danger" shape="cross">
            {t('已驳回', 'Rejected')}
          </StatusChip>
        }
        bad={
          <span className="inline-flex items-center gap-2 text-sm">
            <span className="size-3 rounded-full bg-danger" />
            {t('素材 12', 'Material 12')}
          </span>
        }
      />
      <Rule
        t={t}
        rule={t('错误说发生了什么、怎么办', 'An error says what happened and what to do')}
        good={
          <p className="text-sm">
            {t('上传失败，3 分钟后自动重试', 'The upload failed; it is tried again in 3 minutes')}
          </p>
        }
        bad={<p className="text-sm">{t('系统错误（500）', 'System error (500)')}</p>}
      />
    </Sheet>
  )),
}
