import type { CatalogueState } from './catalogue-state.ts'

/** How soon a page that waits for the build looks again. */
export const LOOK_AGAIN_S = 3

type Absent = Exclude<CatalogueState, { tag: 'ready' }>

const TEXTS: Record<Absent['tag'], { title: string; zh: string; en: string; zhTitle: string }> = {
  building: {
    zhTitle: '组件目录正在构建',
    title: 'The catalogue is being built',
    zh: '首次构建约需一分钟，完成后本页自动打开目录。控制台已可使用。',
    en: 'The first build takes about a minute; this page opens the catalogue by itself then. The console is ready.',
  },
  failed: {
    zhTitle: '组件目录构建失败',
    title: 'The catalogue could not be built',
    zh: '控制台不受影响。原因如下，修复后重新启动，或运行 npm run build:storybook。',
    en: 'The console is not affected. The reason is below; start again when it is mended, or run npm run build:storybook.',
  },
  missing: {
    zhTitle: '组件目录尚未构建',
    title: 'The catalogue is not built',
    zh: '运行 npm run build:storybook 构建，完成后刷新本页。',
    en: 'Build it by npm run build:storybook, then load this page again.',
  },
}

/** The page in place of a catalogue that is not there, in both languages. */
export function catalogueNotice(state: Absent, nonce: string): string {
  const { title, zhTitle, zh, en } = TEXTS[state.tag]
  const refresh =
    state.tag === 'building' ? `<meta http-equiv="refresh" content="${LOOK_AGAIN_S}">` : ''
  const said = state.tag === 'failed' ? `<pre>${escape(state.said)}</pre>` : ''
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}
<title>${zhTitle} · ${title}</title><style nonce="${nonce}">${CSS}</style></head>
<body><main><h1>${zhTitle}</h1><p>${zh}</p><div lang="en"><h2>${title}</h2><p>${en}</p></div>${said}<p><a href="/">开放媒体创作中心 · Open Media Creation Centre</a></p></main></body></html>`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const CSS = `body{font:14px/22px system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif;margin:0;color:#192029;background:#f4f6f8}
main{max-width:640px;margin:12vh auto;padding:24px 32px;background:#fff;border:1px solid #dce0e5;border-radius:10px}h1{font-size:20px;margin:0 0 8px}h2{font-size:16px;margin:20px 0 4px}p{margin:0 0 8px}a{color:#106646}
pre{overflow:auto;max-height:40vh;padding:12px;background:#eef1f5;border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){body{color:#e8ebef;background:#0d1116}main{background:#151a1f;border-color:#2f353c}a{color:#62d09f}pre{background:#1d2228}}`
