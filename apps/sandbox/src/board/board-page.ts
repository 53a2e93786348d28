import { profileOf } from '@omc/demo-world'
import { html, nothing } from '../pages/markup.ts'
import type { Markup } from '../pages/markup.ts'
import { WORDS, sayIn } from '../pages/page-words.ts'
import type { Lang } from '../pages/page-words.ts'
import { showTime } from '../pages/show-time.ts'
import { findPlatform, PLATFORMS } from '../platforms.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { AccountCount, Post, PostFilter } from '../store/post-store.ts'
import { renderFaultForm } from './fault-form.ts'

const PAGE_SIZE = 30
const SHOWN_ACCOUNTS = 40

/** Content of the page of posts. */
export type BoardView = {
  readonly context: SandboxContext
  readonly filter: PostFilter
  readonly page: number
  readonly lang: Lang
}

/** Page with all posts, newest first, with duplicates highlighted. */
export function renderBoardPage(view: BoardView): string {
  const { lang } = view
  const say = sayIn(lang)
  const words = JSON.stringify({ saved: say('saved'), notSaved: say('notSaved') })
  return html`<!doctype html>
    <html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${say('boardTitle')}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/base.css" />
        <link rel="stylesheet" href="/assets/board-page.css" />
        <script type="module" src="/assets/board-page.js"></script>
      </head>
      <body data-words="${words}">
        <header class="top">
          <div>
            <h1>${say('boardTitle')}</h1>
            <p>${say('boardLead')}</p>
          </div>
          <a
            href="${address(view, { lang: lang === 'zh' ? 'en' : 'zh' })}"
            lang="${lang === 'zh' ? 'en' : 'zh-CN'}"
            >${lang === 'zh' ? 'English' : '中文'}</a
          >
        </header>
        ${board(view)}
      </body>
    </html>`.markup
}

/** Figures, posts and accounts of the filter, and the form of faults. */
function board(view: BoardView): Markup {
  const { context, filter, page, lang } = view
  const { store } = context
  const say = sayIn(lang)
  const posts = store.list(filter, { offset: (page - 1) * PAGE_SIZE, size: PAGE_SIZE })
  const { total, duplicates } = store.count(filter)
  const accounts = store
    .accounts()
    .filter((one) => filter.platform === undefined || one.platform === filter.platform)
  const planted = context.board.read().rules.length
  return html`<main class="page">
    <nav class="tabs wide">${platformTabs(view)}</nav>
    <dl class="figures wide">
      ${figure(say('posts'), total)}
      ${figure(say('duplicates'), duplicates, duplicates > 0 ? 'bad' : 'plain')}
      ${figure(say('accounts'), accounts.length)} ${figure(say('faultsPlanted'), planted)}
    </dl>
    <section class="card" aria-labelledby="newest">
      <h2 id="newest">${say('newest')}</h2>
      <ol class="posts">
        ${posts.length === 0 ? emptyEntry(lang) : posts.map((post) => postEntry(view, post))}
      </ol>
      ${pager(view, total)}
    </section>
    <div class="side">
      <section class="card" aria-labelledby="accounts">
        <h2 id="accounts">${say('accounts')}</h2>
        <ul>
          ${accounts.length === 0 ? html`<li class="none">${say('nothing')}</li>` : accounts.slice(0, SHOWN_ACCOUNTS).map((one) => accountEntry(view, one))}
        </ul>
      </section>
      ${renderFaultForm(lang)}
    </div>
  </main>`
}

function address(
  { filter, lang }: BoardView,
  change: PostFilter & { page?: number; lang?: Lang } = {},
): string {
  const wanted = { ...filter, lang, ...change }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return `/?${query.toString()}`
}

function platformTabs(view: BoardView): Markup[] {
  const { filter, lang } = view
  const tab = (platform: string | undefined, name: string): Markup =>
    html`<a
      href="${address(view, { platform, uid: undefined, attempt_key: undefined })}"
      ${filter.platform === platform ? html` aria-current="page"` : nothing}
      >${name}</a
    >`
  return [
    tab(undefined, WORDS.allPlatforms[lang]),
    ...PLATFORMS.map((row) => tab(row.platform, row.name[lang])),
  ]
}

const figure = (name: string, value: number, tone = 'plain'): Markup =>
  html`<div class="card" data-tone="${tone}">
    <dt>${name}</dt>
    <dd>${value.toLocaleString('en')}</dd>
  </div>`

const emptyEntry = (lang: Lang): Markup =>
  html`<li class="none">
    <strong>${WORDS.nothing[lang]}</strong><br />${WORDS.nothingHint[lang]}
  </li>`

function postEntry(view: BoardView, post: Post): Markup {
  const { lang, context } = view
  const times = context.store.timesPublished(post)
  const tone = { published: 'good', draft: 'plain', deleted: 'plain' }[post.state]
  const cover = post.images[0]
  return html`<li${times > 1 ? html` data-repeated` : nothing}>
${cover === undefined ? nothing : html`<img src="${cover}" alt="" width="72" height="72" />`}
<div><strong>${post.title}</strong> <span class="chip" data-tone="${tone}">${WORDS[post.state][lang]}</span>${times > 1 ? html` <span class="chip" data-tone="bad">${WORDS.repeated[lang]} × ${times}</span>` : nothing}
<p>${findPlatform(post.platform)?.name[lang] ?? post.platform} · ${profileOf(post.uid).nickname} (${post.uid}) · ${showTime(post.created_at)} · ${post.feed_id}</p>
<p>${WORDS.attemptKey[lang]} <a href="${address(view, { attempt_key: post.attempt_key })}"><code>${post.attempt_key}</code></a></p></div></li>`
}

function accountEntry(view: BoardView, account: AccountCount): Markup {
  const { lang } = view
  const { nickname, avatarPath } = profileOf(account.uid)
  const { platform, uid } = account
  const query = new URLSearchParams({ uid, lang }).toString()
  const page = `/creator/${platform}?${query}`
  return html`<li class="account">
    <img src="${avatarPath}" alt="" width="36" height="36" />
    <div>
      <a href="${address(view, { platform, uid })}">${nickname}</a
      ><span
        >${findPlatform(platform)?.name[lang] ?? platform} · ${uid} ·
        <a href="${page}">${WORDS.openPage[lang]}</a></span
      >
    </div>
    <strong>${account.posts}</strong
    >${account.duplicates > 0 ? html`<span class="chip" data-tone="bad">+${account.duplicates}</span>` : nothing}
  </li>`
}

function pager(view: BoardView, total: number): Markup {
  const { page, lang } = view
  const newer =
    page > 1
      ? html`<a href="${address(view, { page: page - 1 })}">${WORDS.newer[lang]}</a>`
      : html`<span></span>`
  const older =
    page * PAGE_SIZE < total
      ? html`<a href="${address(view, { page: page + 1 })}">${WORDS.older[lang]}</a>`
      : nothing
  return html`<nav class="pager">${newer}${older}</nav>`
}
