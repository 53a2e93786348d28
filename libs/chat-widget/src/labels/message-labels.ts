import type { MessageKind, StreamPhase } from '../model/chat-message.ts'
import type { ChatLocale } from './chat-locale.ts'

export type MessageLabels = {
  readonly me: string
  readonly sending: string
  readonly failed: string
  readonly retry: string
  readonly openImage: string
  readonly close: string
  /** Text in place of a message of an unknown kind. */
  readonly unsupported: string
  /** Names of the kinds without text. */
  readonly kinds: Readonly<Partial<Record<MessageKind, string>>>
  /** Note below a streamed message that ended before it was complete. */
  readonly streamEnds: Readonly<Partial<Record<StreamPhase, string>>>
}

export const MESSAGE_LABELS: Readonly<Record<ChatLocale, MessageLabels>> = {
  zh: {
    me: '我',
    sending: '发送中',
    failed: '发送失败',
    retry: '重试',
    openImage: '查看图片',
    close: '关闭',
    unsupported: '暂不支持显示这类消息',
    kinds: { image: '图片', file: '文件', video: '视频', audio: '语音', stream: '正在回复' },
    streamEnds: { stopped: '已停止', failed: '回复中断，内容不完整' },
  },
  en: {
    me: 'Me',
    sending: 'Sending',
    failed: 'Not sent',
    retry: 'Retry',
    openImage: 'View image',
    close: 'Close',
    unsupported: "This kind of message can't be shown here",
    kinds: { image: 'Image', file: 'File', video: 'Video', audio: 'Audio', stream: 'Replying' },
    streamEnds: { stopped: 'Stopped', failed: 'Interrupted: the reply is not complete' },
  },
}
