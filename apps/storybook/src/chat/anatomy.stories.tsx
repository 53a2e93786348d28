import { ChatWidget } from '@omc/chat-widget'
import { localeOf, tellIn } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rows } from '../parts/rows.tsx'
import { Part, Sheet } from '../parts/sheet.tsx'
import { sampleTalk } from './sample.ts'

const meta: Meta = { title: 'Chat/Anatomy', tags: ['!autodocs'] }
export default meta

/** @source console spec §9: sizes */
export const Anatomy: StoryObj = {
  render: (_args, { globals }) => {
    const locale = localeOf(globals)
    const t = tellIn(locale)
    return (
      <Sheet
        title={t('结构与尺寸', 'Anatomy and sizes')}
        intro={t(
          '一个 React 组件包，别的团队用 npm 安装。每个部分也能单独使用。',
          'A package of React components that other teams install by npm. Every part also works alone.',
        )}
      >
        <ChatWidget
          model={sampleTalk(t)}
          locale={locale === 'zh' ? 'zh' : 'en'}
          title={t('韩梅', 'Han Mei')}
          subtitle={t('运营 · 第一团队', 'Operations · team one')}
        />
        <Part title={t('尺寸', 'Sizes')}>
          <Rows
            caption={t('尺寸', 'Sizes')}
            heads={[t('部分', 'Part'), t('尺寸', 'Size'), t('变量', 'Variable')]}
            rows={[
              [t('一个会话', 'One chat'), '550 × 500', '--chat-w, --chat-h'],
              [
                t('带会话栏的窗口', 'With conversations'),
                '750 × 570',
                '--chat-window-w, --chat-window-h',
              ],
              [t('单独的消息区', 'Messages alone'), '525 × 382', '--chat-list-w, --chat-list-h'],
              [t('输入区', 'Entry area'), t('高 140，三行', '140 high, 3 rows'), '–'],
              [t('快捷回复列表', 'Quick replies'), t('最高 100', '100 high at most'), '–'],
              [t('表情面板', 'Emoji panel'), '300 × 150', '–'],
              [
                t('历史面板', 'History panel'),
                t('右侧栏打开时宽 0.7', '0.7 of the width beside the right panel'),
                '–',
              ],
              [t('气泡', 'Bubble'), t('最宽 75 %', '75 % wide at most'), '–'],
            ]}
          />
        </Part>
      </Sheet>
    )
  },
}
