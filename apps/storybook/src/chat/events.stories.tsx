import { told } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rows } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'

const meta: Meta = { title: 'Chat/Events', tags: ['!autodocs'] }
export default meta

/** @source console spec §9: events of the chat widget */
export const Events: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('事件', 'Events')}
      intro={t(
        '组件不自己发送、不自己保存：它告诉宿主发生了什么。',
        'The widget sends and keeps nothing by itself: it tells its host what happened.',
      )}
    >
      <Rows
        caption={t('事件', 'Events')}
        heads={[t('属性', 'Prop'), t('何时', 'When'), t('带来', 'Brings')]}
        rows={[
          [
            'onEnter',
            t('发送文字或快捷回复', 'A text or quick reply is sent'),
            '{ type: text | quickReply }',
          ],
          [
            'onClickTalk',
            t('点头像、昵称、系统链接、任务', 'Picture, name, system link or task is clicked'),
            '{ type: img | nickname | systemItem | taskItem }',
          ],
          ['onLoadHistory', t('要更早的消息', 'Earlier messages are wanted'), '{ finish }'],
          [
            'onSystemEvent',
            t('点系统消息里的链接', 'A link of a system message is clicked'),
            '{ link, message }',
          ],
          [
            'onTask',
            t('点商品卡、子链接', 'A shop card or sub-link is clicked'),
            '{ type, message, payload }',
          ],
          ['onQuickReplySubmit', t('选中快捷回复', 'A quick reply is chosen'), 'QuickReply'],
          [
            'onQuickReply',
            t('在管理器里增删改选', 'Something is done in the manager'),
            '{ type, group, … }',
          ],
          [
            'onSession',
            t('选择或移除会话', 'A conversation is chosen or removed'),
            '{ type, session }',
          ],
          ['onMemberClick', t('点成员', 'A member is clicked'), 'ChatMember'],
          ['onHeaderClick', t('点头像、名称、部门', 'The header is clicked'), '{ key, value }'],
          ['onOpenImage', t('打开图片', 'An image is opened'), t('图片消息', 'The image message')],
          [
            'onRetry',
            t('重发失败的消息', 'A failed message is sent again'),
            t('那条消息', 'That message'),
          ],
          ['onValueChange', t('输入框内容变化', 'What stands in the entry box changes'), 'string'],
        ]}
      />
    </Sheet>
  )),
}
