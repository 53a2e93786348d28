import type { FieldFact, Item } from '@omc/sdk'
import * as fields from '@omc/sdk/fields/creator_contents'
import { update } from '@omc/sdk/forms/creator_contents'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'

export type Content = Item<'creator_contents.list'>
export type FieldKind = 'title' | 'desc' | 'paragraph'

type Attribute = 'title' | 'desc' | 'paragraphs'

/** A place in a content that takes a text. */
export type Target = {
  readonly id: string
  readonly kind: FieldKind
  readonly label: string
  /** Attribute that changes with the place. */
  readonly attribute: Attribute
  /** Text that stands there; empty for a new paragraph. */
  readonly text: string
  /** Most characters; null without a limit of the contract. */
  readonly max: number | null
  /** Value of the attribute when another text stands there. */
  readonly valueWith: (text: string) => string | readonly string[]
}

/** Where a text can go in a content: title, description, each paragraph, and behind the last. */
export function targetsIn(content: Pick<Content, Attribute>): readonly Target[] {
  const { paragraphs } = content
  const field = (name: 'title' | 'desc', fact: FieldFact): Target => ({
    id: name,
    kind: name,
    label: fieldLabel(fact),
    attribute: name,
    text: content[name],
    max: update.inputs[name].maxLength,
    valueWith: (text) => text,
  })
  const paragraph = (at: number): Target => ({
    id: `paragraph-${at}`,
    kind: 'paragraph',
    label:
      at < paragraphs.length
        ? i18n.t('insert.paragraph', { number: at + 1 })
        : i18n.t('insert.newParagraph'),
    attribute: 'paragraphs',
    text: paragraphs[at] ?? '',
    max: null,
    valueWith: (text) => [...paragraphs.slice(0, at), text, ...paragraphs.slice(at + 1)],
  })
  return [
    field('title', fields.title),
    field('desc', fields.desc),
    ...Array.from({ length: paragraphs.length + 1 }, (_, at) => paragraph(at)),
  ]
}

/** Longest text that is more likely a title than a paragraph. */
const TITLE_LENGTH = 40

/** Place that a text is most likely for. */
export function likelyTarget(
  targets: readonly Target[],
  text: string,
  kind: FieldKind = text.length <= TITLE_LENGTH && !text.includes('\n') ? 'title' : 'paragraph',
): Target | undefined {
  return targets.findLast((one) => one.kind === kind)
}

/** Numbering in front of a line of an answer. */
const NUMBERING = /^\s*(?:\d{1,2}[.、)）]|[-*•])\s*/

/** Parts of a text that can go in alone: the lines, without their numbering. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(NUMBERING, '').trim())
    .filter((line) => line !== '')
