import type { ChatLocale } from '../frame/chat-locale.ts'
import type { ToolKey } from './tool-config.ts'

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
