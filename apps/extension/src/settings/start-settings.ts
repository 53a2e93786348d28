import { type Deployment, pagesOf } from '@omc/core/extension'
import type { ExtensionApi } from '../browser/extension-api.ts'
import { readState } from '../browser/read-state.ts'
import { drawSettings, showState } from './draw-settings.ts'
import { textsFor } from './texts.ts'

/**
 * The page of choices: one switch a platform, which asks the browser for its origin, and one button
 * that gives all of them back.
 *
 * @param language  of the browser, such as `zh-CN`
 * @source reliability 1.6: optional hosts, kill switch
 */
export async function startSettings(
  place: HTMLElement,
  api: Pick<ExtensionApi, 'permissions' | 'runtime'>,
  deployment: Deployment,
  language: string,
): Promise<void> {
  const { permissions } = api
  const texts = textsFor(language)
  const origins = deployment.platforms.map(({ origin }) => origin)
  let said = ''

  async function show(words = said): Promise<void> {
    said = words
    showState(place, await readState(api, deployment), said)
  }

  // The browser accepts the request only in the event of the press itself: nothing is awaited first.
  async function choose(origin: string, isAllowed: boolean): Promise<void> {
    const asked = { origins: [pagesOf(origin)] }
    const [done, failed] = isAllowed
      ? [texts.allowed(origin), texts.refused(origin)]
      : [texts.forbidden(origin), texts.kept]
    const isDone = await (isAllowed ? permissions.request(asked) : giveBack(asked.origins))
    await show(isDone ? done : failed)
  }

  async function forbidAll(): Promise<void> {
    const isDone = await giveBack(origins.map(pagesOf))
    await show(isDone ? texts.allForbidden : texts.kept)
    place.querySelector('input')?.focus()
  }

  /** False for what the browser keeps, such as hosts that an administrator has granted. */
  const giveBack = (hosts: readonly string[]): Promise<boolean> =>
    permissions.remove({ origins: hosts }).catch(() => false)

  drawSettings(place, {
    texts,
    console: deployment.console,
    state: await readState(api, deployment),
    onChoice: (origin, isAllowed) => void choose(origin, isAllowed),
    onForbidAll: () => void forbidAll(),
  })
  // The browser's own page of the extension can change them, too.
  permissions.onAdded.addListener(() => void show())
  permissions.onRemoved.addListener(() => void show())
  await show()
}
