import axe from 'axe-core'

/** Ids of the accessibility rules that a rendered part breaks. Colours need a real browser and are left out. */
export async function findAxeViolations(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
