import type { HeaderTool } from '@omc/shell'
import { lazy, type ComponentType } from 'react'
import { ErrorLogTool } from '../../features/error-log/error-log-tool.tsx'
import { NoticePopover } from '../../features/notices/notice-popover.tsx'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { AvatarTool } from './tools/avatar-tool.tsx'
import { FullScreenTool } from './tools/full-screen-tool.tsx'
import { RefreshTool } from './tools/refresh-tool.tsx'

// Off on a first visit: they come with the look that shows them.
const loadRare = () => loadPart(() => import('./tools/rare-tools.ts'))
const SearchTool = lazy(async () => ({ default: (await loadRare()).SearchButton }))
const LanguageTool = lazy(async () => ({ default: (await loadRare()).LanguageTool }))
const ThemeTool = lazy(async () => ({ default: (await loadRare()).ThemeTool }))
const ThemeSettingTool = lazy(async () => ({ default: (await loadRare()).ThemeSettingTool }))

/** What stands behind each control of the header; their order and whether they show says core. */
export const HEADER_TOOLS: Readonly<Record<HeaderTool, ComponentType>> = {
  'error-log': ErrorLogTool,
  search: SearchTool,
  notice: NoticePopover,
  'full-screen': FullScreenTool,
  language: LanguageTool,
  theme: ThemeTool,
  'theme-setting': ThemeSettingTool,
  refresh: RefreshTool,
  avatar: AvatarTool,
}
