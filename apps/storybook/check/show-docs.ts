/**
 * Runs in the page: shows another docs page and waits until it is drawn. Loading the whole preview
 * for each page took most of the time.
 */
export function showDocs(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    if (channel === undefined) return reject(new Error('the preview has not loaded'))
    const end = (shown: string) => {
      if (shown !== id) return
      channel.off('docsRendered', end)
      resolve()
    }
    channel.on('docsRendered', end)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
  })
}
