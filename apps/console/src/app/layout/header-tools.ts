import type { HeaderTool } from '@omc/shell'
import { lazy, type ComponentType } from 'react'
import { ErrorLogTool } from '../../features/error-log/error-log-tool.tsx'
import { NoticePopover } from '../../features/notices/notice-popover.tsx'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { AvatarTool } from './tools/avatar-tool.tsx'
import { FullScreenTool } from './tools/full-screen-tool.tsx'
import { RefreshTool } from './tools/refresh-tool.tsx'

// Hidden on a first visit, so they load only with a look that shows them.
const loadRare = () => loadPart(() => import('./tools/rare-tools.ts'))
const SearchTool = lazy(async () => ({ default: (await loadRare()).SearchButton }))
const LanguageTool = lazy(async () => ({ default: (await loadRare()).LanguageTool }))
const ThemeTool = lazy(async () => ({ default: (await loadRare()).ThemeTool }))
const ThemeSettingTool = lazy(async () => ({ default: (await loadRare()).ThemeSettingTool }))

/** Component of each header control; core decides their order and visibility. */
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
