import { tellStory } from './story.ts'

tellStory(location.origin).then(
  (seen) => report(seen),
  (error: unknown) => report([String(error)]),
)

function report(seen: readonly string[]): void {
  document.body.textContent = JSON.stringify(seen)
  document.body.dataset['done'] = 'true'
}
