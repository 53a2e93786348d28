/**
 * Runs in the page: shows another docs page and waits until it is drawn. Loading the whole preview
 * for each page took most of the time.
 *
 * Storybook reloads a page that is left while one of its stories renders, so the renders of the
 * page before are awaited first.
 */
export async function showDocs(id: string): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  if (channel === undefined) throw new Error('the preview has not loaded')
  const renders = (window.storyRenders ??= { running: 0, whenIdle: () => undefined })
  if (renders.channel !== channel) {
    renders.channel = channel
    channel.on('storyRenderPhaseChanged', ({ newPhase }) => {
      if (newPhase === 'loading') renders.running += 1
      if (newPhase === 'finished' || newPhase === 'aborted') renders.running -= 1
      if (renders.running === 0) renders.whenIdle()
    })
  }
  if (renders.running > 0)
    await new Promise<void>((resolve) => {
      renders.whenIdle = resolve
    })
  await new Promise<void>((resolve) => {
    const end = (shown: string) => {
      if (shown !== id) return
      channel.off('docsRendered', end)
      resolve()
    }
    channel.on('docsRendered', end)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
  })
}
