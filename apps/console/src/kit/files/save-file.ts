/** Time for the browser to start the download before the address is dropped, ms. */
const START_MS = 30_000

/** Has the browser save a file. */
export function saveFile(content: Blob | string, name: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/csv' }) : content
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, ' ')
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), START_MS)
}
