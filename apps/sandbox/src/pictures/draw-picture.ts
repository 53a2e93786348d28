import { KINDS, stableHash, stablePick } from '@omc/demo-world'
import { escapeMarkup } from '../pages/markup.ts'
import { GOODS } from './goods.ts'

/** Size of a picture in CSS pixels. */
export type PictureSize = { readonly width: number; readonly height: number }

const LINES = [
  '春日好物', '通勤必备', '回购清单', '质感生活', '新品试用', '送礼之选', '轻松收纳', '周末出游',
  '小众设计', '性价比之选', '温柔一刻', '换季焕新',
] as const // oxfmt-ignore

/**
 * Draws the picture of an id: goods on a stage with a Chinese caption. An id that names a kind of
 * goods (`k12-…`) shows that kind, any other id some kind.
 * The same number is always the same picture.
 *
 * @returns SVG text without script, style or outside reference
 */
export function drawPicture(id: string, { width, height }: PictureSize): string {
  const kind = KINDS[Number(/^k(\d{1,2})-/.exec(id)?.[1] ?? -1)]
  const goods = GOODS[kind?.shape ?? -1] ?? stablePick(`${id}:goods`, GOODS)
  const side = GOODS[(GOODS.indexOf(goods) + 3) % GOODS.length] ?? goods
  const hue = stableHash(`${id}:hue`) % 360
  const second = (hue + 150 + (stableHash(`${id}:second`) % 60)) % 360
  const colours = shades(second)
  const unit = Math.min(width, height)
  const scale = (unit * 0.5) / 200
  const left = (width - 200 * scale) / 2
  const top = height * 0.72 - 195 * scale
  const caption = escapeMarkup(`${stablePick(`${id}:line`, LINES)} · ${kind?.name ?? goods.name}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${caption}">
<defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 58% 93%)"/><stop offset="1" stop-color="hsl(${(hue + 24) % 360} 48% 80%)"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#b)"/>
${backdrop(id, hue, { width, height })}
<rect y="${height * 0.72}" width="${width}" height="${height * 0.28}" fill="hsl(${hue} 34% 74%)"/>
<ellipse cx="${width / 2}" cy="${height * 0.725}" rx="${unit * 0.34}" ry="${unit * 0.045}" fill="hsl(${hue} 30% 55%)" opacity=".45"/>
${companion(id, side.draw(shades((hue + 20) % 360)), { scale, left, top })}
<g transform="translate(${left} ${top}) scale(${scale})">${goods.draw(colours)}</g>
<rect x="${unit * 0.06}" y="${height - unit * 0.17}" width="${unit * 0.03}" height="${unit * 0.1}" fill="${colours.deep}"/>
<text x="${unit * 0.12}" y="${height - unit * 0.095}" font-family="PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif" font-size="${unit * 0.065}" font-weight="600" fill="hsl(${hue} 40% 20%)">${caption}</text>
</svg>`
}

const shades = (hue: number) => ({
  main: `hsl(${hue} 52% 56%)`,
  deep: `hsl(${hue} 50% 36%)`,
  light: `hsl(${hue} 60% 86%)`,
})

function backdrop(id: string, hue: number, { width, height }: PictureSize): string {
  const unit = Math.min(width, height)
  const fill = `hsl(${(hue + 12) % 360} 62% 97%)`
  return stablePick(`${id}:backdrop`, [
    `<circle cx="${width * 0.5}" cy="${height * 0.42}" r="${unit * 0.34}" fill="${fill}" opacity=".8"/>`,
    `<path d="M${width * 0.24} ${height * 0.72}V${height * 0.4}a${width * 0.26} ${width * 0.26} 0 0 1 ${width * 0.52} 0V${height * 0.72}z" fill="${fill}" opacity=".8"/>`,
    `<circle cx="${width * 0.82}" cy="${height * 0.18}" r="${unit * 0.14}" fill="${fill}"/><circle cx="${width * 0.16}" cy="${height * 0.5}" r="${unit * 0.22}" fill="${fill}" opacity=".6"/>`,
    `<path d="M0 ${height * 0.72}L${width * 0.35} 0H${width * 0.7}L${width * 0.3} ${height * 0.72}z" fill="${fill}" opacity=".55"/>`,
  ])
}

function companion(
  id: string,
  shape: string,
  { scale, left, top }: { scale: number; left: number; top: number },
): string {
  const small = scale * 0.55
  const side = stableHash(`${id}:side`) % 3
  if (side === 0) return ''
  const shift = side === 1 ? -105 * scale : 195 * scale
  const drop = 195 * scale - 195 * small
  return `<g transform="translate(${left + shift} ${top + drop}) scale(${small})" opacity=".85">${shape}</g>`
}
