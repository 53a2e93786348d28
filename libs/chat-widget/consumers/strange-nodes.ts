const TAGS = new Set(
  (
    'a article aside audio b bdi br button circle dd details div dl dt em figcaption figure footer form g ' +
    'h1 h2 h3 h4 header hr i img input label li line mark nav ol option output p path polyline rect ' +
    'section select small span strong summary svg table tbody td textarea th thead time tr ul video'
  ).split(' '),
)
const ADDRESSES = ['href', 'src', 'srcset', 'poster', 'action', 'formaction', 'data', 'xlink:href']
const SCHEMES = ['http:', 'https:', 'mailto:', 'blob:']

/** Elements and attributes that the widget never creates. */
export function strangeNodes(root: Element): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const strange = [...element.attributes].filter(({ name, value }) => {
      if (/^on/i.test(name) || name === 'srcdoc') return true
      if (name === 'style') return /url|expression|javascript/i.test(value)
      return ADDRESSES.includes(name.toLowerCase()) && !leadsOutside(value)
    })
    return [
      ...(TAGS.has(element.localName) ? [] : [`element ${element.localName}`]),
      ...strange.map(({ name, value }) => `${element.localName} ${name}=${value.slice(0, 80)}`),
    ]
  })
}

/** Whether the URL has an ordinary scheme or is on the own site. */
function leadsOutside(address: string): boolean {
  return SCHEMES.includes(new URL(address, location.href).protocol)
}
