import { pagesOf } from './support/pages-of.ts'
import { origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

/** Screen, its heading and a role that writes there. */
const PLACES = [
  ['/carry/creator/jd_pic', '京东图文创作', 'creator'],
  ['/carry/creator/jd_video', '京东视频创作', 'creator'],
  ['/carry/creator/hh_pic', '有好货图文创作', 'manager'],
  ['/carry/creator/hh_video', '有好货视频创作', 'manager'],
  ['/carry/creator/gh_pic', '光合图文创作', 'operator'],
  ['/carry/creator/gh_video', '光合视频创作', 'operator'],
] as const

test('each of the six places lists the tasks and the drafts of who writes there @long', async ({
  openAs,
}) => {
  const pageOf = pagesOf(openAs)
  for (const [path, title, may] of PLACES) {
    const page = await pageOf(may)
    await page.goto(`${origin}/#${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const tasks = page.getByRole('navigation', { name: '我的任务' })
    await expect(tasks.getByRole('button', { name: '全部稿件' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(page.getByRole('table'), path).toBeVisible()
  }
})
