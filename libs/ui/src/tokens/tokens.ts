export type ColourMode = 'light' | 'dark'
export type AccentName = 'blue' | 'green' | 'red' | 'ocean'
export type MenuFamily = 'black' | 'white' | 'ocean'
export type ThemeName = keyof typeof THEMES
export type SemanticName = keyof typeof SEMANTICS

/** Seven themes = accent × menu family; "black" and "white" describe the menu, not the page. @source console spec §4, theme names */
export const THEMES = {
  'blue-black': { accent: 'blue', menu: 'black' },
  'blue-white': { accent: 'blue', menu: 'white' },
  'green-black': { accent: 'green', menu: 'black' },
  'green-white': { accent: 'green', menu: 'white' },
  'red-black': { accent: 'red', menu: 'black' },
  'red-white': { accent: 'red', menu: 'white' },
  ocean: { accent: 'ocean', menu: 'ocean' },
} as const satisfies Record<string, { accent: AccentName; menu: MenuFamily }>

/** The theme of a first visit. @source console spec §4, default theme */
export const DEFAULT_THEME: ThemeName = 'green-white'

/** Page colours of both modes, `#rrggbb`. `control` is the edge of inputs: at least 3:1 on all four grounds. */
export const NEUTRALS = {
  light: {
    app: '#f4f6f8',
    surface: '#ffffff',
    subtle: '#eef1f5',
    hover: '#e7ecf0',
    line: '#dce0e5',
    control: '#80878f',
    fg: '#192029',
    fg2: '#464e58',
    fg3: '#5f6771',
  },
  dark: {
    app: '#0d1116',
    surface: '#151a1f',
    subtle: '#1d2228',
    hover: '#252b32',
    line: '#2f353c',
    control: '#6e757f',
    fg: '#e8ebef',
    fg2: '#bcc1c9',
    fg3: '#9ba2ab',
  },
} as const

/**
 * Accent colours: `solid` carries white text, `soft` carries `text`.
 * The dark hover is the light solid: it keeps white text above 4.5:1.
 */
export const ACCENTS = {
  blue: accent(['#0968d5', '#0558b6', '#e8f1fd', '#085ab8'], ['#1f70d6', '#7bb1fe', '#172e4e']),
  green: accent(['#177d57', '#116a49', '#e0f6ea', '#106646'], ['#19845c', '#62d09f', '#123626']),
  red: accent(['#ca341c', '#af2811', '#fdece8', '#ac2914'], ['#d33e25', '#f7947b', '#4d1d14']),
  ocean: accent(['#00769f', '#006285', '#e2f3fc', '#066082'], ['#017ca7', '#5ec2eb', '#0d3242']),
}

/** Menu colours: grounds (`barEnd` differs only in the ocean gradient) and texts. */
export const MENUS = {
  black: {
    light: menu(['#10151e', '#19202a', '#19202a', '#2a323e'], ['#d3d8e0', '#a4abb6']),
    dark: menu(['#040609', '#070a0f', '#070a0f', '#151a20'], ['#d3d8e0', '#a4abb6']),
  },
  white: {
    light: menu(['#f2f6fd', '#ffffff', '#ffffff', '#edf0f6'], ['#3c434e', '#5d646f']),
    dark: menu(['#101419', '#151a1f', '#151a1f', '#20262d'], ['#d2d8df', '#9ea5af']),
  },
  ocean: {
    light: menu(['#084370', '#095586', '#1c6986', '#084877'], ['#ecf5fa', '#d3e7f1']),
    dark: menu(['#002544', '#013050', '#0c4054', '#0f4064'], ['#ecf5fa', '#d3e7f1']),
  },
}

/** The active entry of the ocean menu; the other families take it from the accent. */
export const OCEAN_ACTIVE = { ground: '#ebf7fd', text: '#023f6c' } as const

/** Meanings: `solid` with `onSolid` text, `text` on `soft` or on the surface. */
export const SEMANTICS = {
  success: semantic('#157e3c', '#ffffff', ['#15632f', '#e2f9e6'], ['#72d88b', '#15331c']),
  warning: semantic('#f4af2d', '#281d0f', ['#794d0b', '#fff2d7'], ['#f5bd56', '#402c0c']),
  danger: semantic('#c61141', '#ffffff', ['#aa0635', '#feedee'], ['#fb8b94', '#50171f']),
  info: semantic('#0d6ebb', '#ffffff', ['#0a5a9a', '#e8f3ff'], ['#7dbdfa', '#112d48']),
  violet: semantic('#774bcb', '#ffffff', ['#6337af', '#f2f0fd'], ['#bda8f9', '#322353']),
  teal: semantic('#007979', '#ffffff', ['#005f5f', '#dcf6f6'], ['#66d2ce', '#073232']),
}

/** Series colours in drawing order; a chart shows six at most. */
export const CHARTS = {
  light: ['#126ac8', '#189d73', '#cd7c0d', '#854ece', '#d93f5a', '#1590a1'],
  dark: ['#539af2', '#4fcb9c', '#eeb154', '#ad87ed', '#f16f7e', '#5fc9db'],
} as const

/** Font sizes with their line heights (size + 8), px. */
export const TYPE_SCALE = { xs: 12, sm: 14, base: 16, lg: 20, xl: 24, '2xl': 30 } as const

/** Distances, px: multiples of Tailwind's 4 px unit (`gap-1` … `p-12`). */
export const SPACE = [4, 8, 12, 16, 24, 32, 48] as const

/** Control height, row height and cell padding, px; `touch` is the target size below 992 px. */
export const DENSITY = {
  comfortable: { ctl: 32, row: 48, cell: 12 },
  standard: { ctl: 32, row: 40, cell: 12 },
  compact: { ctl: 28, row: 36, cell: 8 },
  touch: 44,
} as const

export const RADIUS = { chip: 4, control: 6, card: 10 } as const

/** Transition lengths in ms: press and hover, popover, drawer. */
export const MOTION = { fast: 120, popover: 180, drawer: 240 } as const

export const LAYERS = {
  sticky: 10,
  dock: 20,
  drawer: 30,
  dialog: 40,
  popover: 50,
  toast: 60,
} as const

/** Everything above as one value, for tools that print or check it. */
export const tokens = {
  THEMES,
  NEUTRALS,
  ACCENTS,
  MENUS,
  OCEAN_ACTIVE,
  SEMANTICS,
  CHARTS,
  TYPE_SCALE,
  SPACE,
  DENSITY,
  RADIUS,
  MOTION,
  LAYERS,
} as const

type Four = readonly [string, string, string, string]

function accent(light: Four, dark: readonly [string, string, string]) {
  return {
    light: { solid: light[0], hover: light[1], soft: light[2], text: light[3] },
    dark: { solid: dark[0], hover: light[0], soft: dark[2], text: dark[1] },
  }
}

function menu(ground: Four, text: readonly [string, string]) {
  return {
    rail: ground[0],
    bar: ground[1],
    barEnd: ground[2],
    hover: ground[3],
    text: text[0],
    muted: text[1],
  }
}

function semantic(
  solid: string,
  onSolid: string,
  light: readonly [string, string],
  dark: readonly [string, string],
) {
  return {
    solid,
    onSolid,
    light: { text: light[0], soft: light[1] },
    dark: { text: dark[0], soft: dark[1] },
  }
}
