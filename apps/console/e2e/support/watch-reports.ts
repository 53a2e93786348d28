import type { Page } from '@playwright/test'

/** Every report of a result that a page posts, by attempt key: its posts in order. */
export function watchReports(page: Page): ReadonlyMap<string, readonly string[]> {
  const reports = new Map<string, string[]>()
  page.on('request', (request) => {
    if (!request.url().endsWith('/set_publish_response')) return
    // as: the document of the API's description.
    const { data } = request.postDataJSON() as { data: { attributes: Report } }
    const { attempt_key: key, outcome, feed_id: feedId } = data.attributes
    reports.set(key, [...(reports.get(key) ?? []), `${outcome} ${feedId ?? ''}`])
  })
  return reports
}

type Report = { readonly attempt_key: string; readonly outcome: string; readonly feed_id?: string }
