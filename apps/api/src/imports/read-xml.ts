import { says } from '@omc/core/problems'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Pause } from './deadline.ts'
import { tableProblem } from './table-problem.ts'

export interface XmlHandlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const PIECE = 128 * 1024

/**
 * Reads XML as events. Document types are refused: no entity can be declared, so none can grow.
 *
 * @throws Problem 422 `not_a_table`
 */
export async function readXml(bytes: Uint8Array, handlers: XmlHandlers, pause: Pause) {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw tableProblem(says('not_a_table.xml'), { why: error.message })
  })
  parser.on('doctype', () => {
    throw tableProblem(says('not_a_table.doctype'))
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) =>
    handlers.open?.(local(name), attributes),
  )
  parser.on('text', (text) => handlers.text?.(text))
  parser.on('cdata', (text) => handlers.text?.(text))
  parser.on('closetag', ({ name }: SaxesTagPlain) => handlers.close?.(local(name)))
  const decoder = new TextDecoder()
  for (let from = 0; from < bytes.length; from += PIECE) {
    parser.write(decoder.decode(bytes.subarray(from, from + PIECE), { stream: true }))
    await pause()
  }
  parser.write(decoder.decode()).close()
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)
