import { part } from './content-form.js'

/** @type {Record<string, string>} */
const words = JSON.parse(document.body.dataset['words'] ?? '{}')
const form = part('faults', HTMLFormElement)

/**
 * Reads the form as the setting it stands for.
 *
 * @param {FormData} fields
 */
function settingOf(fields) {
  /** @param {string} name */
  const text = (name) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  /** @param {string} name */
  const number = (name) => (text(name) === '' ? undefined : Number(text(name)))
  const platform = text('platform') || undefined
  const min = number('latency_min')
  const latency = min === undefined ? undefined : { min, max: number('latency_max') ?? min }
  const rule = {
    platform,
    uid: text('uid') || undefined,
    on: text('on') ? [text('on')] : undefined,
    mode: text('mode'),
    times: number('times'),
    rate: number('rate'),
    latency_ms: latency,
  }
  const switches = {
    dedupe: fields.has('dedupe'),
    x_frame_options: fields.has('deny') ? 'DENY' : null,
  }
  const named = platform ? [platform] : (form.dataset['platforms'] ?? '').split(' ')
  return {
    rules: rule.mode === 'none' && !latency ? [] : [rule],
    platforms: Object.fromEntries(named.map((name) => [name, switches])),
  }
}

/** @param {object} setting */
async function save(setting) {
  const output = part('faults-answer', HTMLOutputElement)
  try {
    const response = await fetch('/faults', {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${part('token', HTMLInputElement).value}`,
      },
      body: JSON.stringify(setting),
    })
    const answer = await response.json()
    output.dataset['tone'] = response.ok ? 'good' : 'bad'
    output.value = response.ok ? (words['saved'] ?? '') : `${words['notSaved']}: ${answer.message}`
  } catch (error) {
    output.dataset['tone'] = 'bad'
    output.value = `${words['notSaved']}: ${String(error)}`
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void save(settingOf(new FormData(form)))
})
part('clear', HTMLButtonElement).addEventListener('click', () => void save({}))
