import { i18n } from '../../kernel/i18n/i18n.ts'
import type { DetailDefinition, DetailRecord } from '../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../kit/detail/detail-panel.tsx'
import { ContentPreview } from './content-preview.tsx'
import { ParagraphsInput } from './paragraphs-input.tsx'
import { PicturesInput } from './pictures-input.tsx'

/** Controls of the inputs that contents of all families have. */
export const CONTENT_CONTROLS = { paragraphs: ParagraphsInput, images: PicturesInput }

/** Editor of a content: its inputs, and beside them how it looks and what the channel finds. */
export const contentPanel = <Rec extends DetailRecord>(detail: DetailDefinition<Rec>) =>
  detailPanel(detail, {
    mainLabel: () => i18n.t('contentEditor.edit'),
    label: () => i18n.t('contentEditor.preview'),
    Part: ContentPreview,
  })
