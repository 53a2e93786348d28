import { FAULT_MODES, FAULT_OPERATIONS } from '../faults/fault-rules.ts'
import { html } from '../pages/markup.ts'
import type { Markup } from '../pages/markup.ts'
import { MODE_WORDS, OPERATION_WORDS, sayIn } from '../pages/page-words.ts'
import type { Lang, Say } from '../pages/page-words.ts'
import { ALL_PLATFORMS, PLATFORMS } from '../platforms.ts'

/** The form that plants one fault; its script sends it with the token typed here. */
export function renderFaultForm(lang: Lang): Markup {
  const say = sayIn(lang)
  return html`<form
    id="faults"
    class="card"
    aria-labelledby="faults-title"
    data-platforms="${PLATFORMS.map((row) => row.platform).join(' ')}"
  >
    <h2 id="faults-title">${say('faults')}</h2>
    <p class="none">${say('faultsLead')}</p>
    ${whatFails(lang, say)} ${whoseFails(lang, say)} ${howOften(say)} ${howSlow(say)}
    <label class="check"><input type="checkbox" name="dedupe" /> ${say('dedupe')}</label>
    <label class="check"><input type="checkbox" name="deny" /> ${say('deny')}</label>
    <label>${say('token')}<input id="token" type="password" autocomplete="off" required /></label>
    <div class="actions">
      <button type="submit" class="primary">${say('save')}</button
      ><button type="button" id="clear">${say('clear')}</button>
    </div>
    <output id="faults-answer"></output>
  </form>`
}

function whatFails(lang: Lang, say: Say): Markup {
  const modes = FAULT_MODES.map(
    (mode) => html`<option value="${mode}">${MODE_WORDS[mode]?.[lang] ?? mode}</option>`,
  )
  const operations = FAULT_OPERATIONS.map(
    (operation) => html`<option value="${operation}">${OPERATION_WORDS[operation][lang]}</option>`,
  )
  return html`<label
      >${say('mode')}<select name="mode">
        ${modes}
      </select></label
    >
    <label
      >${say('operation')}<select name="on">
        <option value="">${say('usualOperations')}</option>
        ${operations}
      </select></label
    >`
}

function whoseFails(lang: Lang, say: Say): Markup {
  const platforms = ALL_PLATFORMS.map(
    (row) => html`<option value="${row.platform}">${row.name[lang]}</option>`,
  )
  return html`<div class="pair">
    <label
      >${say('platform')}<select name="platform">
        <option value="">${say('any')}</option>
        ${platforms}
      </select></label
    >
    <label>${say('uid')}<input name="uid" maxlength="64" placeholder="${say('any')}" /></label>
  </div>`
}

const howOften = (say: Say): Markup =>
  html`<div class="pair">
    <label
      >${say('times')}<input name="times" type="number" min="1" placeholder="${say('any')}"
    /></label>
    <label
      >${say('rate')}<input name="rate" type="number" min="0" max="1" step="0.05" placeholder="1"
    /></label>
  </div>`

const howSlow = (say: Say): Markup =>
  html`<div class="pair">
    <label
      >${say('latencyMin')}<input
        name="latency_min"
        type="number"
        min="0"
        max="600000"
        placeholder="0"
    /></label>
    <label
      >${say('latencyMax')}<input
        name="latency_max"
        type="number"
        min="0"
        max="600000"
        placeholder="0"
    /></label>
  </div>`
