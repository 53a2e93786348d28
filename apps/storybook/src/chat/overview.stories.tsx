import { ChatWindow } from '@omc/chat-widget'
import { EMOJI_TABLE, EMOJI_TABLE_EN } from '@omc/chat-widget/emoji'
import { localeOf, tellIn } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rows } from '../parts/rows.tsx'
import { Part, Sheet } from '../parts/sheet.tsx'
import { sampleTalk } from './sample.ts'

const meta: Meta = { title: 'Chat/Overview', tags: ['!autodocs'] }
export default meta

const EXAMPLE = `import { ChatWidget, createChatModel } from '@omc/chat-widget'
import '@omc/chat-widget/chat-widget.css'

const model = createChatModel()
<ChatWidget model={model} title="韩梅" onEnter={send} />`

/** Introduction, choice of components, further reading. */
export const Overview: StoryObj = {
  render: (_args, { globals }) => {
    const locale = localeOf(globals)
    const t = tellIn(locale)
    const people = [t('韩梅', 'Han Mei'), t('李雷', 'Li Lei'), t('林涛', 'Lin Tao')]
    return (
      <Sheet
        title={t('聊天组件', 'Chat widget')}
        intro={t(
          '放进任何 React 页面的聊天：消息、历史、未读、输入框、表情、快捷回复、会话与成员。消息由使用方收发，组件负责显示与滚动。',
          'A chat for any React page: messages, history, unread, entry box, emoji, quick replies, conversations and members. Its host sends and receives; it shows and scrolls.',
        )}
      >
        <ChatWindow
          key={locale}
          model={sampleTalk(t)}
          locale={locale === 'zh' ? 'zh' : 'en'}
          emoji={locale === 'zh' ? EMOJI_TABLE : EMOJI_TABLE_EN}
          title={people[0]}
          subtitle={t('运营 · 第一团队', 'Operations · team one')}
          sessions={people.map((name, index) => ({ id: `${index}`, name, unreadCount: index * 3 }))}
          activeSessionId="0"
          members={people.map((name, index) => ({ id: `${index}`, name }))}
          notice={t('周五 18:00 前交稿', 'Drafts are due on Friday at 18:00')}
          quickReplies={[{ id: '1', text: t('你好，在的', 'Hello, I am here') }]}
          toolConfig={{ show: ['file', 'img'], callback: () => undefined }}
        />
        <Part title={t('开始使用', 'Getting started')}>
          <pre className="overflow-x-auto rounded-card border border-line bg-surface p-4 font-mono text-xs whitespace-pre-wrap">
            {EXAMPLE}
          </pre>
        </Part>
        <Part title={t('从哪里看起', 'Where to look')}>
          <Rows
            caption={t('从哪里看起', 'Where to look')}
            heads={[t('页面', 'Page'), t('内容', 'What is there')]}
            rows={[
              ['Anatomy', t('结构与尺寸', 'Parts and sizes')],
              ['Variables', t('颜色与尺寸变量，含对比度', 'Variables, with contrast figures')],
              ['Events', t('组件告诉使用方的事', 'What it tells its host')],
              ['Do and do not', t('用法与禁忌', 'What to do and what not')],
              ['Message', t('每种消息与发送状态', 'Every kind of message and state of sending')],
              ['MessageList', t('未读、历史、滚动', 'Unread, history, scrolling')],
              [
                'Window',
                t('完整的窗口：窄屏、断线、读屏', 'The whole: narrow, offline, screen reader'),
              ],
            ]}
          />
        </Part>
      </Sheet>
    )
  },
}
