import { findSeriousViolations } from './look/find-serious-violations.ts'
import { origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

/** Screen, its heading, a role that may open it and one that may not. */
const PLACES = [
  ['/carry/creator/jd_pic', '京东图文创作', 'creator', 'vip'],
  ['/carry/creator/jd_video', '京东视频创作', 'creator', 'operator'],
  ['/carry/creator/hh_pic', '有好货图文创作', 'manager', 'creator'],
  ['/carry/creator/hh_video', '有好货视频创作', 'manager', 'operator'],
  ['/carry/creator/gh_pic', '光合图文创作', 'operator', 'auditor'],
  ['/carry/creator/gh_video', '光合视频创作', 'operator', 'creator'],
] as const

for (const [path, title, may, mayNot] of PLACES)
  test(`${path}: ${may} writes there, ${mayNot} may not`, async ({ openAs }) => {
    const page = await openAs(may)
    await page.goto(`${origin}/#${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const tasks = page.getByRole('navigation', { name: '我的任务' })
    await expect(tasks.getByRole('button', { name: '全部稿件' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(page.getByRole('table')).toBeVisible()
    expect(await findSeriousViolations(page)).toEqual([])
    const other = await openAs(mayNot)
    await other.goto(`${origin}/#${path}`)
    await expect(other).toHaveURL(/#\/40[13]/)
  })
