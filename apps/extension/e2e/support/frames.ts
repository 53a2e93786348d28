import { EXTENSION_ID } from '@omc/core/extension'
import type { Frame, Page } from '@playwright/test'

/** What a page of the console, or one that would like to be it, can call. */
type Talking = {
  chrome?: { runtime?: { sendMessage?: (id: string, message: unknown) => Promise<unknown> } }
}

/** Sends a message to the extension; `unreachable` where the browser offers no way to. */
export const ask = (page: Page | Frame, message: unknown): Promise<unknown> =>
  page.evaluate(
    async ([id, given]) => {
      const { chrome } = globalThis as unknown as Talking
      if (!chrome?.runtime?.sendMessage) return 'unreachable'
      return (await chrome.runtime.sendMessage(id, given)) ?? 'no answer'
    },
    [EXTENSION_ID, message] as const,
  )

/** Puts an address into a frame of a page, with the sandbox of the console, and waits for its load. */
export async function addFrame(parent: Page | Frame, address: string): Promise<Frame | undefined> {
  const handle = await parent.evaluateHandle(
    (src) =>
      new Promise<HTMLIFrameElement>((resolve) => {
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
        frame.addEventListener('load', () => resolve(frame))
        frame.src = src
        document.body.append(frame)
      }),
    address,
  )
  return (await handle.asElement()?.contentFrame()) ?? undefined
}

/** Whether a frame shows the page that it was given, not the browser's refusal. */
export async function isFramed(parent: Page | Frame, address: string): Promise<boolean> {
  const frame = await addFrame(parent, address)
  return frame !== undefined && (await originIn(frame)) === new URL(address).origin
}

/** The origin of the page in a frame; `null` for the browser's refusal. */
export const originIn = (frame: Frame): Promise<string> => frame.evaluate(() => origin)
