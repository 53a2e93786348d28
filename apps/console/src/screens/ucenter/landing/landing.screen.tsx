export { PluginPage as Screen } from '../../../features/plugin/plugin-page.tsx'
export { texts } from './landing.zh.ts'
