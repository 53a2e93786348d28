import type { MessageOf } from '../model/chat-message.ts'
import { parseSafeUrl } from '../model/parse-safe-url.ts'
import { useTask } from './use-task.ts'

/** A link, or a button without a URL; both raise the event. @source console spec §3 */
export function SubLink({ message }: { readonly message: MessageOf<'subLink'> }) {
  const raiseTask = useTask(message)
  const href = parseSafeUrl(message.href, 'link')
  if (href === null) {
    return (
      <button type="button" className="omc-chat-link" onClick={() => raiseTask()}>
        {message.text}
      </button>
    )
  }
  return (
    <a
      className="omc-chat-link"
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      onClick={() => raiseTask()}
    >
      {message.text} <span aria-hidden>↗</span>
    </a>
  )
}
