import { profileOf } from '@omc/demo-world'
import { html } from '../pages/markup.ts'
import type { Markup } from '../pages/markup.ts'
import type { Lang } from '../pages/page-words.ts'
import { PEOPLE } from './people.ts'

const WORDS = {
  title: { zh: '授权登录', en: 'Sign in' },
  lead: {
    zh: '申请使用你的账号登录，将获得你的昵称和头像。',
    en: 'asks to sign you in and will see your name and picture.',
  },
  who: { zh: '以谁的身份登录', en: 'Sign in as' },
  allow: { zh: '同意授权', en: 'Allow' },
  deny: { zh: '拒绝', en: 'Deny' },
  wrong: { zh: '授权请求有误', en: 'This request cannot be granted' },
} as const

const page = (lang: Lang, title: string, body: Markup): string =>
  html`<!doctype html>
    <html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/base.css" />
        <link rel="stylesheet" href="/assets/consent-page.css" />
      </head>
      <body>
        <main class="consent card">${body}</main>
      </body>
    </html>`.markup

/** Asks a person whether the client may sign them in. */
export function renderConsentPage(
  lang: Lang,
  asked: { clientId: string; fields: Readonly<Record<string, string>> },
): string {
  const fields = Object.entries(asked.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  const people = PEOPLE.map(
    (person, at) =>
      html`<label class="person"
        ><input type="radio" name="person" value="${person}" ${at === 0 ? html`checked` : html``} />
        <img src="${profileOf(person).avatarPath}" alt="" width="36" height="36" />
        <span>${profileOf(person).nickname}</span></label
      >`,
  )
  return page(
    lang,
    WORDS.title[lang],
    html`<h1>${WORDS.title[lang]}</h1>
      <p><strong>${asked.clientId}</strong> ${WORDS.lead[lang]}</p>
      <form method="post" action="/oauth/authorize">
        ${fields}
        <fieldset>
          <legend>${WORDS.who[lang]}</legend>
          ${people}
        </fieldset>
        <div class="actions">
          <button type="submit" name="decision" value="allow" class="primary">
            ${WORDS.allow[lang]}</button
          ><button type="submit" name="decision" value="deny">${WORDS.deny[lang]}</button>
        </div>
      </form>`,
  )
}

/** Error page for requests without a trusted address to return to. */
export const renderWrongRequest = (lang: Lang, why: string): string =>
  page(
    lang,
    WORDS.wrong[lang],
    html`<h1>${WORDS.wrong[lang]}</h1>
      <p>${why}</p>`,
  )
