import type { MessageSender } from '../browser/extension-api.ts'

/**
 * The tab of a message that the console itself sent; undefined for any other sender: another
 * origin, another extension, a frame, or a page that is not on screen yet or any more.
 *
 * @param console  exact origin of the console
 * @source         reliability T7
 */
export function consoleTab(sender: MessageSender, console: string): number | undefined {
  const { id, origin, frameId, documentLifecycle = 'active', tab } = sender
  const isPage = id === undefined && frameId === 0 && documentLifecycle === 'active'
  return isPage && origin === console ? tab?.id : undefined
}
