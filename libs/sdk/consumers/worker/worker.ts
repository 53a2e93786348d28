import { tellStory } from './story.ts'

tellStory(location.origin).then(
  (seen) => postMessage(seen),
  (error: unknown) => postMessage([String(error)]),
)
