import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Minimal pages as the lower bound: a fixed piece of work, then one heading. Without work a floor
 * would wait for the network alone, and the ratio to it would follow the speed of the processor. So
 * a page is compared with the floor that spends about the same share of its time on work.
 */
export const FLOORS = {
  floor: { path: '/floor.html', rounds: 250 },
  'busy floor': { path: '/busy-floor.html', rounds: 1_000 },
} as const

export type FloorName = keyof typeof FLOORS

export const FLOOR_USABLE = 'h1'

const script = (
  rounds: number,
) => `const rows = Array.from({ length: 400 }, (_, id) => ({ id, title: '内容 ' + id, tags: ['a', 'b', 'c'] }))
let text = ''
for (let round = 0; round < ${rounds}; round += 1) text = JSON.stringify(JSON.parse(JSON.stringify(rows)))
document.body.append(Object.assign(document.createElement('h1'), { textContent: '开放媒体创作中心', title: text.length }))
`

/**
 * Copies the built console into a folder and adds the floors: empty pages with the same style
 * sheets, whose only script works a while and writes a heading. The same server sends all.
 */
export function addFloors(dist: string, folder: string): void {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`${dist}: the console is not built: npm run build -w @omc/console`)
  cpSync(dist, folder, { recursive: true })
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const styles = page.match(/<link rel="stylesheet"[^>]*>/g)
  if (!styles) throw new Error('index.html names no style sheet')
  for (const { path, rounds } of Object.values(FLOORS)) {
    const scriptPath = path.replace('.html', '.js')
    writeFileSync(
      join(folder, path),
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>floor</title>${styles.join('')}<script type="module" src=".${scriptPath}"></script></head><body></body></html>`,
    )
    writeFileSync(join(folder, scriptPath), script(rounds))
  }
}
