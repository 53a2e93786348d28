import type { Result } from '@omc/sdk'
import { createContext, use } from 'react'

export type OpenVideo = Result<'studio_contents.get'>

const VideoContext = createContext<OpenVideo | null>(null)
export const VideoProvider = VideoContext.Provider

/** The video that is open. */
export function useVideo(): OpenVideo {
  const video = use(VideoContext)
  if (!video) throw new Error('there is no video above')
  return video
}
