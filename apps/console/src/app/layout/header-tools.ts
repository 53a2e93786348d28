import type { HeaderTool } from '@omc/core/shell'
import type { ComponentType } from 'react'
import { NoticePopover } from '../../features/notices/notice-popover.tsx'
import { AvatarTool } from './tools/avatar-tool.tsx'
import { FullScreenTool } from './tools/full-screen-tool.tsx'
import { LanguageTool } from './tools/language-tool.tsx'
import { RefreshTool } from './tools/refresh-tool.tsx'
import { ThemeSettingTool } from './tools/theme-setting-tool.tsx'
import { ThemeTool } from './tools/theme-tool.tsx'

/** What stands behind each control of the header; their order and whether they show says core. */
export const HEADER_TOOLS: Readonly<Partial<Record<HeaderTool, ComponentType>>> = {
  notice: NoticePopover,
  'full-screen': FullScreenTool,
  language: LanguageTool,
  theme: ThemeTool,
  'theme-setting': ThemeSettingTool,
  refresh: RefreshTool,
  avatar: AvatarTool,
}
