// The controls of the header that a first visit does not show, in a file of their own.
export { SearchButton } from '../../../features/search/search-button.tsx'
export { LanguageTool } from './language-tool.tsx'
export { ThemeSettingTool } from './theme-setting-tool.tsx'
export { ThemeTool } from './theme-tool.tsx'
