import { describe, expect, it } from 'vitest'
import { CACHE_PREFIX } from './build.ts'
import { dropBuilds, dropPassedOver, findNewest } from './drop-builds.ts'

/** Fake of the caches that the worker uses; names keep the order of creation. */
function browserCaches() {
  const made = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const files = made.get(name) ?? new Map<string, Response>()
    made.set(name, files)
    return {
      match: async (path: string) => files.get(path)?.clone(),
      put: async (path: string, answer: Response) => void files.set(path, answer),
    }
  }
  const caches = {
    open,
    keys: async () => [...made.keys()],
    delete: async (name: string) => made.delete(name),
  }
  return {
    // as: the worker uses only this part of CacheStorage.
    caches: caches as unknown as CacheStorage,
    install: (version: string) => open(CACHE_PREFIX + version),
    builds: () =>
      [...made.keys()]
        .filter((name) => /-v\d$/.test(name))
        .map((name) => name.slice(CACHE_PREFIX.length)),
    names: () => [...made.keys()],
  }
}

type Browser = ReturnType<typeof browserCaches>

async function serve({ caches, install }: Browser, version: string): Promise<void> {
  await install(version)
  await dropBuilds(caches, version)
}

describe('F28: dropBuilds', () => {
  it('keeps the build that served before, and no older one', async () => {
    const browser = browserCaches()
    for (const version of ['v1', 'v2', 'v3']) await serve(browser, version)
    expect(browser.builds()).toEqual(['v2', 'v3'])
  })

  it('keeps the build that open pages run when releases in between never served', async () => {
    const browser = browserCaches()
    await serve(browser, 'v1')
    for (const version of ['v2', 'v3', 'v4']) await browser.install(version)
    await serve(browser, 'v5')
    expect(browser.builds()).toEqual(['v1', 'v5'])
    await serve(browser, 'v6')
    expect(browser.builds()).toEqual(['v5', 'v6'])
  })

  it('takes nothing from a build that is being installed meanwhile', async () => {
    const browser = browserCaches()
    await serve(browser, 'v1')
    await browser.install('v2')
    await browser.install('v3')
    await serve(browser, 'v2')
    expect(browser.builds()).toEqual(['v1', 'v2', 'v3'])
  })

  it('follows a release that was taken back', async () => {
    const browser = browserCaches()
    for (const version of ['v1', 'v2', 'v1']) await serve(browser, version)
    expect(browser.builds()).toEqual(['v1', 'v2'])
    await serve(browser, 'v3')
    expect(browser.builds()).toEqual(['v1', 'v3'])
  })

  it('keeps what serves and the five newest of those that were passed over', async () => {
    const browser = browserCaches()
    await serve(browser, 'v1')
    for (const version of ['v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8']) {
      await browser.install(version)
      await dropPassedOver(browser.caches)
    }
    expect(browser.builds()).toEqual(['v1', 'v4', 'v5', 'v6', 'v7', 'v8'])
  })

  it('gives the page of the newest build that has one', async () => {
    const browser = browserCaches()
    await serve(browser, 'v1')
    for (const version of ['v1', 'v2'])
      await (await browser.install(version)).put('/', new Response(version))
    // Its files are still loading.
    await browser.install('v3')
    expect(await (await findNewest(browser.caches, '/'))?.text()).toBe('v2')
    expect(await findNewest(browser.caches, '/other')).toBeUndefined()
  })

  it('touches no caches of others, and keeps its note where the kill switch takes it', async () => {
    const browser = browserCaches()
    await browser.caches.open('other-v1')
    await serve(browser, 'v1')
    expect(browser.names()).toContain('other-v1')
    expect(browser.names().filter((name) => !name.startsWith(CACHE_PREFIX))).toEqual(['other-v1'])
  })
})
