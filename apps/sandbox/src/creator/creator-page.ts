import type { presentAccount } from '../gateway/account-answers.ts'
import { html, nothing } from '../pages/markup.ts'
import type { Markup } from '../pages/markup.ts'
import { WORDS, sayIn } from '../pages/page-words.ts'
import type { Lang } from '../pages/page-words.ts'
import { dayOf, showTime } from '../pages/show-time.ts'
import type { PlatformRow } from '../platforms.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Post } from '../store/post-store.ts'

type Account = ReturnType<typeof presentAccount>

/** Content of one creator page. */
export type CreatorView = {
  readonly context: SandboxContext
  readonly row: PlatformRow
  readonly account: Account
  /** Origin of the console; used only if it is a known one. */
  readonly parent: string
  readonly lang: Lang
}

/** Data for the page's script, as JSON in one attribute. */
function scriptSettings({ context, row, account, parent, lang }: CreatorView): string {
  const words = Object.fromEntries(Object.entries(WORDS).map(([name, text]) => [name, text[lang]]))
  return JSON.stringify({
    platform: row.platform,
    uid: account.uid,
    parent,
    consoleOrigins: context.consoleOrigins,
    infoSubjects: row.infoSubjects,
    words,
  })
}

/** The back-office page of one channel for one account, as text. */
export function renderCreatorPage(view: CreatorView): string {
  const { row, account, lang } = view
  return html`<!doctype html>
    <html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${row.office[lang]} · ${account.nickname}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/base.css" />
        <link rel="stylesheet" href="/assets/creator-page.css" />
        <link rel="stylesheet" href="/assets/brands.css" />
        <script type="module" src="/assets/creator-page.js"></script>
      </head>
      <body data-platform="${row.platform}" data-settings="${scriptSettings(view)}">
        <header class="bar">
          <div class="brand">
            <span class="mark" aria-hidden="true">${Array.from(row.name.zh)[0] ?? ''}</span
            ><span>${row.office[lang]}</span>
          </div>
          <div class="who">
            <img src="${account.avatar}" alt="" width="36" height="36" />
            <div>
              <strong>${account.nickname}</strong><span class="uid">uid ${account.uid}</span>
            </div>
          </div>
        </header>
        <p class="strip" role="status" id="strip" data-tone="idle">
          <span class="dot" aria-hidden="true"></span
          ><span id="strip-text">${WORDS.standalone[lang]}</span>
        </p>
        <main>
          ${contentForm(view)}
          <aside>${accountFigures(view)} ${publishedToday(view)} ${unpublished(view)}</aside>
        </main>
      </body>
    </html>`.markup
}

function contentForm({ row, lang }: CreatorView): Markup {
  const say = sayIn(lang)
  return html`<section class="card" aria-labelledby="new-content">
    <h1 id="new-content">${say('newContent')}</h1>
    <form id="content-form" autocomplete="off">
      <label for="title">${say('title')}</label>
      <div class="counted">
        <input id="title" name="title" placeholder="${say('titleHint')}" /><output id="title-count"
          >0/${row.limits.title}</output
        >
      </div>
      <span class="label" id="images-label">${say('images')}</span>
      <ul class="images" id="images" aria-labelledby="images-label">
        <li class="none">${say('noImages')}</li>
      </ul>
      <label for="text">${say('text')}</label>
      <textarea id="text" name="text" rows="5" placeholder="${say('textHint')}"></textarea>
      <span class="label" id="items-label">${say('items')}</span>
      <ul class="items" id="items" aria-labelledby="items-label">
        <li class="none">${say('noItems')}</li>
      </ul>
      <label for="topic">${say('topic')}</label>
      <input id="topic" name="topic" placeholder="${say('topicHint')}" />
      <div class="row">
        <label class="check"
          ><input type="checkbox" id="draft" name="draft" /> ${say('asDraft')}</label
        >
        <label class="check"
          ><input type="checkbox" id="activity" name="activity" /> ${say('activity')}</label
        >
        <span class="grow"></span>
        <button type="submit" class="primary" id="publish">${say('publish')}</button>
      </div>
    </form>
  </section>`
}

function accountFigures({ account, lang }: CreatorView): Markup {
  const say = sayIn(lang)
  return html`<section class="card figures">
    <div>
      <span>${say('followers')}</span><strong>${account.followers.toLocaleString('en')}</strong>
    </div>
    <div><span>${say('level')}</span><strong>Lv ${account.level}</strong></div>
    <div class="chip" data-tone="${account.permission ? 'good' : 'bad'}">
      ${account.permission ? '● ' + say('mayPublish') : '✕ ' + say('mayNotPublish')}
    </div>
  </section>`
}

function publishedToday({ context, row, account, lang }: CreatorView): Markup {
  const say = sayIn(lang)
  const today = dayOf(context.clock.now())
  const filter = { platform: row.platform, uid: account.uid }
  const posts = context.store
    .list(filter, { offset: 0, size: 50 })
    .filter((post) => dayOf(post.created_at) === today)
  return html`<section class="card" aria-labelledby="today-title">
    <h2 id="today-title">
      ${say('publishedToday')} <span class="count" id="today-count">${posts.length}</span>
    </h2>
    <ol class="today" id="today">
      ${posts.length === 0 ? html`<li class="none">${say('nothingToday')}</li>` : posts.map((post) => listed(post))}
    </ol>
  </section>`
}

function unpublished({ context, row, account, lang }: CreatorView): Markup {
  const say = sayIn(lang)
  const drafts = context.store.drafts(row.platform, account.uid).slice(0, 5)
  return html`<section class="card" aria-labelledby="drafts-title">
    <h2 id="drafts-title">${say('drafts')} <span class="count">${drafts.length}</span></h2>
    <ol class="today">
      ${drafts.length === 0 ? html`<li class="none">${say('noDrafts')}</li>` : drafts.map((post) => listed(post))}
    </ol>
  </section>`
}

function listed(post: Post): Markup {
  const cover = post.images[0]
  return html`<li>
    ${cover === undefined ? nothing : html`<img src="${cover}" alt="" width="44" height="44" />`}
    <div>
      <strong>${post.title}</strong><span>${showTime(post.created_at)}</span
      ><span>${post.feed_id || post.post_id}</span>
    </div>
  </li>`
}
