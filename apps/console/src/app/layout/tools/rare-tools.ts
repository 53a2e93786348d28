// Header controls that a first visit does not show, as a separate chunk.
export { SearchButton } from '../../../features/search/search-button.tsx'
export { LanguageTool } from './language-tool.tsx'
export { ThemeSettingTool } from './theme-setting-tool.tsx'
export { ThemeTool } from './theme-tool.tsx'
