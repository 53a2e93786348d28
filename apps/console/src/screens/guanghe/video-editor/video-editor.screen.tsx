/** @source console spec §2, /guanghe/gh-video/creator; screens §2.6, VideoEditor */
export { VideoEditor as Screen } from '../../../features/video-editor/video-editor.tsx'
export { texts } from './video-editor.zh.ts'
