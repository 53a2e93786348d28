import { profileOf, stableHash } from '@omc/demo-world'
import { escapeMarkup } from '../pages/markup.ts'

/**
 * Draws the avatar of an account: its first character on a soft two-colour disc.
 *
 * @returns SVG text, 96 × 96, without script, style or outside reference
 */
export function drawAvatar(uid: string): string {
  const hue = stableHash(`${uid}:hue`) % 360
  const turned = (hue + 40) % 360
  const initial = escapeMarkup(Array.from(profileOf(uid).nickname)[0] ?? '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 62% 58%)"/><stop offset="1" stop-color="hsl(${turned} 60% 42%)"/></linearGradient></defs>
<rect width="96" height="96" fill="url(#g)"/>
<circle cx="74" cy="20" r="26" fill="#fff" opacity=".14"/><circle cx="16" cy="84" r="30" fill="#000" opacity=".07"/>
<text x="48" y="63" text-anchor="middle" font-family="PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif" font-size="42" font-weight="600" fill="#fff">${initial}</text>
</svg>`
}
