/**
 * First visible element with this role whose accessible name matches the pattern, or undefined.
 * It runs in the page, so it is self-contained: a query of the accessibility tree takes Firefox
 * seconds, and the console's policy forbids compiling text in the page.
 */
export function findNamed(role: string, pattern: string, inside = 'body'): HTMLElement | undefined {
  const native: Readonly<Record<string, string>> = {
    button: 'button, input[type=button], input[type=submit]',
    dialog: 'dialog',
    group: 'fieldset',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    listitem: 'li',
    radio: 'input[type=radio]',
    // A password field has no role, but people see it as a text field.
    textbox: 'input:not([type]), input[type=text], input[type=tel], input[type=password], textarea',
  }
  const wanted = new RegExp(`^(?:${pattern})$`)
  const own = native[role]
  const selector = own ? `[role=${role}], :is(${own}):not([role])` : `[role=${role}]`
  return [...document.querySelectorAll<HTMLElement>(`${inside} :is(${selector})`)].find(
    (one) =>
      one.checkVisibility() &&
      one.closest('[aria-hidden=true]') === null &&
      wanted.test(nameOf(one)),
  )

  function nameOf(element: Element): string {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = (element as Partial<HTMLInputElement>).labels ?? []
    const others = [...ids.map((id) => document.getElementById(id)), ...labels]
    const given = [
      others.map((other) => (other ? wordsOf(other) : '')).join(' '),
      element.getAttribute('aria-label') ?? '',
      element.matches('fieldset') ? wordsOf(element.querySelector('legend') ?? element) : '',
      wordsOf(element),
      element.getAttribute('title') ?? '',
    ]
    return (
      given.map((words) => words.replace(/\s+/g, ' ').trim()).find((words) => words !== '') ?? ''
    )
  }

  /** Text that a screen reader speaks: text nodes and the names of nested elements. */
  function wordsOf(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return ''
    return [...node.childNodes]
      .map(
        (child) => (child instanceof Element && child.getAttribute('aria-label')) || wordsOf(child),
      )
      .join('')
  }
}
