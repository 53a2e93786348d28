/** Runs in the page: finds elements and attributes that come from text parsed as markup. */
export function readStrange(): readonly string[] {
  const ELEMENTS =
    // The page has its own scripts and styles; one inline script is in the body.
    'body > * script, body > script[src]:not([src^="./"]), body > script:not([src]) ~ script:not([src]), ' +
    'body style, body > * link, body > link:not([rel="stylesheet"][href^="/assets/"]), body meta, ' +
    'base, object, embed, marquee, math, frameset, ' +
    'iframe[srcdoc], image, applet, plaintext, isindex, x, x-y, svg script, svg foreignObject'
  const LEADING = 'a, area, form, iframe, button, input'
  const told = (element: Element) => element.outerHTML.slice(0, 120)
  const strange = [...document.querySelectorAll(ELEMENTS)].map(told)
  const handled = [...document.querySelectorAll('*')]
    .filter(({ attributes }) => [...attributes].some(({ name }) => /^on/i.test(name)))
    .map(told)
  const leading = [...document.querySelectorAll(LEADING)].filter((element) =>
    ['href', 'xlink:href', 'action', 'formaction', 'src'].some((name) => {
      const address = element.getAttribute(name)
      return (
        address !== null && !/^(https?|mailto|blob):/.test(new URL(address, location.href).href)
      )
    }),
  )
  return [...strange, ...handled, ...leading.map(told)]
}

/** Runs in the page: numbers of the payloads in its texts and attributes. */
export function readShown(): readonly number[] {
  const texts = [...document.querySelectorAll('body *')].flatMap((element) => [
    ...[...element.attributes].map(({ value }) => value),
    ...[...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [],
    ),
  ])
  return [...texts.join('\n').matchAll(/hit\((\d+)\)/g)].map(([, number]) => Number(number))
}
