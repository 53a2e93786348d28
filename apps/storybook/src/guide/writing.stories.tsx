import { told } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rule } from '../parts/rule.tsx'
import { Sheet } from '../parts/sheet.tsx'

const meta: Meta = { title: 'Guide/Writing', tags: ['!autodocs'] }
export default meta

/** @source ux brief: copy and formats */
export const Writing: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('文字', 'Writing')}
      intro={t(
        '同一件事在菜单、标题与标签页里用同一个词。先写中文，英文长出 60 % 也放得下。',
        'One thing has one word in menu, title and tab. Chinese is written first; English fits even 60 % longer.',
      )}
    >
      <Rule
        t={t}
        rule={t(
          '按钮：动词 + 对象，不超过六个字',
          'Buttons: verb and object, six characters at most',
        )}
        good={<p>{t('保存草稿', 'Save draft')}</p>}
        bad={<p>{t('点击这里进行保存操作', 'Click here to perform saving')}</p>}
      />
      <Rule
        t={t}
        rule={t('空状态说为什么空、下一步做什么', 'Empty: why, and what to do next')}
        good={<p>{t('没有符合条件的素材，清除筛选', 'No material matches; clear the filters')}</p>}
        bad={<p>{t('暂无数据', 'No data')}</p>}
      />
      <Rule
        t={t}
        rule={t(
          '称呼用“你”，只有我们有错时才道歉',
          'Say “you”; apologise only when we are at fault',
        )}
        good={<p>{t('你没有审核权限', 'You may not review')}</p>}
        bad={<p>{t('非常抱歉，您无权操作！', 'We are very sorry, you cannot do that!')}</p>}
      />
      <Rule
        t={t}
        rule={t('金额：整数不带小数，否则两位', 'Money: no decimals when whole, else two')}
        good={<p className="tabular-nums">¥129 · ¥129.50</p>}
        bad={<p className="tabular-nums">¥129.00 · 129.5 {t('元', 'yuan')}</p>}
      />
      <Rule
        t={t}
        rule={t(
          '时间：今年的不写年份，悬停看完整的',
          'Time: no year within this year, the whole one on hover',
        )}
        good={
          <time dateTime="2026-07-26T14:02:00+08:00" title="2026-07-26 14:02">
            07-26 14:02
          </time>
        }
        bad={<p>26/7/2026 2:02:00 PM</p>}
      />
    </Sheet>
  )),
}
