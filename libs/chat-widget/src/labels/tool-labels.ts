import type { ToolKey } from '../model/tool-key.ts'
import type { ChatLocale } from './chat-locale.ts'

export type ToolLabels = {
  readonly tools: string
  readonly names: Readonly<Record<ToolKey, string>>
}

export const TOOL_LABELS: Readonly<Record<ChatLocale, ToolLabels>> = {
  zh: {
    tools: '工具',
    names: {
      file: '文件',
      video: '视频',
      img: '图片',
      hongbao: '红包',
      more: '更多',
      history: '历史消息',
    },
  },
  en: {
    tools: 'Tools',
    names: {
      file: 'File',
      video: 'Video',
      img: 'Image',
      hongbao: 'Red packet',
      more: 'More',
      history: 'Message history',
    },
  },
}
