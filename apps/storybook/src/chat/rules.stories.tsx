import { told } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { Rule } from '../parts/rule.tsx'
import { Sheet } from '../parts/sheet.tsx'

const meta: Meta = { title: 'Chat/Do and do not', tags: ['!autodocs'] }
export default meta

const Code = ({ text }: { readonly text: string }) => (
  <pre className="overflow-x-auto font-mono text-xs whitespace-pre-wrap">{text}</pre>
)

type Words = Pick<ComponentProps<typeof Rule>, 't'>

export const Rules: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('用法与禁忌', 'Do and do not')}
      intro={t('给放置聊天组件的团队。', 'For teams that put the chat into their page.')}
    >
      <MessageRules t={t} />
      <WordRules t={t} />
    </Sheet>
  )),
}

const MessageRules = ({ t }: Words) => (
  <>
    <Rule
      t={t}
      rule={t('先显示再发送，失败时给重试', 'Show first, then send; offer a retry when it fails')}
      good={<Code text={"model.append(own)          // sending\nmodel.setStatus(id, 'failed')"} />}
      bad={
        <Code
          text={
            'await send(text)\nmodel.append(own)          // ' +
            t('等待中没有回应', 'silence meanwhile')
          }
        />
      }
    />
    <Rule
      t={t}
      rule={t('别人的内容先过转换器', 'What comes from others passes the converter')}
      good={
        <Code
          text={
            'const parsed = parseChatMessage(raw)\nif (parsed.ok) model.append(...parsed.messages)'
          }
        />
      }
      bad={<Code text={'model.append(raw as ChatMessage)'} />}
    />
    <Rule
      t={t}
      rule={t(
        '读旧消息的人不被拉到底部',
        'A person who reads earlier messages is not pulled to the end',
      )}
      good={<p>{t('计数按钮：3 条新消息', 'The button counts: 3 new messages')}</p>}
      bad={<p>{t('每来一条就滚动到底部', 'Scrolling to the end at every message')}</p>}
    />
  </>
)

const WordRules = ({ t }: Words) => (
  <>
    <Rule
      t={t}
      rule={t('快捷回复是完整的句子', 'A quick reply is a whole sentence')}
      good={<p>{t('你好，素材已通过审核', 'Hello, your material was accepted')}</p>}
      bad={<p>{t('通过', 'ok')}</p>}
    />
    <Rule
      t={t}
      rule={t('工具少而有用：文件、图片、历史', 'Few tools that are used: file, picture, history')}
      good={<Code text={"toolConfig={{ show: ['file', 'img', 'history'], callback }}"} />}
      bad={
        <Code
          text={"toolConfig={{ show: ['hongbao', 'more'] }}   // " + t('没有回调', 'no callback')}
        />
      }
    />
  </>
)
