import { EXTENSION_ID } from '@omc/core/extension'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { workerOf } from './open-browser.ts'

/** Ends the worker as the browser does after a while without work. */
export async function endWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  const workers = async () => {
    const { targetInfos } = await session.send('Target.getTargets')
    return targetInfos.filter(
      ({ type, url }) => type === 'service_worker' && new URL(url).host === EXTENSION_ID,
    )
  }
  const [worker] = await workers()
  if (!worker) throw new Error('the worker of the extension does not run')
  await session.send('Target.closeTarget', { targetId: worker.targetId })
  await expect.poll(workers).toEqual([])
  await session.detach()
}

/** Turns the extension off as a person does on the page of extensions; the stranger may `management`. */
export async function turnOff(context: BrowserContext): Promise<void> {
  const stranger = await workerOf(context, 'stranger')
  await stranger.evaluate(
    (id) => Reflect.get(globalThis, 'chrome').management.setEnabled(id, false),
    EXTENSION_ID,
  )
}
