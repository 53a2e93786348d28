import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Minimal page as the lower bound: a fixed piece of work, then one heading. */
export const FLOOR_PATH = '/floor.html'
export const FLOOR_USABLE = 'h1'

/**
 * Work of about 100 ms on the processor that the limits were set on. Without it the floor waits for
 * the network alone, and the ratio to it would follow the speed of the processor.
 */
const WORK = `const rows = Array.from({ length: 400 }, (_, id) => ({ id, title: '内容 ' + id, tags: ['a', 'b', 'c'] }))
let text = ''
for (let round = 0; round < 250; round += 1) text = JSON.stringify(JSON.parse(JSON.stringify(rows)))
`

/**
 * Copies the built console into a folder and adds the floor: an empty page with the same style
 * sheets, whose only script works a while and writes a heading. The same server sends both.
 */
export function addFloor(dist: string, folder: string): void {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`${dist}: the console is not built: npm run build -w @omc/console`)
  cpSync(dist, folder, { recursive: true })
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const styles = page.match(/<link rel="stylesheet"[^>]*>/g)
  if (!styles) throw new Error('index.html names no style sheet')
  writeFileSync(
    join(folder, FLOOR_PATH),
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>floor</title>${styles.join('')}<script type="module" src="./floor.js"></script></head><body></body></html>`,
  )
  writeFileSync(
    join(folder, 'floor.js'),
    `${WORK}document.body.append(Object.assign(document.createElement('h1'), { textContent: '开放媒体创作中心', title: text.length }))\n`,
  )
}
