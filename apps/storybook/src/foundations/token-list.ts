import type { Said } from '@omc/ui/testing'

export type Token = { readonly name: string; readonly use: Said }
export type TokenGroup = { readonly title: Said; readonly tokens: readonly Token[] }

const said = (zh: string, en: string): Said => ({ zh, en })
const group = (
  title: Said,
  rows: readonly (readonly [name: string, zh: string, en: string])[],
): TokenGroup => ({
  title,
  tokens: rows.map(([name, zh, en]) => ({ name: `--${name}`, use: said(zh, en) })),
})

const MEANINGS = [
  ['success', '成功', 'success'],
  ['warning', '警告', 'warning'],
  ['danger', '危险', 'danger'],
  ['info', '说明', 'information'],
  ['violet', '已处理', 'what is processed'],
  ['teal', '已下载', 'what is downloaded'],
] as const

/** All variables that a look sets, with their purpose; the page's play checks completeness. */
export const TOKENS: readonly TokenGroup[] = [
  group(said('底与边', 'Grounds and edges'), [
    ['app', '页面的底', 'Ground of the page'],
    ['surface', '卡片与面板', 'Cards and panels'],
    ['subtle', '表头、次要的底', 'Table heads, quiet grounds'],
    ['hover', '指针下的行与按钮', 'Rows and buttons under the pointer'],
    ['raised', '浮在上面的：菜单、对话框', 'What floats: menus, dialogs'],
    ['scrim', '对话框后面的遮罩', 'Behind a dialog'],
    ['line', '分隔线', 'Dividers'],
    ['control', '输入框的边，至少 3 : 1', 'Edge of inputs, 3 : 1 at least'],
  ]),
  group(said('文字', 'Texts'), [
    ['fg', '正文与标题', 'Text and headings'],
    ['fg2', '次要文字', 'Secondary text'],
    ['fg3', '说明与占位', 'Hints and placeholders'],
  ]),
  group(said('主题色', 'Accent'), [
    ['accent', '主按钮、选中', 'Primary button, what is chosen'],
    ['accent-hover', '指针下的主按钮', 'Primary button under the pointer'],
    ['accent-soft', '淡底，配 accent-fg', 'Soft ground, with accent-fg'],
    ['accent-fg', '链接与淡底上的字', 'Links, text on the soft ground'],
    ['ring', '焦点环', 'Ring of the focus'],
  ]),
  group(
    said('含义', 'Meanings'),
    MEANINGS.flatMap(([name, zh, en]) => [
      [name, `${zh}：实底`, `Solid ground of ${en}`] as const,
      [`${name}-on`, `${zh}：实底上的字`, `Text on the solid ground of ${en}`] as const,
      [`${name}-fg`, `${zh}：淡底与页面上的字`, `Text of ${en}, on soft ground or page`] as const,
      [`${name}-soft`, `${zh}：淡底`, `Soft ground of ${en}`] as const,
    ]),
  ),
  group(
    said('图表', 'Charts'),
    [1, 2, 3, 4, 5, 6].map(
      (place) => [`chart-${place}`, `第 ${place} 个系列`, `Series ${place}`] as const,
    ),
  ),
  group(said('菜单', 'Menu'), [
    ['menu-rail', '最左一列', 'The rail at the edge'],
    ['menu', '侧栏的底', 'Ground of the sidebar'],
    ['menu-end', '侧栏渐变的末端', 'Where its gradient ends'],
    ['menu-hover', '指针下的一项', 'An entry under the pointer'],
    ['menu-fg', '菜单文字', 'Its text'],
    ['menu-muted', '次要文字', 'Its quiet text'],
    ['menu-on', '当前项的底', 'Ground of the current entry'],
    ['menu-on-fg', '当前项的字', 'Text of the current entry'],
    ['menu-mark', '当前项旁的标记', 'Mark beside the current entry'],
    ['menu-ring', '菜单上的焦点环', 'Ring of the focus on the menu'],
  ]),
  group(said('尺寸', 'Sizes'), [
    ['ctl', '按钮与输入框的高', 'Height of buttons and inputs'],
    ['row', '表格一行的高', 'Height of a table row'],
    ['cell', '单元格左右的距离', 'Sides of a cell'],
    ['target', '可点之处的最小边长', 'Least side of what can be pressed'],
  ]),
  group(said('阴影', 'Shadows'), [
    ['shadow-pop', '菜单与提示', 'Menus and hints'],
    ['shadow-dlg', '对话框与抽屉', 'Dialogs and drawers'],
  ]),
  group(said('时长', 'Lengths of motion'), [
    ['motion-fast', '颜色与小的变化', 'Colours and small changes'],
    ['motion-popover', '菜单、提示、对话框', 'Menus, hints, dialogs'],
    ['motion-drawer', '抽屉', 'Drawers'],
  ]),
  group(said('层次', 'Layers'), [
    ['layer-sticky', '粘住的表头与工具条', 'Sticky heads and bars'],
    ['layer-dock', '停靠的小窗', 'Docked windows'],
    ['layer-drawer', '抽屉', 'Drawers'],
    ['layer-dialog', '对话框', 'Dialogs'],
    ['layer-popover', '菜单与浮层', 'Menus and popovers'],
    ['layer-toast', '消息提示', 'Toasts'],
  ]),
]
