import type { OpenAs, Page } from './test.ts'

/** Opens each person's page once, for tests that visit many screens. */
export function pagesOf(openAs: OpenAs) {
  const pages = new Map<string, Promise<Page>>()
  return (username: string) => {
    const page = pages.get(username) ?? openAs(username)
    pages.set(username, page)
    return page
  }
}
